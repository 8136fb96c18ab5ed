import { isIP } from 'node:net';
import { z } from 'zod';
import { connectionFault } from './connection-url.js';
import { publicUrlProblems } from './public-url.js';
import { estimateBits } from './secret-strength.js';
import { readSettingFiles } from './setting-files.js';

const text = (fallback: string) => z.string().trim().min(1).default(fallback);
const wholeNumber = (min: number, max: number) =>
  z.coerce.number({ error: 'must be a number' }).int().min(min).max(max);
export const whole = (fallback: number, min = 1, max = 1_000_000) =>
  wholeNumber(min, max).default(fallback);
const number = (fallback: number, max = 1_000_000) =>
  z.coerce.number({ error: 'must be a number' }).min(0).max(max).default(fallback);
export const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be a URL starting with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  });

const server = (...protocols: string[]) =>
  z.string().superRefine((value, context) => {
    const message = connectionFault(value, protocols);
    if (message) context.addIssue({ code: 'custom', message });
  });
/** An address or name of this machine to listen on. */
const host = () =>
  z
    .string()
    .refine((value) => isIP(value) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value), {
      error: 'must be an address of this machine, without a port',
    })
    .optional();

/** `address` or `Name <address>`; nothing that could be read as two senders. */
const SENDER =
  /^(?:(?:"[^"\r\n]*" *|[^<>"(),:;@\r\n]*)<[^\s<>@",]+@[^\s<>@",]+>|[^\s<>@",]+@[^\s<>@",]+)$/;

/** Secrets from examples and tutorials: production refuses to start with one. */
const PLACEHOLDERS = /change-?me|placeholder|example|secret|password|your-|xxxx/i;

/** Keyboard rows and the like, which look random to a character-based estimate. */
const ROWS = /qwert|asdfg|zxcvb|azerty|1q2w3e/i;

/**
 * Minimum estimated entropy in bits. None of 20,000 samples of 32 random digits was estimated below
 * 70.
 */
const MIN_BITS = { session: 64, operator: 20 };

const isGuessable = (secret: string, bits: number): boolean =>
  ROWS.test(secret) || estimateBits(secret) < bits;

/** All settings of the API and worker processes. */
export const variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: whole(3000, 0, 65535),
  HOST: host(),
  METRICS_PORT: whole(9464, 0, 65535),
  METRICS_HOST: host(),
  /** Separate port for an API's health and metrics; defaults to `PORT`. */
  API_METRICS_PORT: wholeNumber(1, 65535).optional(),
  PUBLIC_URL: url('http:', 'https:').optional(),
  DATABASE_URL: server('postgres:', 'postgresql:'),
  DATABASE_POOL: whole(20, 2, 500),
  REDIS_URL: server('redis:', 'rediss:'),
  DATA_DIR: text('.data'),
  /** Newest first: the first one signs, all of them verify. */
  SESSION_SECRET: z
    .string()
    .refine((value) => value.split(',').every((secret) => secret.length >= 32), {
      error: 'must have at least 32 characters (each of several, parted by commas)',
    })
    .optional(),
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: url('http:', 'https:').optional(),
  OPENAI_MODEL: text('gpt-4o-mini'),
  OPENAI_FALLBACK_MODEL: z.string().min(1).optional(),
  OPENAI_FIRST_TOKEN_TIMEOUT_MS: whole(20_000),
  OPENAI_IDLE_TIMEOUT_MS: whole(20_000),
  OPENAI_TOTAL_TIMEOUT_MS: whole(180_000),
  OPENAI_BREAKER_FAILURES: whole(5),
  WORKER_CONCURRENCY: whole(64, 1, 2000),
  REPLY_QUEUE_LIMIT: whole(1000),
  MODEL_PRICE_INPUT: number(0),
  MODEL_PRICE_OUTPUT: number(0),
  TRUST_PROXY: wholeNumber(0, 10).optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: text('Zampa <no-reply@localhost>').refine((value) => SENDER.test(value), {
    error: 'must be an address, or a name and <address>',
  }),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_AUTHORIZATION_URL: url('http:', 'https:').optional(),
  GOOGLE_TOKEN_URL: url('http:', 'https:').optional(),
  GOOGLE_USERINFO_URL: url('http:', 'https:')
    .refine((value) => /^[^?#]*\/userinfo(?:[?#]|$)/.test(value), 'must end in /userinfo')
    .optional(),
  FACEBOOK_APP_ID: z.string().min(1).optional(),
  FACEBOOK_APP_SECRET: z.string().min(1).optional(),
  FACEBOOK_AUTHORIZATION_URL: url('http:', 'https:').optional(),
  FACEBOOK_TOKEN_URL: url('http:', 'https:').optional(),
  FACEBOOK_PROFILE_URL: url('http:', 'https:').optional(),
  TOKEN_SYNC_URL: url('http:', 'https:').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_/, 'must start with sk_ or rk_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_', 'must start with pk_').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_URL: url('http:', 'https:').optional(),
  /** What defines `Stripe` in the browser; without it, Stripe's own script does. */
  STRIPE_JS_URL: url('http:', 'https:').optional(),
  PAYMENTS: z.enum(['sandbox']).optional(),
  FIRST_MONTH_DISCOUNT_PERCENT: whole(50, 0, 95),
  META_PIXEL_ID: z
    .string()
    .regex(/^\d{5,20}$/, 'must have 5 to 20 digits')
    .optional(),
  TEST_PANEL: z.enum(['on', 'off']).optional(),
  RATE_LIMIT_FACTOR: z.coerce.number({ error: 'must be a number' }).positive().default(1),
  OPERATOR_PASSWORD: z
    .string()
    .min(12, 'must have at least 12 characters')
    .refine((value) => !PLACEHOLDERS.test(value), 'is a placeholder; set a password of your own')
    .refine((value) => !isGuessable(value, MIN_BITS.operator), 'is too easy to guess')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:').optional(),
  OTEL_TRACES_SAMPLER_ARG: number(1, 1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** Lists everything that is wrong with the environment. */
export class EnvError extends Error {}

export type Source = Record<string, string | undefined>;

/** The settings of an API or worker process. */
export type Env = ReturnType<typeof readEnv>;

/**
 * Reads and validates the environment; an empty value counts as absent.
 * @throws EnvError naming every missing or malformed variable, never its value.
 */
export function readEnv(given: Source) {
  const { source: own, problems } = readSettingFiles(given, Object.keys(variables.shape));
  const source = withSandbox(own);
  const env = validate(variables, source, [
    ...problems,
    ...publicUrlProblems(source.PUBLIC_URL, source.NODE_ENV),
    ...portProblems(source),
    ...productionProblems(source),
    ...stripeProblems(source),
  ]);
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${String(env.PORT)}`).origin;
  const secure = publicUrl.startsWith('https:');
  return {
    ...env,
    PUBLIC_URL: publicUrl,
    TRUST_PROXY: env.TRUST_PROXY ?? (secure ? 1 : 0),
    /** Never in production, where setting it is an error, and never with live payment keys. */
    TEST_PANEL:
      env.NODE_ENV !== 'production' &&
      env.TEST_PANEL !== 'off' &&
      !isLive(env.STRIPE_SECRET_KEY ?? ''),
    /** Sign-in providers with configured credentials. */
    providers: [
      ...(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET ? (['google'] as const) : []),
      ...(env.FACEBOOK_APP_ID && env.FACEBOOK_APP_SECRET ? (['facebook'] as const) : []),
    ],
    /** Whether the public URL is HTTPS: decides the cookie's name and flags. */
    secure,
  };
}

/** The address of `npm run sandbox`, and the keys it accepts. */
const SANDBOX = {
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
  STRIPE_API_URL: 'http://127.0.0.1:12111',
};

/** `PAYMENTS=sandbox` is short for the settings of the sandbox; a real key switches it off. */
function withSandbox(source: Source): Source {
  if (source.PAYMENTS !== 'sandbox' || source.STRIPE_SECRET_KEY) return source;
  const given = Object.entries(source).filter(([, value]) => value !== '');
  const all: Source = { ...SANDBOX, ...Object.fromEntries(given) };
  return { ...all, STRIPE_JS_URL: all.STRIPE_JS_URL ?? `${all.STRIPE_API_URL ?? ''}/stripe.js` };
}

/** Settings of the migration process: the database only. */
export function readMigrationEnv(given: Source) {
  return readSome(variables.pick({ DATABASE_URL: true }), given);
}

/** @throws EnvError naming every missing or malformed one of these settings. */
export function readSome<T>(settings: z.ZodType<T> & { shape: object }, given: Source): T {
  const { source, problems } = readSettingFiles(given, Object.keys(settings.shape));
  return validate(settings, source, problems);
}

function productionProblems(source: Source): string[] {
  const { NODE_ENV, SESSION_SECRET, TEST_PANEL, PAYMENTS, STRIPE_JS_URL } = source;
  if (NODE_ENV !== 'production') return [];
  const panel = TEST_PANEL === 'on' ? ['TEST_PANEL: cannot be on in production'] : [];
  const sandbox = PAYMENTS === 'sandbox' ? ['PAYMENTS: no sandbox in production'] : [];
  // Real cards are typed into Stripe's own form only.
  const script = STRIPE_JS_URL ? ['STRIPE_JS_URL: cannot be set in production'] : [];
  return [...secretProblems(SESSION_SECRET), ...panel, ...(sandbox.length > 0 ? sandbox : script)];
}

/** One process cannot listen on the same port twice. */
function portProblems({ PORT = '3000', API_METRICS_PORT }: Source): string[] {
  return API_METRICS_PORT && Number(API_METRICS_PORT) === Number(PORT)
    ? ['API_METRICS_PORT: must be another port than PORT']
    : [];
}

/** Mixing test and live keys would charge real money by mistake, or none at all. */
function stripeProblems({ STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY }: Source): string[] {
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY) return [];
  const same = isLive(STRIPE_SECRET_KEY) === isLive(STRIPE_PUBLISHABLE_KEY);
  return same ? [] : ["STRIPE_PUBLISHABLE_KEY: is not of the secret key's mode"];
}

const isLive = (key: string): boolean => key.includes('_live_');

function secretProblems(secret: string | undefined): string[] {
  if (!secret) return ['SESSION_SECRET: is required in production'];
  const parts = secret.split(',');
  if (parts.some((part) => PLACEHOLDERS.test(part))) {
    return ['SESSION_SECRET: is a placeholder; set a random value of your own'];
  }
  if (!parts.some((part) => isGuessable(part, MIN_BITS.session))) return [];
  return [
    'SESSION_SECRET: repeats itself too much to be random; set one made by `openssl rand -hex 32`',
  ];
}

function validate<T>(schema: z.ZodType<T>, source: Source, problems: string[]): T {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  const all = [...(parsed.error?.issues ?? []).map((issue) => describe(issue, given)), ...problems];
  if (parsed.success && all.length === 0) return parsed.data;
  throw new EnvError(`The environment is not valid:\n${all.map((p) => `  ${p}`).join('\n')}`);
}

function describe(issue: z.core.$ZodIssue, given: Source): string {
  const name = issue.path.join('.');
  return `${name}: ${given[name] === undefined ? 'is required' : issue.message}`;
}
