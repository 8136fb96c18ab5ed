import type { Language } from '../contract/languages.js';
import { PAGES } from '../contract/pages.js';
import { REMINDER_LATE } from '../contract/reminders.js';
import type { NewMail } from '../mail/mail-outbox.service.js';
import { spokenTime } from '../platform/local-time.js';
import type { Notice } from '../push/push.service.js';
import type { DueReminder } from './due-reminders.repository.js';

/** The mail for a due reminder that has been moved on; null unless the owner wants one and has confirmed an address. */
export function mailOf(due: DueReminder): NewMail<'reminder'> | null {
  const { reminder, dueAt, email, language, username, petName } = due;
  const { species, breed, sex, portrait, coat } = due;
  if (email === null || !reminder.channels.includes('mail')) return null;
  const { id, petId, title, note, timeZone } = reminder;
  return {
    key: `reminder-${String(id)}-${dueAt.toISOString()}`,
    to: email,
    language,
    template: 'reminder',
    data: {
      name: username,
      petId,
      petName,
      sex,
      title,
      note,
      timeZone,
      face: { species, breed, portrait, coat },
      dueAt: dueAt.toISOString(),
      comesAgain: reminder.remindAt !== null,
    },
  };
}

/** The words of a notification besides its title. */
const NOTICES: Record<Language, { locale: string; due: string; late: string }> = {
  en: { locale: 'en-GB', due: 'Due', late: 'Late, was due' },
  it: { locale: 'it-IT', due: 'Previsto', late: 'In ritardo, era previsto' },
};

/** The notification, without the note: screens may be locked. Null if the owner wants none. */
export function noticeOf(due: DueReminder, now: Date): Notice | null {
  const { reminder, dueAt, language, petName } = due;
  if (!reminder.channels.includes('push')) return null;
  const { id, petId, title, timeZone, kind } = reminder;
  const { locale, ...words } = NOTICES[language];
  const isLate = now.getTime() - dueAt.getTime() > REMINDER_LATE;
  const said = isLate ? words.late : words.due;
  return {
    title: `${petName}: ${title}`,
    body: `${said} ${spokenTime(locale, dueAt, timeZone)}`,
    url: PAGES.pet.replace(':petId', String(petId)),
    tag: `reminder-${String(id)}`,
    urgency: kind === 'medicine' ? 'high' : 'normal',
  };
}
