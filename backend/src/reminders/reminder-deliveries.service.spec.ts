import { expect, it, jest } from '@jest/globals';
import type { DataSource } from 'typeorm';
import type { Plan } from '../contract/plans.js';
import type { MailOutboxService } from '../mail/mail-outbox.service.js';
import type { UserChannel } from '../platform/redis/user-channel.js';
import type { PushService } from '../push/push.service.js';
import type { WebhookOutboxService } from '../webhooks/webhook-outbox.service.js';
import type { DueReminder, DueReminders, Moved } from './due-reminders.repository.js';
import { ReminderDeliveriesService } from './reminder-deliveries.service.js';
import type { ReminderEntity } from './reminder.entity.js';

const DAY = 86_400_000;

/** Delivers a daily reminder that has been due for an hour. */
async function delivered(plan: Plan) {
  const start = new Date(Math.floor((Date.now() - 3_600_000) / 60_000) * 60_000);
  const startsAt = start.toISOString().slice(0, 16);
  const schedule = { rule: 'FREQ=DAILY', startsAt, timeZone: 'UTC' };
  const reminder = { id: 1, petId: 2, remindAt: start, nextAt: start, channels: [], ...schedule };
  const moved: Moved[] = [];
  const told: number[] = [];
  const due = {
    now: () => Promise.resolve(new Date()),
    lock: () => Promise.resolve([reminder as unknown as ReminderEntity]),
    owners: () => Promise.resolve(new Map([[2, { userId: 3, plan }]])),
    move: (_tx: object, rows: Moved[]) => Promise.resolve(void moved.push(...rows)),
    claim: (_tx: object, come: DueReminder[]) => Promise.resolve(come),
    markTold: (rows: DueReminder[]) =>
      Promise.resolve(void told.push(...rows.map((one) => one.reminder.id))),
  };
  const reminders = new ReminderDeliveriesService(
    { transaction: (work: (tx: object) => unknown) => work({}) } as unknown as DataSource,
    due as unknown as DueReminders,
    {} as MailOutboxService,
    { send: () => Promise.resolve() } as unknown as PushService,
    { publish: () => undefined } as unknown as UserChannel,
    {
      write: () => Promise.resolve([]),
      send: () => Promise.resolve(),
    } as unknown as WebhookOutboxService,
  );
  await reminders.deliver();
  const [one] = moved;
  const next = new Date(start.getTime() + DAY);
  return { told, nextAt: one?.nextAt, remindAt: one?.remindAt, start, next };
}

it('a reminder of a paid plan is announced, waits to be done, and comes again', async () => {
  const { told, start, next, ...moved } = await delivered('pro');
  expect(told).toEqual([1]);
  expect(moved).toEqual({ nextAt: start, remindAt: next });
});

it('on the free plan it is announced to nobody, but would come again with a paid plan', async () => {
  const { told, next, ...moved } = await delivered('free');
  expect(told).toEqual([]);
  expect(moved).toMatchObject({ nextAt: next, remindAt: next });
});

it('goes by the clock of the database: a fast worker announces nothing early', async () => {
  const now = new Date('2026-11-30T08:00:00Z');
  const due = {
    now: () => Promise.resolve(now),
    lock: jest.fn((_tx: object, _now: Date) => Promise.resolve([])),
    markTold: () => Promise.resolve(),
  };
  const outbox = { send: () => Promise.resolve() } as never;
  await new ReminderDeliveriesService(
    { transaction: (work: (tx: object) => unknown) => work({}) } as unknown as DataSource,
    due as unknown as DueReminders,
    outbox,
    outbox,
    outbox,
    outbox,
  ).deliver();
  expect(due.lock.mock.calls.map(([, at]) => at)).toEqual([now]);
});
