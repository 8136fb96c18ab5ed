import { createWriteStream, renameSync, rmSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { escapeIdentifier, type Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { END, headerLine, Tally, verifyArchive, type Header, type Trailer } from './archive.js';
import type { BackupFolder } from './backup-folder.js';
import { connect, keepMigrationsAway } from './connection.js';

export interface Backup {
  file: string;
  takenAt: Date;
  bytes: number;
  rows: number;
}

/** Tables and their columns that are stored; what the database generates is generated again. */
const TABLES = `
  SELECT class.relname AS name,
    array_agg(attname::text ORDER BY attnum) AS columns
  FROM pg_class AS class JOIN pg_attribute ON attrelid = class.oid
  WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'migrations'
    AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
  GROUP BY class.oid ORDER BY 1`;

/**
 * Writes all rows, as they are at one moment, into a new file of the folder, reads the file again,
 * and notes in the database that there is a backup. Nobody has to stop; migrations wait.
 * @throws Error when anything of that fails; no file is left then.
 */
export async function takeBackup(url: string, folder: BackupFolder): Promise<Backup> {
  const client = await connect(url, 'zampa-backup');
  try {
    await keepMigrationsAway(client, 'shared');
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const header = await readHeader(client);
    const takenAt = new Date(header.takenAt);
    const file = folder.fileOf(takenAt);
    const rows = await writeArchive(client, header, file);
    await client.query('COMMIT');
    const backup = { file, takenAt, bytes: statSync(file).size, rows };
    await note(client, backup);
    return backup;
  } finally {
    await client.end();
  }
}

async function readHeader(client: Client): Promise<Omit<Header, 'format'>> {
  const now = await client.query<{ now: Date }>('SELECT now()');
  const tables = await client.query<{ name: string; columns: string[] }>(TABLES);
  const isMade = await client.query<{ made: boolean }>(
    `SELECT to_regclass('migrations') IS NOT NULL AS made`,
  );
  if (!isMade.rows[0]?.made) throw new Error('There is nothing to back up: no migration has run.');
  const migrations = await client.query<{ name: string }>(
    'SELECT name FROM migrations ORDER BY id',
  );
  return {
    takenAt: (now.rows[0]?.now ?? new Date()).toISOString(),
    migrations: migrations.rows.map(({ name }) => name),
    tables: tables.rows,
  };
}

/** Complete under its name or not there at all. @returns how many rows. */
async function writeArchive(
  client: Client,
  header: Omit<Header, 'format'>,
  file: string,
): Promise<number> {
  const partial = `${file}.${String(process.pid)}.partial`;
  const trailer: Trailer = { tables: {}, sequences: {} };
  try {
    const target = createWriteStream(partial, { mode: 0o600, flags: 'wx', flush: true });
    await pipeline(Readable.from(content(client, header, trailer)), createGzip(), target);
    await verifyArchive(partial);
    renameSync(partial, file);
  } finally {
    rmSync(partial, { force: true });
  }
  return Object.values(trailer.tables).reduce((sum, { rows }) => sum + rows, 0);
}

async function* content(
  client: Client,
  header: Omit<Header, 'format'>,
  trailer: Trailer,
): AsyncGenerator<string | Buffer> {
  yield headerLine(header);
  for (const { name, columns } of header.tables) {
    const tally = new Tally();
    const list = columns.map((column) => escapeIdentifier(column)).join(', ');
    const rows = client.query(copyTo(`COPY ${escapeIdentifier(name)} (${list}) TO STDOUT`));
    yield* tally.of(rows as AsyncIterable<Buffer>);
    yield END;
    trailer.tables[name] = tally.sum();
  }
  // Sequences are no part of the snapshot: read last, they are ahead of every row in it.
  const sequences = await client.query<{ name: string; value: string | null }>(
    `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
     WHERE schemaname = 'public'`,
  );
  for (const { name, value } of sequences.rows) trailer.sequences[name] = value;
  yield `${JSON.stringify(trailer)}\n`;
}

/** The database of a version before this table is backed up too, on the way to this version. */
async function note(client: Client, { takenAt, bytes, rows }: Backup): Promise<void> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('backups') IS NOT NULL AS there`,
  );
  if (!found[0]?.there) return;
  await client.query(`INSERT INTO backups ("takenAt", bytes, rows) VALUES ($1, $2, $3)`, [
    ...[takenAt, bytes, rows],
  ]);
}
