import { setTimeout as delay } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Header, Trailer } from './archive.js';

/** Fixes the text format of values, whatever the settings of server and role. */
const SETTINGS = {
  timezone: 'UTC',
  datestyle: 'ISO',
  intervalstyle: 'postgres',
  extra_float_digits: '3',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
};

const PAUSE_MS = 200;

/** The lock that migrations take; shared holders keep them waiting. */
const LOCK = `hashtext('zampa-migrations')`;

/** Ids issued since the backup must not be reused: logs and the payment provider refer to them. */
const IDS_SKIPPED = 1_000_000;

/** Tables and their stored columns; PostgreSQL recomputes generated columns. */
const STORED_TABLES = `
  SELECT class.relname AS name,
    array_agg(attname::text ORDER BY attnum) AS columns
  FROM pg_class AS class JOIN pg_attribute ON attrelid = class.oid
  WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'migrations'
    AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
  GROUP BY class.oid ORDER BY 1`;

const ALL_TABLES = `
  SELECT relname AS name FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') ORDER BY 1`;

const OTHER_CONNECTIONS = `
  SELECT count(*)::int AS others FROM pg_stat_activity
  WHERE datname = current_database()
    AND (application_name = 'zampa' OR application_name LIKE 'zampa/%')`;

const FOREIGN_KEYS = `
  SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`;

const LAST_VALUES = `
  SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
  WHERE schemaname = 'public'`;

const SET_SEQUENCE = `
  SELECT setval(format('public.%I', sequencename)::regclass,
    least(coalesce($2::bigint, 0)::numeric + $3, max_value)::bigint)
  FROM pg_sequences WHERE schemaname = 'public' AND sequencename = $1`;

const listOf = (columns: string[]): string =>
  columns.map((one) => escapeIdentifier(one)).join(', ');

/** Runs the statements of backup and restore on a connection of its own. */
export class DatabaseCopy {
  private constructor(private readonly client: Client) {}

  /** Connects without a statement timeout. */
  static async connect(url: string, name: string): Promise<DatabaseCopy> {
    const options = Object.entries(SETTINGS).map(([setting, value]) => `-c ${setting}=${value}`);
    const client = new Client({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: 5000,
      options: options.join(' '),
    });
    // The running query fails as well and reports the error.
    client.on('error', () => undefined);
    await client.connect();
    return new DatabaseCopy(client);
  }

  end(): Promise<void> {
    return this.client.end();
  }

  /**
   * Blocks migrations until the connection ends; waits for a running one first.
   * @param how `shared`: any number of backups can hold it together; `alone`: for a restore.
   */
  async keepMigrationsAway(how: 'shared' | 'alone'): Promise<void> {
    const suffix = how === 'shared' ? '_shared' : '';
    const take = `SELECT pg_try_advisory_lock${suffix}(${LOCK}) AS mine`;
    while (!(await this.rows<{ mine: boolean }>(take))[0]?.mine) await delay(PAUSE_MS);
  }

  /** @param kind `snapshot`: all reads see the same moment; `writing`: all or nothing. */
  async inTransaction<T>(kind: 'snapshot' | 'writing', work: () => Promise<T>): Promise<T> {
    const isolation = kind === 'snapshot' ? ' ISOLATION LEVEL REPEATABLE READ, READ ONLY' : '';
    await this.client.query(`BEGIN${isolation}`);
    const result = await work();
    await this.client.query('COMMIT');
    return result;
  }

  /** @throws Error when no migration has run: there is nothing to back up. */
  async header(): Promise<Omit<Header, 'format'>> {
    if (!(await this.has('migrations')))
      throw new Error('There is nothing to back up: no migration has run.');
    const [row] = await this.rows<{ now: Date }>('SELECT now()');
    const migrations = await this.rows<{ name: string }>('SELECT name FROM migrations ORDER BY id');
    return {
      takenAt: (row?.now ?? new Date()).toISOString(),
      migrations: migrations.map(({ name }) => name),
      tables: await this.rows<{ name: string; columns: string[] }>(STORED_TABLES),
    };
  }

  copyOut({ name, columns }: Header['tables'][number]): AsyncIterable<Buffer> {
    const copy = `COPY ${escapeIdentifier(name)} (${listOf(columns)}) TO STDOUT`;
    return this.client.query(copyTo(copy)) as AsyncIterable<Buffer>;
  }

  async copyIn({ name, columns }: Header['tables'][number]): Promise<NodeJS.WritableStream> {
    const table = escapeIdentifier(name);
    // A migration may have inserted rows.
    await this.client.query(`DELETE FROM ${table}`);
    return this.client.query(copyFrom(`COPY ${table} (${listOf(columns)}) FROM STDIN`));
  }

  /** The last value of each sequence; null when unused. */
  async sequences(): Promise<Trailer['sequences']> {
    const rows = await this.rows<{ name: string; value: string | null }>(LAST_VALUES);
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  }

  async setSequences(sequences: Trailer['sequences']): Promise<void> {
    for (const [name, value] of Object.entries(sequences))
      await this.client.query(SET_SEQUENCE, [name, value, IDS_SKIPPED]);
  }

  /** Open connections of API and worker processes. */
  async otherConnections(): Promise<number> {
    return (await this.rows<{ others: number }>(OTHER_CONNECTIONS))[0]?.others ?? 0;
  }

  async tables(): Promise<string[]> {
    return (await this.rows<{ name: string }>(ALL_TABLES)).map(({ name }) => name);
  }

  async isEmpty(table: string): Promise<boolean> {
    return (await this.rows(`SELECT FROM ${escapeIdentifier(table)} LIMIT 1`)).length === 0;
  }

  async dropTables(): Promise<void> {
    const tables = (await this.tables()).map((name) => escapeIdentifier(name));
    if (tables.length > 0) await this.client.query(`DROP TABLE ${tables.join(', ')} CASCADE`);
  }

  /** Drops foreign keys for the duration; recreating them checks all rows at once. */
  async withoutForeignKeys<T>(work: () => Promise<T>): Promise<T> {
    const keys = await this.rows<{ table: string; name: string; definition: string }>(FOREIGN_KEYS);
    for (const { table, name } of keys)
      await this.client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${escapeIdentifier(name)}`);
    const result = await work();
    for (const { table, name, definition } of keys) {
      const constraint = `${escapeIdentifier(name)} ${definition}`;
      await this.client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${constraint}`);
    }
    return result;
  }

  /** Runs a room's statement for lines of the audit log. @returns how many rows it changed. */
  async change(statement: string, lines: { id: number; at: Date; since: Date | null }[]) {
    const values = [
      lines.map(({ id }) => id),
      lines.map(({ at }) => at),
      lines.map(({ since }) => since),
    ];
    return (await this.client.query(statement, values)).rowCount ?? 0;
  }

  /** @param query selects rows with an id. */
  async ids(query: string): Promise<string[]> {
    return (await this.rows<{ id: string }>(query)).map(({ id }) => id);
  }

  /** Runs the rooms' statements for a restored database, then ANALYZE. */
  async finish(statements: string[]): Promise<void> {
    for (const statement of [...statements, 'ANALYZE']) await this.client.query(statement);
  }

  /** Records the backup, unless the schema is too old to have the table. */
  async note({ takenAt, bytes, rows }: { takenAt: Date; bytes: number; rows: number }) {
    if (!(await this.has('backups'))) return;
    const insert = `INSERT INTO backups ("takenAt", bytes, rows) VALUES ($1, $2, $3)`;
    await this.client.query(insert, [takenAt, bytes, rows]);
  }

  private async has(table: string): Promise<boolean> {
    const [row] = await this.rows<{ made: boolean }>(`SELECT to_regclass($1) IS NOT NULL AS made`, [
      table,
    ]);
    return row?.made === true;
  }

  private async rows<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]> {
    return (await this.client.query<Row>(sql, values)).rows;
  }
}
