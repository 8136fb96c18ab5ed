import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { retryOnLockTimeout } from '../lock-timeout.js';
import { GROUPS, OWNER, grantStatements } from './grants.js';
import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

/** Connection URLs with user, password and database for each part. */
export interface Logins {
  /** Must be allowed to create roles: a superuser, or the administrator of a managed server. */
  admin: string;
  app: string;
  migration: string;
  backup: string;
}

type Part = keyof typeof GROUPS;

const PARTS = Object.keys(GROUPS) as Part[];

/**
 * Settings of the app's login, which end what a lost or frozen process leaves behind: the locks of
 * its transaction, and statements that wait for them. Set here because PgBouncer refuses most
 * settings as options of a connection. The app itself waits 4 s for a statement.
 */
const APP_BOUNDS = {
  idle_in_transaction_session_timeout: '30s',
  statement_timeout: '6s',
  tcp_keepalives_idle: '30s',
  tcp_keepalives_interval: '10s',
  tcp_keepalives_count: '3',
};

/**
 * Tables, views, standalone sequences and functions with another owner, except those of extensions.
 */
const FOREIGN_OWNED = `
  SELECT 'TABLE ' || class.oid::regclass::text AS what FROM pg_class AS class
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S')
    AND relowner <> '${OWNER}'::regrole
    AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = class.oid AND deptype IN ('a', 'i', 'e'))
  UNION ALL SELECT 'ROUTINE ' || proc.oid::regprocedure::text FROM pg_proc AS proc
  WHERE pronamespace = 'public'::regnamespace AND proowner <> '${OWNER}'::regrole
    AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = proc.oid AND deptype = 'e')`;

/**
 * Creates missing roles, grants their rights, transfers the ownership of all tables, and creates
 * one login per part in the database of the admin URL. Other logins are left alone.
 * @throws Error when a URL lacks a user of its own or a strong enough password.
 */
export async function provisionRoles(logins: Logins): Promise<void> {
  for (const part of PARTS) assertOwnUser(part, logins);
  await withAdmin(logins.admin, async (admin) => {
    for (const role of [OWNER, GROUPS.app, GROUPS.backup]) await makeRole(admin, role);
    await joinRole(admin, OWNER);
    await retryOnLockTimeout(() => grantRights(admin));
    for (const part of PARTS) await makeLogin(admin, part, logins[part]);
  });
}

/**
 * Excludes administrators: those without superuser rights are members too, since they create these
 * roles.
 */
const OTHER_LOGINS = `
  SELECT DISTINCT rolname AS name FROM pg_auth_members JOIN pg_roles ON pg_roles.oid = member
  WHERE roleid::regrole::text = ANY($1) AND rolname <> ALL($2)
    AND rolcanlogin AND NOT rolsuper AND NOT rolcreaterole`;

/**
 * Drops every other login of these roles and terminates its connections; administrators stay.
 * @returns the names of the dropped logins.
 */
export async function retireLogins(logins: Logins): Promise<string[]> {
  return withAdmin(logins.admin, async (admin) => {
    const kept = [logins.admin, ...PARTS.map((part) => logins[part])].map(userOf);
    const { rows } = await admin.query<{ name: string }>(OTHER_LOGINS, [
      Object.values(GROUPS),
      kept,
    ]);
    const names = rows.map(({ name }) => name);
    // Lock out all of them first: a login that cannot be dropped aborts the rest.
    for (const name of names) await lockOut(admin, name);
    for (const name of names) await admin.query(`DROP ROLE ${escapeIdentifier(name)}`);
    return names;
  });
}

async function lockOut(admin: Client, name: string): Promise<void> {
  await admin.query(`ALTER ROLE ${escapeIdentifier(name)} NOLOGIN`);
  await joinRole(admin, name);
  await admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1`, [
    name,
  ]);
}

async function withAdmin<T>(url: string, work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  admin.on('error', () => undefined);
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

const userOf = (url: string): string => decodeURIComponent(new URL(url).username);

function assertOwnUser(part: Part, logins: Logins): void {
  const user = userOf(logins[part]);
  const password = decodeURIComponent(new URL(logins[part]).password);
  const taken: string[] = [userOf(logins.admin), ...Object.values(GROUPS)];
  const others = PARTS.filter((other) => other !== part).map((other) => userOf(logins[other]));
  if (!user || [...taken, ...others].includes(user))
    throw new Error(`The ${part} needs a user of its own, not "${user}".`);
  if (!/^[\x21-\x7e]{16,}$/.test(password))
    throw new Error(`The password of the ${part} needs 16 or more printable ASCII characters.`);
}

async function makeRole(admin: Client, role: string): Promise<void> {
  const found = await admin.query(`SELECT FROM pg_roles WHERE rolname = $1`, [role]);
  if (!found.rowCount) await admin.query(`CREATE ROLE ${escapeIdentifier(role)} NOLOGIN`);
}

/**
 * Without superuser rights, only members of the owner role may transfer tables to it and grant on
 * them, and only members of a login may terminate its connections.
 */
async function joinRole(admin: Client, role: string): Promise<void> {
  const isMember = await admin.query<{ member: boolean }>(
    `SELECT pg_has_role(current_user, $1, 'USAGE') AS member`,
    [role],
  );
  if (!isMember.rows[0]?.member)
    await admin.query(`GRANT ${escapeIdentifier(role)} TO CURRENT_USER`);
}

/** One transaction; other sessions wait behind it for two seconds at most. */
async function grantRights(admin: Client): Promise<void> {
  await admin.query('BEGIN');
  try {
    await admin.query(`SET LOCAL lock_timeout = '2s'`);
    const { rows } = await admin.query<{ what: string }>(FOREIGN_OWNED);
    for (const { what } of rows) await admin.query(`ALTER ${what} OWNER TO ${OWNER}`);
    const database = await admin.query<{ name: string }>('SELECT current_database() AS name');
    for (const statement of grantStatements(database.rows[0]?.name ?? ''))
      await admin.query(statement);
    await admin.query('COMMIT');
  } catch (error) {
    await admin.query('ROLLBACK');
    throw error;
  }
}

async function makeLogin(admin: Client, part: Part, url: string): Promise<void> {
  const user = userOf(url);
  const name = escapeIdentifier(user);
  await makeRole(admin, user);
  const verifier = scramVerifier(decodeURIComponent(new URL(url).password));
  await admin.query(`ALTER ROLE ${name} LOGIN PASSWORD ${escapeLiteral(verifier)}`);
  await admin.query(`GRANT ${GROUPS[part]} TO ${name}`);
  // The owner role owns every table, whichever login runs the migrations.
  if (part === 'migration') await admin.query(`ALTER ROLE ${name} SET role = '${OWNER}'`);
  if (part === 'app') await boundLogin(admin, name);
}

async function boundLogin(admin: Client, name: string): Promise<void> {
  for (const [setting, value] of Object.entries(APP_BOUNDS))
    await admin.query(`ALTER ROLE ${name} SET ${setting} = '${value}'`);
}

const ITERATIONS = 4096;

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * The verifier PostgreSQL stores for a password (RFC 5803). Sending it instead of the password
 * keeps the password out of the server's log.
 * @param password printable ASCII only; anything else would need SASLprep first.
 */
function scramVerifier(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256');
  const stored = createHash('sha256').update(hmac(salted, 'Client Key')).digest('base64');
  const server = hmac(salted, 'Server Key').toString('base64');
  return `SCRAM-SHA-256$${String(ITERATIONS)}:${salt.toString('base64')}$${stored}:${server}`;
}
