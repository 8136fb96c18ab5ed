import { expect, it, jest } from '@jest/globals';
import { pino } from 'pino';
import { register } from 'prom-client';
import { MailDeliveriesService } from './mail-deliveries.service.js';
import type { ClaimedMail, MailsRepository } from './mails.repository.js';
import { SAMPLES } from './templates/mails.fixture.js';

it('mails that are given up are counted from zero, so that the first one shows', async () => {
  const shown = await register.getSingleMetricAsString('zampa_mails_total');
  for (const template of Object.keys(SAMPLES))
    expect(shown).toContain(`zampa_mails_total{template="${template}",outcome="parked"} 0`);
});

const MINUTE = 60_000;

/** What becomes of a mail that is taken up at this age. */
async function fateOf(template: 'reset-password' | 'password-changed', age: number) {
  const mail = { id: 1, to: 'anna@example.org', template, language: 'en', attempts: 1, age };
  const claimed = { ...mail, createdAt: new Date(Date.now() - age), data: SAMPLES[template] };
  const mails = {
    claim: () => Promise.resolve(claimed as ClaimedMail),
    sent: jest.fn(() => Promise.resolve()),
    park: jest.fn((_mail: ClaimedMail, _why: string) => Promise.resolve()),
  };
  const deliver = jest.fn(() => Promise.resolve());
  await new MailDeliveriesService(
    mails as unknown as MailsRepository,
    { deliver },
    { PUBLIC_URL: 'https://zampa.example.org', MAIL_FROM: 'a@b.c', operator: {} as never },
    pino({ level: 'silent' }),
  ).deliver(1);
  return {
    delivered: deliver.mock.calls.length,
    parked: mails.park.mock.calls.map(([, why]) => why),
  };
}

it('a mail whose link has expired in the meantime is given up; a notice is still sent', async () => {
  expect(await fateOf('reset-password', 29 * MINUTE)).toEqual({ delivered: 1, parked: [] });
  expect(await fateOf('reset-password', 31 * MINUTE)).toEqual({
    delivered: 0,
    parked: ['link expired'],
  });
  expect(await fateOf('password-changed', 31 * MINUTE)).toEqual({ delivered: 1, parked: [] });
});
