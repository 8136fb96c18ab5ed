import { expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import type { Env } from '../../config/env.js';
import type { MailOutboxService } from '../../mail/mail-outbox.service.js';
import type { MailLimits } from '../mail-limits.js';
import { AccountMails } from './account-mails.js';
import type { AccountTokensService } from './account-tokens.service.js';

/** The mails to an owner whose address has had all notices of the hour. */
async function written(
  template: 'password-changed' | 'email-changed' | 'account-removed',
  emailVerifiedAt: Date | null,
): Promise<string[]> {
  const mails: string[] = [];
  const write = (_tx: object, mail: { template: string }) => {
    mails.push(mail.template);
    return Promise.resolve(mails.length);
  };
  const account = new AccountMails(
    { write } as unknown as MailOutboxService,
    { issue: () => Promise.resolve('key') } as unknown as AccountTokensService,
    { mayNotify: () => Promise.resolve(false) } as unknown as MailLimits,
    { PUBLIC_URL: 'https://zampa.example.org' } as Env,
  );
  const owner = { id: 1, username: 'Ada', language: 'en', email: 'ada@example.org' } as const;
  await account.writeNews({} as EntityManager, { ...owner, emailVerifiedAt }, { template });
  return mails;
}

it('owners always hear of a changed address and a removed account, however many mails they had', async () => {
  const confirmed = new Date('2026-11-21T07:00:00Z');
  expect(await written('password-changed', confirmed)).toEqual([]);
  expect(await written('email-changed', confirmed)).toEqual(['email-changed']);
  expect(await written('account-removed', confirmed)).toEqual(['account-removed']);
});

it('a stranger whose address somebody gives again and again is not flooded', async () => {
  expect(await written('account-removed', null)).toEqual([]);
});
