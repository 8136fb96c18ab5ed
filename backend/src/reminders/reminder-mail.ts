import type { NewMail } from '../mail/mail-outbox.service.js';
import type { DueReminder } from './due-reminders.repository.js';

/** What comes later than this says so. Milliseconds. */
const LATE = 3_600_000;

/** The mail to an owner who wants one and has confirmed an address; null for others. */
export function mailOf(due: DueReminder, now: Date): NewMail<'reminder'> | null {
  const { reminder, dueAt, email, language, username, petName } = due;
  if (email === null || !reminder.channels.includes('mail')) return null;
  const { id, petId, title, note, timeZone } = reminder;
  return {
    key: `reminder-${String(id)}-${dueAt.toISOString()}`,
    to: email,
    language,
    template: 'reminder',
    data: {
      ...{ name: username, petId, petName, title, note, timeZone },
      dueAt: dueAt.toISOString(),
      isLate: now.getTime() - dueAt.getTime() > LATE,
    },
  };
}
