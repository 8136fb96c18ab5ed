import type { QueryRunner } from 'typeorm';
import { retryOnLockTimeout } from '../platform/database/lock-timeout.js';

/** Columns that hold our own ids, by table. */
const IDS: Record<string, string[]> = {
  users: ['id'],
  pets: ['id', 'userId'],
  chat_sessions: ['id', 'userId', 'petId', 'summarizedTo'],
  chat_messages: ['id', 'sessionId', 'replyTo'],
  billing_customers: ['id', 'userId'],
  subscriptions: ['customerId'],
  payments: ['customerId'],
  plan_changes: ['id', 'userId'],
  billing_attempts: ['customerId'],
  mails: ['id'],
  user_identities: ['id', 'userId'],
  account_tokens: ['userId'],
};

export const TABLES = Object.keys(IDS);

/** Suffix of new columns, indexes and constraints. */
export const NEW = '_bigint';

export const quoted = (name: string): string => `"${name}"`;
export const renewed = (name: string): string => `"${name}${NEW}"`;

/** The columns of a table that are still `integer`. */
export async function narrowIds(db: QueryRunner, table: string): Promise<string[]> {
  const rows = (await db.query(
    `SELECT attname::text AS name FROM pg_attribute
     WHERE attrelid = $1::regclass AND attname = ANY($2) AND atttypid = 'integer'::regtype`,
    [table, IDS[table]],
  )) as { name: string }[];
  return rows.map(({ name }) => name);
}

/** The definition of an index or a foreign key, on the new columns. */
export function onNewColumns(definition: string, columns: Iterable<string>): string {
  let text = definition;
  for (const name of columns) {
    const found = /[A-Z]/.test(name) ? `"${name}"` : `\\b${name}\\b`;
    text = text.replaceAll(new RegExp(found, 'g'), renewed(name));
  }
  return text;
}

export interface TableIndex {
  name: string;
  /** What follows the table's name: `USING ...`. */
  rest: string;
  isUnique: boolean;
  /** The constraint that the index backs, if any. */
  constraint: 'PRIMARY KEY' | 'UNIQUE' | null;
}

/** The indexes of a table that use one of these columns. */
export async function indexesOn(
  db: QueryRunner,
  table: string,
  columns: string[],
): Promise<TableIndex[]> {
  const indexes = (await db.query(
    `SELECT relname::text AS name, indisunique AS "isUnique",
       substring(pg_get_indexdef(indexrelid) from ' (USING .*)$') AS rest,
       CASE contype WHEN 'p' THEN 'PRIMARY KEY' WHEN 'u' THEN 'UNIQUE' END AS constraint
     FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
       LEFT JOIN pg_constraint ON conindid = indexrelid AND contype IN ('p', 'u')
     WHERE indrelid = $1::regclass AND right(relname, ${String(NEW.length)}) <> '${NEW}'`,
    [table],
  )) as TableIndex[];
  return indexes.filter(({ rest }) => onNewColumns(rest, columns) !== rest);
}

/** Builds the indexes of these columns on the new ones as well, where that is not done yet. */
export async function buildIndexes(
  db: QueryRunner,
  table: string,
  columns: string[],
): Promise<void> {
  for (const { name, rest, isUnique } of await indexesOn(db, table, columns)) {
    const [built] = (await db.query(
      `SELECT indisvalid AS "isValid" FROM pg_index WHERE indexrelid = to_regclass($1)`,
      [renewed(name)],
    )) as { isValid: boolean }[];
    if (built?.isValid) continue;
    const kind = isUnique ? 'UNIQUE INDEX' : 'INDEX';
    await db.query(`DROP INDEX CONCURRENTLY IF EXISTS ${renewed(name)}`);
    await db.query(
      `CREATE ${kind} CONCURRENTLY ${renewed(name)} ON ${table} ${onNewColumns(rest, columns)}`,
    );
  }
}

export interface ForeignKey {
  name: string;
  table: string;
  target: string;
  definition: string;
}

/** The foreign keys between old columns. */
export async function foreignKeys(db: QueryRunner): Promise<ForeignKey[]> {
  return (await db.query(
    `SELECT conname::text AS name, conrelid::regclass::text AS "table",
       confrelid::regclass::text AS target, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint
     WHERE contype = 'f' AND conrelid = ANY($1::regclass[]) AND confrelid = ANY($1::regclass[])
       AND right(conname, ${String(NEW.length)}) <> '${NEW}'
       AND EXISTS (SELECT FROM pg_attribute WHERE attrelid = confrelid AND attnum = confkey[1]
         AND atttypid = 'integer'::regtype)`,
    [TABLES],
  )) as ForeignKey[];
}

/** The foreign keys to a table from later tables, whose columns are already `bigint`. */
export async function laterForeignKeys(db: QueryRunner, target: string): Promise<ForeignKey[]> {
  return (await db.query(
    `SELECT conname::text AS name, conrelid::regclass::text AS "table",
       confrelid::regclass::text AS target, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint
     WHERE contype = 'f' AND confrelid = $1::regclass AND conrelid <> ALL($2::regclass[])`,
    [target, TABLES],
  )) as ForeignKey[];
}

/**
 * Changes tables in one short transaction. Other queries wait for it for at most 2 s. Each further
 * table's lock is awaited for only half the deadlock timeout, so that PostgreSQL never cancels
 * another transaction; then the tables are locked in another order, since a vacuum yields only to a
 * lock request that has waited for a second.
 */
export async function briefly(
  db: QueryRunner,
  tables: string[],
  statements: string[],
): Promise<void> {
  const order = [...new Set(tables)];
  await retryOnLockTimeout(async () => {
    await db.startTransaction();
    try {
      for (const [index, table] of order.entries()) {
        await db.query(`SET LOCAL lock_timeout = '${index === 0 ? '2s' : '500ms'}'`);
        await db.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
      }
      for (const statement of statements) await db.query(statement);
      await db.commitTransaction();
    } catch (error) {
      await db.rollbackTransaction();
      order.push(...order.splice(0, 1));
      throw error;
    }
  });
}
