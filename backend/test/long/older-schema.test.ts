import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { beforeAll, expect, it } from '@jest/globals';
import { contractions, migrations } from '../../src/migrations/index.js';
import { connectionOptions } from '../../src/platform/database/connection-options.js';
import { dropDatabase, newDatabase, withClient } from '../harness/archive.js';
import { Process } from '../harness/processes.js';

/** Everything but the order of the columns. */
const SCHEMA = `
  SELECT 'index' AS kind, indexname AS name, indexdef AS definition FROM pg_indexes
  WHERE schemaname = 'public'
  UNION ALL
  SELECT 'constraint', conname || ' of ' || conrelid::regclass,
    pg_get_constraintdef(oid) || convalidated
  FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND conrelid <> 0
  UNION ALL
  SELECT 'column', attrelid::regclass || '.' || attname, format('%s %s %s %s',
    format_type(atttypid, atttypmod), attnotnull, coalesce(attstattarget, -1),
    pg_get_expr(adbin, adrelid))
  FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
    AND attnum > 0 AND NOT attisdropped
  UNION ALL
  SELECT 'trigger', tgname || ' of ' || tgrelid::regclass, pg_get_triggerdef(oid)
  FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL
  SELECT 'sequence', sequencename, format('%s %s', data_type, max_value) FROM pg_sequences
  ORDER BY 1, 2`;

const OWNER = `
  WITH owner AS (INSERT INTO users (username) VALUES ('anna') RETURNING id),
    pet AS (INSERT INTO pets ("userId", name, species) SELECT id, 'Micia', 'gatto' FROM owner
      RETURNING id, "userId"),
    chat AS (INSERT INTO chat_sessions ("userId", "petId", title)
      SELECT "userId", id, 'Micia' FROM pet RETURNING id)
  INSERT INTO chat_messages ("sessionId", role, content, status)
  SELECT id, 'user', 'Why does she purr?', 'complete' FROM chat`;

const server = process.env.TEST_DATABASE_URL ?? '';

const schemaOf = (url: string): Promise<object[]> =>
  withClient(url, async (client) => (await client.query<object>(SCHEMA)).rows);

/** A database as the version before a migration left it, with an owner's data. */
async function databaseBefore(migration: (typeof migrations)[number]): Promise<string> {
  const url = await newDatabase(server);
  const applied = migrations.slice(0, migrations.indexOf(migration));
  const options = { ...connectionOptions(url, { pool: 1 }), migrations: applied };
  const database = await new DataSource(options).initialize();
  await database.runMigrations({ transaction: 'each' });
  await database.query(OWNER);
  await database.destroy();
  return url;
}

async function migrate(DATABASE_URL: string): Promise<string> {
  const { code, output } = await Process.run('migrate', { DATABASE_URL });
  expect([code, output]).toEqual([0, output]);
  return output;
}

let expected: object[];

beforeAll(async () => {
  const url = await newDatabase(server);
  await migrate(url);
  expected = await schemaOf(url);
  await dropDatabase(url, server);
}, 60_000);

it('migrations without a transaction can be repeated after an interruption', async () => {
  const url = await newDatabase(server);
  await migrate(url);
  await withClient(url, (client) =>
    client.query(`DELETE FROM migrations WHERE name ~ '^(SavedCards|VetWaits)'`),
  );
  expect(await migrate(url)).toContain('2 migrations applied');
  expect(await schemaOf(url)).toEqual(expected);
  await dropDatabase(url, server);
}, 60_000);

/** The migrations just before and after which the set of deferred migrations changes. */
const steps = migrations.filter((_, index) => {
  const next = migrations[index + 1];
  return contractions.includes(next) || contractions.includes(migrations[index]);
});

it.each(steps.map((migration) => [migration.name, migration] as const))(
  'a database from before %s gets the current schema in two steps and keeps its rows',
  async (_, migration) => {
    const url = await databaseBefore(migration);
    const older = new Client({ connectionString: url, application_name: 'zampa' });
    await older.connect();
    expect(await migrate(url)).toMatch(/Processes of an older version run/);
    await older.query(OWNER.replace('anna', 'bert'));
    await older.end();
    expect(await migrate(url)).not.toMatch(/Processes of an older version run/);
    expect(await schemaOf(url)).toEqual(expected);
    await withClient(url, async (client) => {
      const { rows } = await client.query(`
        SELECT content FROM chat_messages JOIN chat_sessions ON chat_sessions.id = "sessionId"
          JOIN pets ON pets.id = "petId" JOIN users ON users.id = pets."userId" ORDER BY username`);
      expect(rows).toHaveLength(2);
    });
    await dropDatabase(url, server);
  },
  120_000,
);
