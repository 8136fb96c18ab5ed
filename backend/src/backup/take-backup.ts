import { createWriteStream, renameSync, rmSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { END, headerLine, Tally, verifyArchive, type Header, type Trailer } from './archive.js';
import type { BackupFolder } from './backup-folder.js';
import { DatabaseCopy } from './database-copy.repository.js';

export interface Backup {
  file: string;
  takenAt: Date;
  bytes: number;
  rows: number;
}

/**
 * Writes all rows, as they are at one moment, into a new file of the folder, reads the file again,
 * and notes in the database that there is a backup. Nobody has to stop; migrations wait.
 * @throws Error when anything of that fails; no file is left then.
 */
export async function takeBackup(url: string, folder: BackupFolder): Promise<Backup> {
  const database = await DatabaseCopy.connect(url, 'zampa-backup');
  try {
    await database.keepMigrationsAway('shared');
    const backup = await database.inTransaction('snapshot', async () => {
      const header = await database.header();
      const takenAt = new Date(header.takenAt);
      const file = folder.fileOf(takenAt);
      const rows = await writeArchive(database, header, file);
      return { file, takenAt, bytes: statSync(file).size, rows };
    });
    await database.note(backup);
    return backup;
  } finally {
    await database.end();
  }
}

/** Complete under its name or not there at all. @returns how many rows. */
async function writeArchive(
  database: DatabaseCopy,
  header: Omit<Header, 'format'>,
  file: string,
): Promise<number> {
  const partial = `${file}.${String(process.pid)}.partial`;
  const trailer: Trailer = { tables: {}, sequences: {} };
  try {
    const target = createWriteStream(partial, { mode: 0o600, flags: 'wx', flush: true });
    await pipeline(Readable.from(content(database, header, trailer)), createGzip(), target);
    await verifyArchive(partial);
    renameSync(partial, file);
  } finally {
    rmSync(partial, { force: true });
  }
  return Object.values(trailer.tables).reduce((sum, { rows }) => sum + rows, 0);
}

async function* content(
  database: DatabaseCopy,
  header: Omit<Header, 'format'>,
  trailer: Trailer,
): AsyncGenerator<string | Buffer> {
  yield headerLine(header);
  for (const table of header.tables) {
    const tally = new Tally();
    yield* tally.of(database.copyOut(table));
    yield END;
    trailer.tables[table.name] = tally.sum();
  }
  // Sequences are no part of the snapshot: read last, they are ahead of every row in it.
  trailer.sequences = await database.sequences();
  yield `${JSON.stringify(trailer)}\n`;
}
