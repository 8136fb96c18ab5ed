import { expect, it } from '@jest/globals';
import type { ReminderChannel } from '../contract/reminders.js';
import type { DueReminder } from './due-reminders.repository.js';
import type { ReminderEntity } from './reminder.entity.js';
import { mailOf, noticeOf } from './reminder-messages.js';

const due = (remindAt: Date | null, channels: ReminderChannel[] = ['mail']): DueReminder => ({
  reminder: { channels, remindAt, timeZone: 'UTC' } as ReminderEntity,
  dueAt: new Date('2026-11-21T07:00:00Z'),
  petName: 'Moka',
  sex: 'female',
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

it('a reminder mail knows the sex of the pet, by which Italian calls it', () => {
  expect(mailOf(due(null))?.data.sex).toBe('female');
});

it('a reminder is announced only as its owner wants it, and mailed only to a confirmed address', () => {
  const announced = (one: DueReminder) => ({
    mail: mailOf(one) !== null,
    push: noticeOf(one, one.dueAt) !== null,
  });
  expect(announced(due(null, []))).toEqual({ mail: false, push: false });
  expect(announced(due(null, ['mail']))).toEqual({ mail: true, push: false });
  expect(announced(due(null, ['push']))).toEqual({ mail: false, push: true });
  expect(mailOf({ ...due(null), email: null })).toBeNull();
});
