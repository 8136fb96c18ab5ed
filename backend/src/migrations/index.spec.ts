import { expect, it } from '@jest/globals';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migrations } from './index.js';

/** Since this migration, the product is upgraded while it runs. */
const FIRST = 1765100000000;

/**
 * Since this one, a transaction alters one table: one that waits for a second may deadlock with the
 * running product.
 */
const FIRST_OF_ONE_TABLE = 1765880000000;

const timeOf = (name: string) => Number(/\d+$/.exec(name)?.[0]);

const inTransaction = migrations
  .map((Migration) => [Migration.name, new Migration() as MigrationInterface] as const)
  .filter(([name, { transaction }]) => timeOf(name) >= FIRST && transaction !== false);

async function statementsOf(migration: MigrationInterface): Promise<string[]> {
  const statements: string[] = [];
  const query = (sql: string) => {
    statements.push(sql);
    return Promise.resolve([{}]);
  };
  await migration.up({ query } as unknown as QueryRunner);
  return statements;
}

it.each(inTransaction)('%s waits a limited time for a table it alters', async (_, migration) => {
  const statements = await statementsOf(migration);
  if (statements.some((sql) => /^\s*(ALTER TABLE|UPDATE)/.test(sql)))
    expect(statements[0]).toBe(`SET LOCAL lock_timeout = '2s'`);
});

const ofOneTable = inTransaction.filter(([name]) => timeOf(name) >= FIRST_OF_ONE_TABLE);

it.each(ofOneTable)('%s alters at most one table', async (_, migration) => {
  const text = (await statementsOf(migration)).join(';');
  const tablesAfter = (command: string) =>
    new Set(Array.from(text.matchAll(new RegExp(`${command} (\\w+)`, 'g')), ([, name]) => name));
  const created = tablesAfter('CREATE TABLE');
  const altered = [...tablesAfter('ALTER TABLE')].filter((name) => !created.has(name));
  expect(altered.slice(1)).toEqual([]);
});
