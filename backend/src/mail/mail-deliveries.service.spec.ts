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

type Sampled = 'reset-password' | 'password-changed' | 'reminder';

/** What becomes of a mail that is taken up at this age. */
async function fateOf(
  template: Sampled,
  age: number,
  createdAt = new Date(Date.now() - age),
  data: object = SAMPLES[template],
) {
  const mail = { id: 1, to: 'anna@example.org', template, language: 'en', attempts: 1, age };
  const claimed = { ...mail, createdAt, data };
  const mails = {
    claim: () => Promise.resolve(claimed as unknown as ClaimedMail),
    sent: jest.fn(() => Promise.resolve()),
    park: jest.fn((_mail: ClaimedMail, _why: string) => Promise.resolve()),
  };
  const deliver = jest.fn((_mail: { text: string }) => Promise.resolve());
  await new MailDeliveriesService(
    mails as unknown as MailsRepository,
    { deliver },
    { PUBLIC_URL: 'https://zampa.example.org', MAIL_FROM: 'a@b.c', operator: {} as never },
    pino({ level: 'silent' }),
  ).deliver(1);
  return {
    delivered: deliver.mock.calls.length,
    parked: mails.park.mock.calls.map(([, why]) => why),
    text: deliver.mock.calls[0]?.[0].text,
  };
}

it('a mail whose link has expired in the meantime is given up; a notice is still sent', async () => {
  expect(await fateOf('reset-password', 29 * MINUTE)).toMatchObject({ delivered: 1, parked: [] });
  expect(await fateOf('reset-password', 31 * MINUTE)).toMatchObject({
    delivered: 0,
    parked: ['link expired'],
  });
  expect(await fateOf('password-changed', 31 * MINUTE)).toMatchObject({ delivered: 1, parked: [] });
});

it('whether a reminder is late is said by the clock of the database, not of the worker', async () => {
  const at = (hour: number) => new Date(`2026-11-21T0${String(hour)}:00:00Z`);
  const due = { ...SAMPLES.reminder, dueAt: at(7).toISOString() };
  expect((await fateOf('reminder', 0, at(7), due)).text).not.toContain('is late');
  expect((await fateOf('reminder', 120 * MINUTE, at(7), due)).text).toContain('is late');
});
