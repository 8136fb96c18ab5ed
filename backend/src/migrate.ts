import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { EnvError, readMigrationEnv } from './config/env.js';
import { migrations } from './migrations/index.js';
import { connectionOptions } from './platform/database/connection-options.js';

/** Applies pending migrations and ends. Several at once wait for each other. */
async function migrate(): Promise<void> {
  const { DATABASE_URL } = readMigrationEnv(process.env);
  const database = await new DataSource({
    ...connectionOptions(DATABASE_URL, { pool: 2, queryTimeout: 0 }),
    migrations,
  }).initialize();
  const runner = database.createQueryRunner();
  try {
    await runner.query(`SELECT pg_advisory_lock(hashtext('zampa-migrations'))`);
    const applied = await database.runMigrations({ transaction: 'each' });
    process.stdout.write(`${String(applied.length)} migrations applied\n`);
  } finally {
    await runner.release();
    await database.destroy();
  }
}

migrate().catch((error: unknown) => {
  process.stderr.write(`${error instanceof EnvError ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
