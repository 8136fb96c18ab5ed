import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  briefly,
  buildIndexes,
  foreignKeys,
  indexesOn,
  laterForeignKeys,
  narrowIds,
  quoted,
  renewed,
  TABLES,
  type TableIndex,
} from './bigint-ids.js';

/** The highest integer that JSON parsers represent exactly. */
const MAX_ID = String(Number.MAX_SAFE_INTEGER);

/** Replaces the `integer` ids with the `bigint` ones: columns are renamed, no row is rewritten. */
export class BigintIds1764800100000 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    for (const { name, table, target } of await foreignKeys(db)) {
      await briefly(
        db,
        [table, target],
        [
          `ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`,
          `ALTER TABLE ${table} RENAME CONSTRAINT ${renewed(name)} TO ${quoted(name)}`,
        ],
      );
    }
    for (const table of TABLES) {
      const columns = await narrowIds(db, table);
      if (columns.length > 0) await takePlace(db, table, columns);
    }
  }

  /** Rewrites the tables: not for a running product. */
  async down(db: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      const columns = (await db.query(
        `SELECT attname::text AS name FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
         WHERE attrelid = $1::regclass AND atttypid = 'bigint'::regtype AND attnum > 0`,
        [table],
      )) as { name: string }[];
      const types = columns.map(({ name }) => `ALTER ${quoted(name)} TYPE integer`);
      await db.query(`ALTER TABLE ${table} ${types.join(', ')}`);
      const sequence = await sequenceOf(
        db,
        table,
        columns.map(({ name }) => name),
      );
      if (sequence) await db.query(`ALTER SEQUENCE ${sequence} AS integer MAXVALUE 2147483647`);
    }
  }
}

async function takePlace(db: QueryRunner, table: string, columns: string[]): Promise<void> {
  // Later migrations may have built indexes on the old columns.
  await buildIndexes(db, table, columns);
  const sequence = await sequenceOf(db, table, columns);
  const indexes = await indexesOn(db, table, columns);
  const later = await laterForeignKeys(db, table);
  await briefly(
    db,
    [table, ...later.map((key) => key.table)],
    [
      ...later.map((key) => `ALTER TABLE ${key.table} DROP CONSTRAINT ${quoted(key.name)}`),
      `DROP TRIGGER ${renewed(table)} ON ${table}`,
      `DROP FUNCTION ${renewed(table)}()`,
      ...(sequence === null
        ? []
        : [
            `ALTER SEQUENCE ${sequence} AS bigint MAXVALUE ${MAX_ID} OWNED BY ${table}.${renewed('id')}`,
            `ALTER TABLE ${table} ALTER ${renewed('id')} SET DEFAULT nextval('${sequence}')`,
          ]),
      `ALTER TABLE ${table} ${columns.map((name) => `DROP COLUMN ${quoted(name)}`).join(', ')}`,
      ...columns.map((name) => `ALTER TABLE ${table} RENAME ${renewed(name)} TO ${quoted(name)}`),
      ...indexes.map((index) => rename(table, index)),
      ...later.map(
        ({ name, table: of, definition }) =>
          `ALTER TABLE ${of} ADD CONSTRAINT ${quoted(name)} ${definition} NOT VALID`,
      ),
    ],
  );
  for (const { name, table: of } of later) {
    await db.query(`ALTER TABLE ${of} VALIDATE CONSTRAINT ${quoted(name)}`);
  }
}

/** The index on the old column was dropped with it. */
const rename = (table: string, { name, constraint }: TableIndex): string =>
  constraint === null
    ? `ALTER INDEX ${renewed(name)} RENAME TO ${quoted(name)}`
    : `ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${constraint} USING INDEX ${renewed(name)}`;

/** The sequence of a table's ids. */
async function sequenceOf(
  db: QueryRunner,
  table: string,
  columns: string[],
): Promise<string | null> {
  if (!columns.includes('id')) return null;
  const [row] = (await db.query(`SELECT pg_get_serial_sequence($1, 'id') AS name`, [table])) as [
    { name: string | null },
  ];
  return row.name;
}
