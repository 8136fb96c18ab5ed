import 'reflect-metadata';
import { setTimeout as delay } from 'node:timers/promises';
import { DataSource, type QueryRunner } from 'typeorm';
import { readMigrationEnv } from './config/tool-env.js';
import { contractions, migrations } from './migrations/index.js';
import { connectionOptions, OLDER_APPLICATIONS } from './platform/database/connection-options.js';
import { retryOnLockTimeout } from './platform/database/lock-timeout.js';
import { missingMigrations, pendingMigrations } from './platform/database/schema.repository.js';
import { reasonOf } from './platform/run-tool.js';

/** Milliseconds between two checks whether another migration has finished. */
const TURN_PAUSE_MS = 200;

const OLDER_PROCESSES = `
  SELECT count(*) AS number FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = ANY($1)`;

const print = (text: string): boolean => process.stdout.write(`${text}\n`);

async function connect(given: typeof migrations = []): Promise<DataSource> {
  const { DATABASE_URL } = readMigrationEnv();
  const options = connectionOptions(DATABASE_URL, { pool: 2, queryTimeout: 0 });
  return new DataSource({ ...options, migrations: given }).initialize();
}

/**
 * Polls, since building an index concurrently waits for every running statement, even one that
 * waits for a lock. The lock belongs to a transaction, which a pooler keeps on one connection.
 */
async function acquireLock(runner: QueryRunner): Promise<void> {
  const take = `SELECT pg_try_advisory_xact_lock(hashtext('zampa-migrations')) AS mine`;
  for (;;) {
    await runner.startTransaction('READ COMMITTED');
    await runner.query(`SET LOCAL idle_in_transaction_session_timeout = 0`);
    if (((await runner.query(take)) as [{ mine: boolean }])[0].mine) return;
    await runner.rollbackTransaction();
    await delay(TURN_PAUSE_MS);
  }
}

/** Migrations that may be applied while the current processes run. */
async function applicable(database: DataSource): Promise<typeof migrations> {
  const [older] = await database.query<[{ number: number }]>(OLDER_PROCESSES, [OLDER_APPLICATIONS]);
  return older.number === 0
    ? migrations
    : migrations.filter((migration) => !contractions.includes(migration));
}

/** @returns how many migrations the last attempt applied. */
async function apply(chosen: typeof migrations): Promise<number> {
  const database = await connect(chosen);
  try {
    return await retryOnLockTimeout(
      async () => (await database.runMigrations({ transaction: 'each' })).length,
    );
  } finally {
    await database.destroy();
  }
}

/** Applies pending migrations. Concurrent calls wait for each other. */
async function migrate(database: DataSource): Promise<void> {
  const runner = database.createQueryRunner();
  try {
    await acquireLock(runner);
    print(`${String(await apply(await applicable(database)))} migrations applied`);
  } finally {
    await runner.release();
  }
  if ((await pendingMigrations(database)).length > 0) {
    print('Processes of an older version run: when they have ended, migrate again for the rest');
  }
}

/** Lists missing migrations without applying any. If there are some, the exit code is 1. */
async function check(database: DataSource): Promise<void> {
  const missing = await missingMigrations(database);
  if (missing.length === 0) {
    print('The database has all migrations that this version needs');
    return;
  }
  const names = missing.map(({ name }) => `  ${name}\n`).join('');
  throw new Error(`Migrations are missing, run "npm run migrate":\n${names}`);
}

async function run(options: string[]): Promise<void> {
  if (options.some((option) => option !== '--check')) {
    throw new Error('npm run migrate takes one option: -- --check');
  }
  const database = await connect();
  try {
    await (options.length > 0 ? check(database) : migrate(database));
  } finally {
    await database.destroy();
  }
}

run(process.argv.slice(2).filter((argument) => argument !== 'migrate')).catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
});
