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
import { repeatRemovals, type Repeated, type Repeating } from './repeat-removals.js';

interface Restoring {
  url: string;
  file: string;
  /** Whether existing rows may be discarded. */
  replace: boolean;
  /** Statements of the rooms that reconcile restored rows with the outside world. */
  afterwards: string[];
  /** What was removed since the backup, if there is a log of it. */
  repeating: Repeating | undefined;
}

interface Restored {
  header: Header;
  rows: number;
  repeated: Repeated | undefined;
}

/**
 * Restores a backup: creates the tables with the migrations that the backup names, copies the rows
 * in, verifies their checksums, and applies newer migrations; then it repeats what was removed since
 * the backup. After a failure before that, run it again with `replace`.
 * @returns when the backup was taken, its number of rows, and what was removed again.
 * @throws Error with the reason; before anything has changed if a precondition fails.
 */
export async function restoreBackup(restoring: Restoring): Promise<Restored> {
  const { url, file, replace, afterwards, repeating } = restoring;
  const header = await verifyArchive(file);
  const made = migrations.filter(({ name }) => header.migrations.includes(name));
  if (made.length < header.migrations.length)
    throw new ArchiveError('The backup is of a newer version: restore it with that one.');
  return alone(url, async (database) => {
    if (!replace) await assertEmpty(database);
    await database.dropTables();
    await migrate(url, made);
    const rows = await database.inTransaction('writing', () =>
      database.withoutForeignKeys(() => copyTables(database, file)),
    );
    await migrate(url, migrations);
    await database.finish(afterwards);
    const repeated = repeating && (await repeatRemovals(database, repeating).catch(notRepeated));
    return { header, rows, repeated };
  });
}

/** Repeats what was removed since the backup that the database was restored from. Idempotent. */
export const repeatOnly = (url: string, repeating: Repeating): Promise<Repeated> =>
  alone(url, (database) => repeatRemovals(database, repeating));

function notRepeated(cause: unknown): never {
  const { message } = cause as Error;
  throw new Error(
    `The rows are back, and with them what was removed since the backup: ${message}. ` +
      'Repeat the removals with --log-only.',
    { cause },
  );
}

/** No process of the product may see the database before it is complete. */
async function alone<T>(url: string, work: (database: DatabaseCopy) => Promise<T>): Promise<T> {
  const database = await DatabaseCopy.connect(url, 'zampa-restore');
  try {
    await database.keepMigrationsAway('alone');
    const others = await database.otherConnections();
    if (others > 0)
      throw new Error(
        'End all API and worker processes first, and PgBouncer, which keeps their connections: ' +
          `${String(others)} are open.`,
      );
    return await work(database);
  } finally {
    await database.end();
  }
}

async function assertEmpty(database: DatabaseCopy): Promise<void> {
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
