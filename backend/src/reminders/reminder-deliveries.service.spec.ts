import { expect, it, jest } from '@jest/globals';
import type { DataSource } from 'typeorm';
import type { DueReminders } from './due-reminders.repository.js';
import { ReminderDeliveriesService } from './reminder-deliveries.service.js';

const NOW = new Date('2026-11-30T08:00:00Z');

it('goes by the clock of the database: a fast worker announces nothing early', async () => {
  const due = {
    now: () => Promise.resolve(NOW),
    lock: jest.fn((_tx: object, _now: Date) => Promise.resolve([])),
    markTold: () => Promise.resolve(),
  };
  const database = { transaction: (work: (tx: object) => unknown) => work({}) };
  const outbox = { send: () => Promise.resolve() } as never;
  await new ReminderDeliveriesService(
    database as unknown as DataSource,
    due as unknown as DueReminders,
    outbox,
    outbox,
    outbox,
    outbox,
  ).deliver();
  expect(due.lock.mock.calls.map(([, now]) => now)).toEqual([NOW]);
});
