import { expect, it } from '@jest/globals';
import { FindOperator, type EntityManager, type Repository } from 'typeorm';
import type { AccountToken } from './account-token.entity.js';
import { AccountTokensService } from './account-tokens.service.js';

it('whether a link is still valid is decided by the clock of the database', async () => {
  const asked: { expiresAt?: unknown }[] = [];
  // Still valid there, but not for a process whose clock is fast.
  const row = {
    userId: 7,
    email: 'anna@example.org',
    purpose: 'reset-password',
    expiresAt: new Date(Date.now() - 60_000),
  } as AccountToken;
  const find = (where: object) => {
    asked.push(where);
    return Promise.resolve(row);
  };
  const statement = {
    delete: () => statement,
    from: () => statement,
    where: (where: object) => {
      asked.push(where);
      return statement;
    },
    returning: () => statement,
    execute: () => Promise.resolve({ raw: [row] }),
  };
  const tokens = new AccountTokensService({
    findOneBy: find,
  } as unknown as Repository<AccountToken>);
  const tx = { createQueryBuilder: () => statement } as unknown as EntityManager;

  expect(await tokens.find('reset-password', 'key')).toMatchObject({ userId: 7 });
  expect(await tokens.spend('reset-password', 'key', tx)).toMatchObject({ userId: 7 });
  const bounds = asked.map(({ expiresAt }) => (expiresAt as FindOperator<Date>).getSql?.('at'));
  expect(bounds).toEqual(['at > now()', 'at > now()']);
});
