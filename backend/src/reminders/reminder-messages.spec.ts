import { expect, it } from '@jest/globals';
import type { DueReminder } from './due-reminders.repository.js';
import type { ReminderEntity } from './reminder.entity.js';
import { mailOf } from './reminder-messages.js';

const due = (remindAt: Date | null): DueReminder => ({
  reminder: { channels: ['mail'], remindAt } as ReminderEntity,
  dueAt: new Date('2026-11-21T07:00:00Z'),
  petName: 'Moka',
  species: 'gatto',
  breed: null,
  portrait: null,
  coat: null,
  userId: 1,
  username: 'Ada',
  email: 'ada@example.org',
  language: 'en',
  plan: 'pro',
});

it('a reminder mail knows whether the reminder comes again', () => {
  expect(mailOf(due(new Date('2026-11-22T07:00:00Z')))?.data.comesAgain).toBe(true);
  expect(mailOf(due(null))?.data.comesAgain).toBe(false);
});
