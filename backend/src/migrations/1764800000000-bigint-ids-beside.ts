import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  briefly,
  buildIndexes,
  foreignKeys,
  NEW,
  narrowIds,
  onNewColumns,
  quoted,
  renewed,
  TABLES,
} from './bigint-ids.js';

/** Table pages of 8 KB filled per transaction. */
const BATCH_PAGES = 100;

/**
 * Adds a `bigint` column next to each `integer` id, kept in step by a trigger, with the same
 * indexes and foreign keys. Older versions see no change, and nothing waits for more than a moment,
 * whatever the size of the table: an `ALTER ... TYPE` would lock it while rewriting it. Resumes an
 * interrupted attempt.
 */
export class BigintIdsBeside1764800000000 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    const tables: [string, string[]][] = [];
    for (const table of TABLES) tables.push([table, await narrowIds(db, table)]);
    const narrow = tables.filter(([, columns]) => columns.length > 0);
    for (const [table, columns] of narrow) await addColumns(db, table, columns);
    for (const [table, columns] of narrow) {
      await fill(db, table, columns);
      await forbidNulls(db, table, columns);
      await buildIndexes(db, table, columns);
      await db.query(`ANALYZE ${table}`);
    }
    await addForeignKeys(db, Object.fromEntries(narrow));
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      const drops = (await narrowIds(db, table)).map((c) => `DROP IF EXISTS ${renewed(c)} CASCADE`);
      await db.query(`DROP TRIGGER IF EXISTS ${renewed(table)} ON ${table}`);
      await db.query(`DROP FUNCTION IF EXISTS ${renewed(table)}()`);
      if (drops.length > 0) await db.query(`ALTER TABLE ${table} ${drops.join(', ')}`);
    }
  }
}

/** Adds the columns, and the trigger that keeps them in step. */
async function addColumns(db: QueryRunner, table: string, columns: string[]): Promise<void> {
  const statistics = (await db.query(
    `SELECT attname::text AS name, coalesce(attstattarget, -1)::int AS target FROM pg_attribute
     WHERE attrelid = $1::regclass AND attname = ANY($2) AND attstattarget >= 0`,
    [table, columns],
  )) as { name: string; target: number }[];
  // A foreign key may set the new column to null before or after the old one.
  const forgotten = columns.map(
    (name) => `IF OLD.${renewed(name)} IS NOT NULL AND NEW.${renewed(name)} IS NULL THEN
      NEW.${quoted(name)} := NULL; END IF;`,
  );
  const copied = columns.map((name) => `NEW.${renewed(name)} := NEW.${quoted(name)};`);
  const added = columns.map((name) => `ADD COLUMN IF NOT EXISTS ${renewed(name)} bigint`);
  await briefly(
    db,
    [table],
    [
      `ALTER TABLE ${table} ${added.join(', ')}`,
      ...statistics.map(
        ({ name, target }) =>
          `ALTER TABLE ${table} ALTER ${renewed(name)} SET STATISTICS ${String(target)}`,
      ),
      `CREATE OR REPLACE FUNCTION ${renewed(table)}() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         IF TG_OP = 'UPDATE' THEN ${forgotten.join(' ')} END IF;
         ${copied.join(' ')}
         RETURN NEW;
       END $$`,
      `CREATE OR REPLACE TRIGGER ${renewed(table)} BEFORE INSERT OR UPDATE ON ${table}
       FOR EACH ROW EXECUTE FUNCTION ${renewed(table)}()`,
    ],
  );
}

/**
 * Fills existing rows, page by page. A locked row is retried in the next round, unless the
 * transaction that holds it has filled it through the trigger: neither side waits for the other.
 */
async function fill(db: QueryRunner, table: string, columns: string[]): Promise<void> {
  const [size] = (await db.query(
    `SELECT (pg_relation_size($1::regclass) / current_setting('block_size')::int)::int AS pages`,
    [table],
  )) as [{ pages: number }];
  const differs = columns.map((c) => `${renewed(c)} IS DISTINCT FROM ${quoted(c)}`).join(' OR ');
  const values = columns.map((c) => `${renewed(c)} = ${quoted(c)}`).join(', ');
  const update = `
    UPDATE ${table} SET ${values} WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM ${table} WHERE ctid >= $1::tid AND ctid < $2::tid AND (${differs})
      FOR NO KEY UPDATE SKIP LOCKED))`;
  const anyLeft = `SELECT EXISTS (SELECT FROM ${table} WHERE ${differs}) AS is`;
  do {
    for (let page = 0; page < size.pages; page += BATCH_PAGES) {
      await db.query(update, [`(${String(page)},0)`, `(${String(page + BATCH_PAGES)},0)`]);
    }
  } while (((await db.query(anyLeft)) as [{ is: boolean }])[0].is);
}

/**
 * Validates a check constraint first, without blocking; then the lock is held only for a moment.
 */
async function forbidNulls(db: QueryRunner, table: string, columns: string[]): Promise<void> {
  const rows = (await db.query(
    `SELECT old.attname::text AS name FROM pg_attribute AS old
       JOIN pg_attribute AS new ON new.attrelid = old.attrelid
         AND new.attname = old.attname || '${NEW}'
     WHERE old.attrelid = $1::regclass AND old.attname = ANY($2)
       AND old.attnotnull AND NOT new.attnotnull`,
    [table, columns],
  )) as { name: string }[];
  for (const { name } of rows) {
    const check = quoted(`${table}_${name}_filled`);
    await briefly(
      db,
      [table],
      [
        `ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${check}`,
        `ALTER TABLE ${table} ADD CONSTRAINT ${check} CHECK (${renewed(name)} IS NOT NULL) NOT VALID`,
      ],
    );
    await db.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${check}`);
    await briefly(
      db,
      [table],
      [
        `ALTER TABLE ${table} ALTER ${renewed(name)} SET NOT NULL`,
        `ALTER TABLE ${table} DROP CONSTRAINT ${check}`,
      ],
    );
  }
}

async function addForeignKeys(db: QueryRunner, narrow: Record<string, string[]>): Promise<void> {
  for (const { name, table, target, definition } of await foreignKeys(db)) {
    const columns = new Set([...(narrow[table] ?? []), ...(narrow[target] ?? [])]);
    const onNew = onNewColumns(definition, columns);
    await briefly(
      db,
      [table, target],
      [
        `ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${renewed(name)}`,
        `ALTER TABLE ${table} ADD CONSTRAINT ${renewed(name)} ${onNew} NOT VALID`,
      ],
    );
    await db.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${renewed(name)}`);
  }
}
