import type { DataSource } from 'typeorm';
import { contractions, migrations } from '../../migrations/index.js';

type Migration = (typeof migrations)[number];

/** PostgreSQL's code of a table that does not exist. */
const UNDEFINED_TABLE = '42P01';

/** The migrations of this version that a database has not seen; newer ones do not matter. */
export async function pendingMigrations(database: DataSource): Promise<Migration[]> {
  const applied = new Set(await appliedMigrations(database));
  return migrations.filter(({ name }) => !applied.has(name));
}

/** Those of them without which this version does not work. */
export async function missingMigrations(database: DataSource): Promise<Migration[]> {
  const pending = await pendingMigrations(database);
  return pending.filter((migration) => !contractions.includes(migration));
}

async function appliedMigrations(database: DataSource): Promise<string[]> {
  try {
    const rows = await database.query<{ name: string }[]>(`SELECT name FROM migrations`);
    return rows.map(({ name }) => name);
  } catch (error) {
    const { code } = (error as { driverError?: { code?: string } }).driverError ?? {};
    if (code === UNDEFINED_TABLE) return [];
    throw error;
  }
}
