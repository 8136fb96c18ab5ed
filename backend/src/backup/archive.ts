import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

/**
 * A backup is one gzip file: a header line of JSON, the rows of each table in PostgreSQL's COPY
 * text format, each table terminated by END, and a trailer line of JSON.
 */
const FORMAT = 'zampa-backup-1';

/** Ends the rows of a table. No row can equal it: COPY doubles literal backslashes. */
export const END = Buffer.from('\\.\n');

/** Size of decompressed chunks. Bytes. */
const CHUNK = 262_144;

const LAST_ROW_AND_END = Buffer.concat([Buffer.from('\n'), END]);

export interface Header {
  format: typeof FORMAT;
  /** ISO 8601. The backup contains everything committed by then. */
  takenAt: string;
  /** Names of the applied migrations, in order. */
  migrations: string[];
  tables: { name: string; columns: string[] }[];
}

/** Row count and checksum of a table, verified on reading. */
export interface TableSum {
  rows: number;
  sha256: string;
}

export interface Trailer {
  tables: Record<string, TableSum>;
  /** Last value of each sequence, as decimal digits; null when unused. */
  sequences: Record<string, string | null>;
}

/** The archive is unreadable or damaged. */
export class ArchiveError extends Error {}

export const headerLine = (header: Omit<Header, 'format'>): string =>
  `${JSON.stringify({ format: FORMAT, ...header })}\n`;

/** Counts and hashes rows as they pass. */
export class Tally {
  private readonly hash = createHash('sha256');
  private rows = 0;

  async *of(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      this.hash.update(chunk);
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) this.rows += 1;
      yield chunk;
    }
  }

  sum(): TableSum {
    return { rows: this.rows, sha256: this.hash.digest('hex') };
  }
}

/** Reads an archive sequentially, one chunk at a time. */
export class ArchiveReader {
  private rest: Buffer = Buffer.alloc(0);
  private readonly chunks: AsyncIterator<Buffer>;

  constructor(file: string) {
    // A reader that stops early closes the file; the resulting pipeline error is ignored.
    const unzipped = pipeline(
      createReadStream(file),
      createGunzip({ chunkSize: CHUNK }),
      () => undefined,
    );
    this.chunks = unzipped[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  }

  /** @throws ArchiveError when the file is not a backup, or needs a newer version. */
  async header(): Promise<Header> {
    const header = parsed(await this.line()) as Header | null;
    if (header?.format !== FORMAT) throw new ArchiveError('This is not a backup of Zampa.');
    return header;
  }

  async trailer(): Promise<Trailer> {
    const trailer = parsed(await this.line()) as Trailer | null;
    if (!trailer) throw new ArchiveError('The backup is damaged: its last line cannot be read.');
    return trailer;
  }

  /** The rows of the next table. */
  async *rows(): AsyncGenerator<Buffer> {
    while (this.rest.length < END.length) await this.more();
    if (this.rest.subarray(0, END.length).equals(END)) {
      this.rest = this.rest.subarray(END.length);
      return;
    }
    for (;;) {
      const end = this.rest.indexOf(LAST_ROW_AND_END);
      if (end !== -1) {
        yield this.rest.subarray(0, end + 1);
        this.rest = this.rest.subarray(end + LAST_ROW_AND_END.length);
        return;
      }
      // Hold back bytes that may be the start of the end marker.
      const sure = Math.max(0, this.rest.length - END.length);
      if (sure > 0) yield this.rest.subarray(0, sure);
      this.rest = this.rest.subarray(sure);
      await this.more();
    }
  }

  async close(): Promise<void> {
    await this.chunks.return?.();
  }

  private async line(): Promise<string> {
    let end = this.rest.indexOf(10);
    for (; end === -1; end = this.rest.indexOf(10)) await this.more();
    const line = this.rest.subarray(0, end).toString('utf8');
    this.rest = this.rest.subarray(end + 1);
    return line;
  }

  private async more(): Promise<void> {
    const next = await this.chunks.next().catch((error: unknown) => {
      throw new ArchiveError(`The backup cannot be read: ${(error as Error).message}`);
    });
    if (next.done) throw new ArchiveError('The backup is damaged: it ends too early.');
    this.rest = this.rest.length === 0 ? next.value : Buffer.concat([this.rest, next.value]);
  }
}

/** @throws ArchiveError when the file is not a backup. */
export async function headerOf(file: string): Promise<Header> {
  const reader = new ArchiveReader(file);
  try {
    return await reader.header();
  } finally {
    await reader.close();
  }
}

/**
 * Reads the whole archive and verifies the checksum of every table.
 * @throws ArchiveError with the reason.
 */
export async function verifyArchive(file: string): Promise<Header> {
  const reader = new ArchiveReader(file);
  try {
    const header = await reader.header();
    const sums: [string, TableSum][] = [];
    for (const { name } of header.tables) {
      const tally = new Tally();
      const rows = tally.of(reader.rows());
      while (!(await rows.next()).done);
      sums.push([name, tally.sum()]);
    }
    const { tables } = await reader.trailer();
    for (const [name, sum] of sums) compare(name, sum, tables[name]);
    return header;
  } finally {
    await reader.close();
  }
}

/** @throws ArchiveError unless the rows read match those written. */
export function compare(table: string, read: TableSum, written: TableSum | undefined): void {
  if (read.rows === written?.rows && read.sha256 === written.sha256) return;
  throw new ArchiveError(
    `The backup is damaged: the rows of ${table} are not those it was made of.`,
  );
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return null;
  }
}
