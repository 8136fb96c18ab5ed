import { expect, it } from '@jest/globals';
import { changedColumns } from './reminder-changes.js';
import { ReminderEntity } from './reminder.entity.js';

const EIGHT_IN_ROME = new Date('2026-05-04T06:00:00Z');

const stored = Object.assign(new ReminderEntity(), {
  rule: 'FREQ=DAILY',
  startsAt: '2026-05-01T08:00',
  timeZone: 'Europe/Rome',
  state: 'active',
  nextAt: EIGHT_IN_ROME,
  remindAt: EIGHT_IN_ROME,
});

it.each([
  ['America/New_York', '2026-05-04T12:00:00Z'],
  ['Asia/Tokyo', '2026-05-04T23:00:00Z'],
])('at half past eight in Tokyo, the next eight in %s is %s', (timeZone, next) => {
  const now = new Date('2026-05-03T23:30:00Z');
  const nextAt = new Date(next);
  expect(changedColumns(stored, { version: 1, timeZone }, now)).toEqual({
    timeZone,
    nextAt,
    remindAt: nextAt,
  });
});
