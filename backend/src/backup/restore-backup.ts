import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { escapeIdentifier, type Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { DataSource } from 'typeorm';
import { migrations } from '../migrations/index.js';
import { connectionOptions } from '../platform/database/connection-options.js';
import {
  ArchiveError,
  ArchiveReader,
  compare,
  Tally,
  verifyArchive,
  type Header,
} from './archive.js';
import { connect, keepMigrationsAway } from './connection.js';

interface Restoring {
  url: string;
  file: string;
  /** Whether rows that are in the database already may be thrown away. */
  replace: boolean;
  /** What the rooms do to rows that are older than the world outside, in the newest tables. */
  afterwards: string[];
}

/** Ids given out after the backup are not given out again: logs and the payment provider know them. */
const IDS_SKIPPED = 1_000_000;

/** Nobody may see the database before it is whole. */
const OTHERS = `
  SELECT count(*)::int AS others FROM pg_stat_activity
  WHERE datname = current_database()
    AND (application_name = 'zampa' OR application_name LIKE 'zampa/%')`;

const TABLES = `
  SELECT relname AS name FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') ORDER BY 1`;

const FOREIGN_KEYS = `
  SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`;

/**
 * Fills a database with what a backup holds: the tables are made by the migrations that the backup
 * names, its rows are stored and compared with the sums it was written with, and newer migrations
 * follow. If it fails, the database is empty.
 * @returns when the backup was taken, and how many rows it has.
 * @throws Error telling what stands in the way; nothing has been changed then.
 */
export async function restoreBackup(
  restoring: Restoring,
): Promise<{ header: Header; rows: number }> {
  const { url, file, replace, afterwards } = restoring;
  const header = await verifyArchive(file);
  const made = migrations.filter(({ name }) => header.migrations.includes(name));
  if (made.length < header.migrations.length)
    throw new ArchiveError('The backup is of a newer version: restore it with that one.');
  const client = await connect(url, 'zampa-restore');
  try {
    await keepMigrationsAway(client, 'alone');
    await demandEmpty(client, replace);
    await dropTables(client);
    await migrate(url, made);
    await client.query('BEGIN');
    const rows = await fill(client, file);
    await client.query('COMMIT');
    await migrate(url, migrations);
    for (const statement of afterwards) await client.query(statement);
    await client.query('ANALYZE');
    return { header, rows };
  } finally {
    await client.end();
  }
}

async function demandEmpty(client: Client, replace: boolean): Promise<void> {
  const { others = 0 } = (await client.query<{ others: number }>(OTHERS)).rows[0] ?? {};
  if (others > 0)
    throw new Error(
      `End all API and worker processes first: ${String(others)} connections are open.`,
    );
  if (replace) return;
  for (const table of await tablesOf(client)) {
    if (table === 'migrations') continue;
    const { rowCount } = await client.query(`SELECT FROM ${escapeIdentifier(table)} LIMIT 1`);
    if (rowCount)
      throw new Error(`The database is not empty (${table}). --replace throws away what is in it.`);
  }
}

async function tablesOf(client: Client): Promise<string[]> {
  return (await client.query<{ name: string }>(TABLES)).rows.map(({ name }) => name);
}

async function dropTables(client: Client): Promise<void> {
  const tables = (await tablesOf(client)).map((name) => escapeIdentifier(name));
  if (tables.length > 0) await client.query(`DROP TABLE ${tables.join(', ')} CASCADE`);
}

async function migrate(url: string, wanted: typeof migrations): Promise<void> {
  const database = await new DataSource({
    ...connectionOptions(url, { pool: 2, queryTimeout: 0 }),
    migrations: wanted,
  }).initialize();
  try {
    await database.runMigrations({ transaction: 'each' });
  } finally {
    await database.destroy();
  }
}

/** Foreign keys are taken away meanwhile: made again, they look at all rows at once. */
async function fill(client: Client, file: string): Promise<number> {
  const keys = await client.query<{ table: string; name: string; definition: string }>(
    FOREIGN_KEYS,
  );
  for (const { table, name } of keys.rows)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${escapeIdentifier(name)}`);
  const rows = await copyTables(client, file);
  for (const { table, name, definition } of keys.rows)
    await client.query(
      `ALTER TABLE ${table} ADD CONSTRAINT ${escapeIdentifier(name)} ${definition}`,
    );
  return rows;
}

async function copyTables(client: Client, file: string): Promise<number> {
  const reader = new ArchiveReader(file);
  try {
    const { tables } = await reader.header();
    const sums = new Map<string, ReturnType<Tally['sum']>>();
    for (const { name, columns } of tables) {
      const table = escapeIdentifier(name);
      const list = columns.map((column) => escapeIdentifier(column)).join(', ');
      // A migration may have put rows into its table.
      await client.query(`DELETE FROM ${table}`);
      const tally = new Tally();
      const copy = client.query(copyFrom(`COPY ${table} (${list}) FROM STDIN`));
      await pipeline(Readable.from(tally.of(reader.rows())), copy);
      sums.set(name, tally.sum());
    }
    const trailer = await reader.trailer();
    for (const [name, sum] of sums) compare(name, sum, trailer.tables[name]);
    await setSequences(client, trailer.sequences);
    return [...sums.values()].reduce((all, { rows }) => all + rows, 0);
  } finally {
    await reader.close();
  }
}

async function setSequences(client: Client, sequences: Record<string, string | null>) {
  for (const [name, value] of Object.entries(sequences)) {
    await client.query(
      `SELECT setval(format('public.%I', sequencename)::regclass,
         least(coalesce($2::bigint, 0)::numeric + $3, max_value)::bigint)
       FROM pg_sequences WHERE schemaname = 'public' AND sequencename = $1`,
      [name, value, IDS_SKIPPED],
    );
  }
}
