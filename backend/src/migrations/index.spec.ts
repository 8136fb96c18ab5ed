import { expect, it } from '@jest/globals';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migrations } from './index.js';

/** Since this migration, the product is upgraded while it runs. */
const FIRST = 1765100000000;

const timeOf = (name: string) => Number(/\d+$/.exec(name)?.[0]);

const inTransaction = migrations
  .map((Migration) => [Migration.name, new Migration() as MigrationInterface] as const)
  .filter(([name, { transaction }]) => timeOf(name) >= FIRST && transaction !== false);

it.each(inTransaction)('%s waits a limited time for a table it alters', async (_, migration) => {
  const statements: string[] = [];
  const query = (sql: string) => {
    statements.push(sql);
    return Promise.resolve([{}]);
  };
  await migration.up({ query } as unknown as QueryRunner);
  if (statements.some((sql) => /^\s*(ALTER TABLE|UPDATE)/.test(sql)))
    expect(statements[0]).toBe(`SET LOCAL lock_timeout = '2s'`);
});
