import 'reflect-metadata';
import { setTimeout as delay } from 'node:timers/promises';
import { DataSource, type QueryRunner } from 'typeorm';
import { EnvError, readMigrationEnv } from './config/env.js';
import { migrations } from './migrations/index.js';
import { connectionOptions } from './platform/database/connection-options.js';

/** PostgreSQL's code of a wait for a lock that took too long. */
const LOCK_TIMEOUT = '55P03';

/** How often, and how long after one another, a change is tried that others stand in the way of. */
const TRIES = 60;
const PAUSE_MS = 1000;

/** Between two looks at whether another migration has ended. */
const TURN_PAUSE_MS = 200;

/** Asks again and again: an index that is built concurrently waits for every statement, a waiting one too. */
async function takeTurn(runner: QueryRunner): Promise<void> {
  const take = `SELECT pg_try_advisory_lock(hashtext('zampa-migrations')) AS mine`;
  while (!((await runner.query(take)) as [{ mine: boolean }])[0].mine) await delay(TURN_PAUSE_MS);
}

/** @returns how many the last try has applied: a change that was in the way, and what follows it. */
async function apply(database: DataSource): Promise<number> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return (await database.runMigrations({ transaction: 'each' })).length;
    } catch (error) {
      const { code } = (error as { driverError?: { code?: string } }).driverError ?? {};
      if (code !== LOCK_TIMEOUT || left === 1) throw error;
      await delay(PAUSE_MS);
    }
  }
}

/** Applies pending migrations and ends. Several at once wait for each other. */
async function migrate(): Promise<void> {
  const { DATABASE_URL } = readMigrationEnv(process.env);
  const database = await new DataSource({
    ...connectionOptions(DATABASE_URL, { pool: 2, queryTimeout: 0 }),
    migrations,
  }).initialize();
  const runner = database.createQueryRunner();
  try {
    await takeTurn(runner);
    process.stdout.write(`${String(await apply(database))} migrations applied\n`);
  } finally {
    await runner.release();
    await database.destroy();
  }
}

migrate().catch((error: unknown) => {
  process.stderr.write(`${error instanceof EnvError ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
