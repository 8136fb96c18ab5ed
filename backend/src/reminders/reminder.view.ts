import type { Reminder } from '../contract/reminders.js';
import { timesLeft } from './recurrence/occurrences.js';
import type { ReminderEntity } from './reminder.entity.js';

/** A reminder without what has to be computed. */
export type PlainReminder = Omit<Reminder, 'timesLeft'>;

export const plainReminder = (reminder: ReminderEntity): PlainReminder => ({
  id: reminder.id,
  petId: reminder.petId,
  kind: reminder.kind,
  title: reminder.title,
  note: reminder.note,
  rule: reminder.rule,
  startsAt: reminder.startsAt,
  timeZone: reminder.timeZone,
  nextAt: reminder.nextAt?.toISOString() ?? null,
  lastDoneAt: reminder.lastDoneAt?.toISOString() ?? null,
  state: reminder.state,
  proposalKey: reminder.proposalKey,
  channels: reminder.channels,
  version: reminder.version,
});

export const reminderView = (reminder: ReminderEntity): Reminder => ({
  ...plainReminder(reminder),
  timesLeft: reminder.nextAt && timesLeft(reminder, reminder.nextAt),
});
