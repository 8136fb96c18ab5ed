import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

/** How the values of rows are written, whatever the server's or the role's own settings are. */
const SETTINGS = {
  timezone: 'UTC',
  datestyle: 'ISO',
  intervalstyle: 'postgres',
  extra_float_digits: '3',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
};

const PAUSE_MS = 200;

/** Migrations take this lock; whoever shares it keeps them waiting. */
const LOCK = `hashtext('zampa-migrations')`;

/** Connects for work that may take long. */
export async function connect(url: string, name: string): Promise<Client> {
  const options = Object.entries(SETTINGS).map(([setting, value]) => `-c ${setting}=${value}`);
  const client = new Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 5000,
    options: options.join(' '),
  });
  // The query that is under way fails as well, and says it.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/**
 * Keeps migrations away until the connection ends, and waits until none is running.
 * @param how `shared` by any number of backups; `alone` for a restore.
 */
export async function keepMigrationsAway(client: Client, how: 'shared' | 'alone'): Promise<void> {
  const take = `SELECT pg_try_advisory_lock${how === 'shared' ? '_shared' : ''}(${LOCK}) AS mine`;
  while (!(await client.query<{ mine: boolean }>(take)).rows[0]?.mine) await delay(PAUSE_MS);
}
