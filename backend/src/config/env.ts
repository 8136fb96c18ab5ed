import { createECDH } from 'node:crypto';
import { z } from 'zod';
import { redisUrls } from './redis-urls.js';
import { secretProblems } from './secret-strength.js';
import { readSettingFiles } from './setting-files.js';
import { variables } from './variables.js';

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
    ...vapidProblems(source),
    ...supportProblems(source),
  ]);
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${String(env.PORT)}`).origin;
  const secure = publicUrl.startsWith('https:');
  return {
    ...env,
    PUBLIC_URL: publicUrl,
    /** Redis by role. */
    redis: redisUrls(env),
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
    /** Who runs this installation. */
    operator: {
      name: env.OPERATOR_NAME ?? null,
      address: env.OPERATOR_ADDRESS ?? null,
      supportEmail: env.SUPPORT_EMAIL ?? null,
      communityUrl: env.COMMUNITY_URL ?? null,
      answerHours: { pro: env.SUPPORT_HOURS_PRO, expert: env.SUPPORT_HOURS_EXPERT },
    },
    /** Host names with fixed addresses, which webhooks do not look up; never in production. */
    WEBHOOK_TEST_HOSTS: new Map(
      env.WEBHOOK_TEST_HOSTS?.split(',').map((pair) => pair.split('=') as [string, string]),
    ),
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

/** `PAYMENTS=sandbox` is shorthand for the sandbox's settings; setting a secret key disables it. */
function withSandbox(source: Source): Source {
  if (source.PAYMENTS !== 'sandbox' || source.STRIPE_SECRET_KEY) return source;
  const given = Object.entries(source).filter(([, value]) => value !== '');
  const all: Source = { ...SANDBOX, ...Object.fromEntries(given) };
  return { ...all, STRIPE_JS_URL: all.STRIPE_JS_URL ?? `${all.STRIPE_API_URL ?? ''}/stripe.js` };
}

/** @throws EnvError naming every missing or malformed one of these settings. */
export function readSome<T>(settings: z.ZodType<T> & { shape: object }, given: Source): T {
  const { source, problems } = readSettingFiles(given, Object.keys(settings.shape));
  return validate(settings, source, problems);
}

function productionProblems(source: Source): string[] {
  const { NODE_ENV, SESSION_SECRET, TEST_PANEL, PAYMENTS, STRIPE_JS_URL } = source;
  const { WEBHOOK_TEST_HOSTS } = source;
  if (NODE_ENV !== 'production') return [];
  const panel = TEST_PANEL === 'on' ? ['TEST_PANEL: cannot be on in production'] : [];
  const sandbox = PAYMENTS === 'sandbox' ? ['PAYMENTS: no sandbox in production'] : [];
  // Real card details are entered only in Stripe's own form.
  const script = STRIPE_JS_URL ? ['STRIPE_JS_URL: cannot be set in production'] : [];
  const hosts = WEBHOOK_TEST_HOSTS ? ['WEBHOOK_TEST_HOSTS: cannot be set in production'] : [];
  return [
    ...secretProblems(SESSION_SECRET),
    ...panel,
    ...hosts,
    ...(sandbox.length > 0 ? sandbox : script),
  ];
}

/** One process cannot listen on the same port twice. */
function portProblems({ PORT, API_METRICS_PORT }: Source): string[] {
  return API_METRICS_PORT && Number(API_METRICS_PORT) === Number(PORT || 3000)
    ? ['API_METRICS_PORT: must be another port than PORT']
    : [];
}

/** Mixing test and live keys would charge real money by mistake, or none at all. */
function stripeProblems({ STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY }: Source): string[] {
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY) return [];
  const same = isLive(STRIPE_SECRET_KEY) === isLive(STRIPE_PUBLISHABLE_KEY);
  return same ? [] : ["STRIPE_PUBLISHABLE_KEY: is not of the secret key's mode"];
}

/** Expert is sold as the plan with the faster answers. */
function supportProblems({ SUPPORT_HOURS_PRO, SUPPORT_HOURS_EXPERT }: Source): string[] {
  return Number(SUPPORT_HOURS_EXPERT || 8) > Number(SUPPORT_HOURS_PRO || 48)
    ? ['SUPPORT_HOURS_EXPERT: must not be more than SUPPORT_HOURS_PRO']
    : [];
}

/** If the two keys are not a pair, every notification is refused. */
function vapidProblems({ VAPID_PUBLIC_KEY: open, VAPID_PRIVATE_KEY: hidden }: Source): string[] {
  if (!open && !hidden) return [];
  if (!open || !hidden) return ['VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: set both, or none'];
  return publicKeyOf(hidden) === open ? [] : ['VAPID_PUBLIC_KEY: is not of VAPID_PRIVATE_KEY'];
}

function publicKeyOf(hidden: string): string | undefined {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(hidden, 'base64url');
    return pair.getPublicKey('base64url');
  } catch {
    return undefined;
  }
}

const isLive = (key: string): boolean => key.includes('_live_');

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

/** Host names of this machine: their traffic never crosses a network. */
export const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * HTTPS and production belong together. Cookies and passwords never cross a network in the clear,
 * and developer features such as the test panel are never public.
 */
function publicUrlProblems(publicUrl: string | undefined, nodeEnv = ''): string[] {
  if (!publicUrl || !URL.canParse(publicUrl)) return [];
  const { protocol, hostname } = new URL(publicUrl);
  const production = nodeEnv === 'production';
  if (protocol === 'https:' && !production) {
    return ['PUBLIC_URL: an https address needs NODE_ENV=production'];
  }
  if (protocol === 'http:' && production && !LOOPBACK.includes(hostname)) {
    return ['PUBLIC_URL: must be https in production; http is only for localhost'];
  }
  return [];
}
