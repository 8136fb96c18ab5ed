import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secrets of `docker compose up`: generated once, kept in a folder that no other container
 * sees, and copied to each container in a folder of its own.
 *
 *   node deploy/secrets.mjs KEPT GIVEN               generates what is missing, copies all
 *   node deploy/secrets.mjs KEPT GIVEN rotate NAME   a new one; the old one stays valid if possible
 *   node deploy/secrets.mjs KEPT GIVEN prefer NAME   the new one signs from now on
 *   node deploy/secrets.mjs KEPT GIVEN settle NAME   drops the old one
 */
const [kept, given, action, name] = process.argv.slice(2);

const random = () => randomBytes(32).toString('hex');

/** Two logins alternate, so that the old one works until every process has the new one. */
const login = (part, turn) => `postgresql://zampa_${part}_${turn}:${random()}@postgres:5432/zampa`;

const next = (part, old) => login(part, new URL(old).username.endsWith('_a') ? 'b' : 'a');

const LOGINS = ['app', 'migration', 'backup'];

const MAKE = {
  // The server's superuser, created on the first start.
  'database-password': random,
  'redis-password': random,
  'session-secret': random,
  ...Object.fromEntries(LOGINS.map((part) => [`database-${part}-url`, () => login(part, 'a')])),
};

/** A new value of each secret, from its old one. */
const ROTATE = {
  // Signs only when every process can verify it.
  'session-secret': (old) => `${old},${random()}`,
  'redis-password': random,
  'database-password': random,
  ...Object.fromEntries(LOGINS.map((part) => [`database-${part}-url`, (old) => next(part, old)])),
};

/** Secrets whose old value stays in use until they are settled. */
const LASTING = Object.keys(ROTATE).filter((secret) => secret !== 'database-password');

const ACTIONS = {
  rotate: [Object.keys(ROTATE), rotate],
  prefer: [['session-secret'], prefer],
  settle: [LASTING, settle],
};

for (const [secret, make] of Object.entries(MAKE)) {
  if (!existsSync(join(kept, secret))) keep(secret, make());
}
const refusal = action === undefined ? undefined : act();
give();
if (refusal !== undefined) {
  console.error(refusal);
  process.exit(1);
}

/** @returns why nothing was changed, if so. */
function act() {
  const [names, work] = ACTIONS[action] ?? [[]];
  if (names.includes(name)) return work();
  return Object.entries(ACTIONS)
    .map(([verb, [ones]]) => `${verb} one of: ${ones.join(', ')}`)
    .join('\n');
}

function rotate() {
  const current = read(name);
  if (isUnsettled())
    return `${name} is rotated: go on with the next step, and settle it in the end`;
  if (LASTING.includes(name)) keep(`${name}-old`, current);
  keep(name, ROTATE[name](current));
}

function prefer() {
  if (!isUnsettled() || !existsSync(former())) return `${name} is not rotated`;
  const old = read(`${name}-old`);
  const fresh = read(name)
    .split(',')
    .find((part) => part !== old);
  keep(name, `${fresh},${old}`);
}

function settle() {
  if (name === 'session-secret' && isUnsettled()) {
    const [first] = read(name).split(',');
    if (existsSync(former()) && read(`${name}-old`) === first)
      return `prefer ${name} before it is settled`;
    keep(name, first);
  }
  rmSync(former(), { force: true });
}

/** Whether processes may still use the value from before the last rotation. */
function isUnsettled() {
  if (name === 'session-secret') return read(name).includes(',');
  return existsSync(former()) && read(`${name}-old`) !== read(name);
}

function former() {
  return join(kept, `${name}-old`);
}

/** Gives each container only the secrets it needs. */
function give() {
  const admin = `postgresql://zampa:${read('database-password')}@postgres:5432/zampa`;
  const redis = { 'redis-url': `redis://:${read('redis-password')}@redis:6379` };
  const pooled = { 'database-app-url': throughPgBouncer(read('database-app-url')) };
  const [app, migration, backup] = LOGINS.map((part) => named(`database-${part}-url`));
  const shares = {
    postgres: named('database-password'),
    redis: { ...named('redis-password'), ...named('redis-password-old') },
    roles: { 'database-admin-url': admin, ...app, ...migration, ...backup },
    migrate: migration,
    pgbouncer: { 'userlist.txt': userlist() },
    api: { ...pooled, ...redis, ...named('session-secret') },
    worker: { ...pooled, ...redis, ...named('session-secret') },
    backup,
    restore: { ...migration, ...redis },
  };
  for (const [container, secrets] of Object.entries(shares)) {
    const folder = join(given, container);
    mkdirSync(folder, { recursive: true });
    for (const [secret, text] of Object.entries(secrets)) write(join(folder, secret), text);
    if (!secrets['redis-password-old']) rmSync(join(folder, 'redis-password-old'), { force: true });
  }
}

function throughPgBouncer(url) {
  return Object.assign(new URL(url), { host: 'pgbouncer:6432' }).href;
}

/**
 * Passwords that PgBouncer checks and uses to log in to the server, including those of before a
 * rotation.
 */
function userlist() {
  const urls = Object.values({ ...named('database-app-url-old'), ...named('database-app-url') });
  return urls
    .map((url) => new URL(url))
    .map(({ username, password }) => `"${username}" "${password}"\n`)
    .join('');
}

function named(secret) {
  return existsSync(join(kept, secret)) ? { [secret]: read(secret) } : {};
}

function read(secret) {
  return readFileSync(join(kept, secret), 'utf8').trim();
}

function keep(secret, text) {
  write(join(kept, secret), text);
}

/** Atomic, so that an interrupted start leaves no half-written file. */
function write(file, text) {
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
