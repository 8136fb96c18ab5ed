import type { DataSource } from 'typeorm';
import { contractions, migrations } from '../../migrations/index.js';

type Migration = (typeof migrations)[number];

/** PostgreSQL's error code `undefined_table`. */
const UNDEFINED_TABLE = '42P01';

/** Migrations of this version that are not applied yet; newer ones in the database are ignored. */
export async function pendingMigrations(database: DataSource): Promise<Migration[]> {
  const applied = new Set(await appliedMigrations(database));
  return migrations.filter(({ name }) => !applied.has(name));
}

/** Pending migrations that this version cannot run without. */
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
