import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';
import { EMAIL_PATTERN } from '../contract/limits.js';
import { readStorageUrl } from './storage-url.js';
import { isGuessable, MIN_BITS, PLACEHOLDERS } from './secret-strength.js';

/** PostgreSQL URL parameters that name a file. */
const FILES = ['sslrootcert', 'sslcert', 'sslkey'];

/**
 * The problem with a server URL, if any. Never repeats the value, which may contain a password.
 * @param protocols such as `redis:`
 */
function connectionFault(value: string, protocols: string[]): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !protocols.includes(url.protocol)) {
    return `must be a URL starting with ${protocols.map((p) => `${p}//`).join(' or ')}; in a password write @ as %40, / as %2F, # as %23`;
  }
  // A URL for a Unix socket has no host: `postgresql:///zampa?host=/run/postgresql`.
  if (!url.hostname && !url.searchParams.get('host')) return 'must name a host';
  if (!isDecodable(url)) return 'has a % that begins no %XX; write it as %25';
  const absent = FILES.find((name) => !existsSync(url.searchParams.get(name) ?? '.'));
  return absent && `names a file as ${absent} that is not there`;
}

/** The drivers percent-decode names and passwords. */
function isDecodable({ username, password, pathname }: URL): boolean {
  try {
    for (const part of [username, password, pathname]) decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

const text = (fallback: string) => z.string().trim().min(1).default(fallback);
const wholeNumber = (min: number, max: number) => {
  const error = `must be a whole number from ${String(min)} to ${String(max)}`;
  return z.coerce.number({ error }).int().min(min).max(max);
};
export const whole = (fallback: number, min = 1, max = 1_000_000) =>
  wholeNumber(min, max).default(fallback);
const number = (fallback: number, max = 1_000_000) => {
  const error = `must be a number from 0 to ${String(max)}`;
  return z.coerce.number({ error }).min(0).max(max).default(fallback);
};
export const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be a URL starting with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  });

/** Whether a URL has nothing but protocol, host and port. */
const isOrigin = (value: string): boolean =>
  !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`;

const webUrl = () => url('http:', 'https:');

const server = (...protocols: string[]) =>
  z.string().superRefine((value, context) => {
    const message = connectionFault(value, protocols);
    if (message) context.addIssue({ code: 'custom', message });
  });

const servers = (...protocols: string[]) =>
  z.string().superRefine((value, context) => {
    const urls = value.split(',');
    const faults = urls.map((one) => connectionFault(one, protocols));
    const repeated = new Set(urls).size < urls.length ? 'names a server twice' : undefined;
    const message = faults.find((fault) => fault !== undefined) ?? repeated;
    if (message) context.addIssue({ code: 'custom', message });
  });

function storageRule(value: string, context: z.RefinementCtx): void {
  const read = readStorageUrl(value);
  if (typeof read === 'string') context.addIssue({ code: 'custom', message: read });
}

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

/** All settings of the API and worker processes. */
export const variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: whole(3000, 0, 65535),
  HOST: host(),
  METRICS_PORT: whole(9464, 0, 65535),
  METRICS_HOST: host(),
  /** Separate port for an API's health and metrics; defaults to `PORT`. */
  API_METRICS_PORT: wholeNumber(1, 65535).optional(),
  PUBLIC_URL: webUrl()
    .refine(isOrigin, 'must end after the host or port: everything else of it would be ignored')
    .optional(),
  DATABASE_URL: server('postgres:', 'postgresql:'),
  /** Of a replica, for reads that may be a few seconds old. */
  DATABASE_REPLICA_URL: server('postgres:', 'postgresql:').optional(),
  DATABASE_POOL: whole(20, 2, 500),
  REDIS_URL: server('redis:', 'rediss:'),
  /** One or more servers, separated by commas; each serves a share of the users. */
  REDIS_QUEUE_URL: servers('redis:', 'rediss:').optional(),
  /** The only role that may use a cluster. */
  REDIS_LIVE_URL: server('redis:', 'rediss:', 'redis+cluster:', 'rediss+cluster:').optional(),
  REDIS_SESSION_URL: server('redis:', 'rediss:').optional(),
  DATA_DIR: text('.data'),
  /** Where photos are stored; without it, in a folder under `DATA_DIR`. */
  STORAGE_URL: z.string().superRefine(storageRule).optional(),
  /** The first one signs, all of them verify. Blanks around the commas are dropped. */
  SESSION_SECRET: z
    .string()
    .transform((value) => value.replaceAll(/\s*,\s*/g, ','))
    .refine((value) => value.split(',').every((secret) => secret.length >= 32), {
      error: 'must have at least 32 characters (each of several, separated by commas)',
    })
    .optional(),
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: webUrl().optional(),
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
  SMTP_URL: server('smtp:', 'smtps:').optional(),
  MAIL_FROM: text('Zampa <no-reply@localhost>').refine((value) => SENDER.test(value), {
    error: 'must be an address, or a name and <address>',
  }),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be a key of P-256: 87 characters of base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be a key of P-256: 43 characters of base64url')
    .optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_AUTHORIZATION_URL: webUrl().optional(),
  GOOGLE_TOKEN_URL: webUrl().optional(),
  GOOGLE_USERINFO_URL: webUrl()
    .refine((value) => /^[^?#]*\/userinfo(?:[?#]|$)/.test(value), 'must end in /userinfo')
    .optional(),
  FACEBOOK_APP_ID: z.string().min(1).optional(),
  FACEBOOK_APP_SECRET: z.string().min(1).optional(),
  FACEBOOK_AUTHORIZATION_URL: webUrl().optional(),
  FACEBOOK_TOKEN_URL: webUrl().optional(),
  FACEBOOK_PROFILE_URL: webUrl().optional(),
  TOKEN_SYNC_URL: webUrl().optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_/, 'must start with sk_ or rk_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_', 'must start with pk_').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_URL: webUrl().optional(),
  /** The script that defines `Stripe` in the browser; Stripe's own by default. */
  STRIPE_JS_URL: webUrl().optional(),
  PAYMENTS: z.enum(['sandbox']).optional(),
  FIRST_MONTH_DISCOUNT_PERCENT: whole(50, 0, 95),
  SUPPORT_EMAIL: z
    .string()
    .refine((value) => EMAIL_PATTERN.test(value), 'must be an e-mail address')
    .optional(),
  /** Hours within which support gives its first answer. */
  SUPPORT_HOURS_PRO: whole(48, 1, 720),
  SUPPORT_HOURS_EXPERT: whole(8, 1, 720),
  COMMUNITY_URL: webUrl().optional(),
  OPERATOR_NAME: z.string().trim().min(1).optional(),
  OPERATOR_ADDRESS: z.string().trim().min(1).optional(),
  META_PIXEL_ID: z
    .string()
    .regex(/^\d{5,20}$/, 'must have 5 to 20 digits')
    .optional(),
  TEST_PANEL: z.enum(['on', 'off']).optional(),
  RATE_LIMIT_FACTOR: z.coerce.number({ error: 'must be a number above 0' }).positive().default(1),
  OPERATOR_PASSWORD: z
    .string()
    .min(12, 'must have at least 12 characters')
    .refine((value) => !PLACEHOLDERS.test(value), 'is a placeholder; set a password of your own')
    .refine((value) => !isGuessable(value, MIN_BITS.operator), 'is too easy to guess')
    .optional(),
  WEBHOOK_TEST_HOSTS: z
    .string()
    .regex(/^[a-z\d.-]+=[\da-f.:]+(,[a-z\d.-]+=[\da-f.:]+)*$/i, 'must be NAME=ADDRESS,...')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl().optional(),
  OTEL_TRACES_SAMPLER_ARG: number(1, 1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
