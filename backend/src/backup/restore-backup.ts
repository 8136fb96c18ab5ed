import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
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
import { DatabaseCopy } from './database-copy.repository.js';

interface Restoring {
  url: string;
  file: string;
  /** Whether existing rows may be discarded. */
  replace: boolean;
  /** Statements of the rooms that reconcile restored rows with the outside world. */
  afterwards: string[];
}

/**
 * Restores a backup: creates the tables with the migrations that the backup names, copies the rows
 * in, verifies their checksums, and applies newer migrations. On failure the database is left
 * empty.
 * @returns when the backup was taken, and its number of rows.
 * @throws Error with the reason; before anything has changed if a precondition fails.
 */
export async function restoreBackup(
  restoring: Restoring,
): Promise<{ header: Header; rows: number }> {
  const { url, file, replace, afterwards } = restoring;
  const header = await verifyArchive(file);
  const made = migrations.filter(({ name }) => header.migrations.includes(name));
  if (made.length < header.migrations.length)
    throw new ArchiveError('The backup is of a newer version: restore it with that one.');
  const database = await DatabaseCopy.connect(url, 'zampa-restore');
  try {
    await database.keepMigrationsAway('alone');
    await assertEmpty(database, replace);
    await database.dropTables();
    await migrate(url, made);
    const rows = await database.inTransaction('writing', () =>
      database.withoutForeignKeys(() => copyTables(database, file)),
    );
    await migrate(url, migrations);
    await database.finish(afterwards);
    return { header, rows };
  } finally {
    await database.end();
  }
}

/** No process of the product may see the database before it is complete. */
async function assertEmpty(database: DatabaseCopy, replace: boolean): Promise<void> {
  const others = await database.otherConnections();
  if (others > 0)
    throw new Error(
      'End all API and worker processes first, and PgBouncer, which keeps their connections: ' +
        `${String(others)} are open.`,
    );
  if (replace) return;
  for (const table of await database.tables()) {
    if (table === 'migrations' || (await database.isEmpty(table))) continue;
    throw new Error(`The database is not empty (${table}). --replace throws away what is in it.`);
  }
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

async function copyTables(database: DatabaseCopy, file: string): Promise<number> {
  const reader = new ArchiveReader(file);
  try {
    const { tables } = await reader.header();
    const sums = new Map<string, ReturnType<Tally['sum']>>();
    for (const table of tables) {
      const tally = new Tally();
      await pipeline(Readable.from(tally.of(reader.rows())), await database.copyIn(table));
      sums.set(table.name, tally.sum());
    }
    const trailer = await reader.trailer();
    for (const [name, sum] of sums) compare(name, sum, trailer.tables[name]);
    await database.setSequences(trailer.sequences);
    return [...sums.values()].reduce((all, { rows }) => all + rows, 0);
  } finally {
    await reader.close();
  }
}
