import type { FindingSource } from './insights.js';

export const REMINDER_KINDS = [
  'vaccine',
  'worms',
  'fleas',
  'weigh',
  'teeth',
  'check',
  'medicine',
  'heat',
  'nails',
  'insurance',
  'passport',
  'other',
] as const;

export type ReminderKind = (typeof REMINDER_KINDS)[number];

/**
 * Ways to be reminded besides open tabs. `push`: browsers in which the user has allowed
 * notifications.
 */
export const REMINDER_CHANNELS = ['mail', 'push'] as const;

/** A reminder sent later than this says that it is late. Milliseconds. */
export const REMINDER_LATE = 3_600_000;

export type ReminderChannel = (typeof REMINDER_CHANNELS)[number];

/** What an owner wants to be reminded of. */
export interface Reminder {
  id: number;
  petId: number;
  kind: ReminderKind;
  title: string;
  note: string | null;
  /**
   * An RRULE of RFC 5545 without its name, such as `FREQ=WEEKLY;BYDAY=SU`; `null` if it comes once.
   */
  rule: string | null;
  /** Its first occurrence, in the local time of its time zone: `YYYY-MM-DDTHH:mm`. */
  startsAt: string;
  /** IANA name, such as `Europe/Rome`. */
  timeZone: string;
  /** ISO 8601: the next occurrence to be done, even if it is past; `null` once it has ended. */
  nextAt: string | null;
  /** ISO 8601. */
  lastDoneAt: string | null;
  state: 'active' | 'ended';
  /** The proposal that was accepted. */
  proposalKey: string | null;
  channels: ReminderChannel[];
  /** Occurrences left, including `nextAt`; `null` if its rule has no `COUNT`, or it has ended. */
  timesLeft: number | null;
  /** Counts the changes, from 1. */
  version: number;
}

export interface NewReminder {
  kind: ReminderKind;
  title: string;
  note?: string | null | undefined;
  /** At most hourly; hours and minutes are those of `startsAt`. */
  rule?: string | null | undefined;
  startsAt: string;
  timeZone: string;
  proposalKey?: string | null | undefined;
  /** None by default. */
  channels?: ReminderChannel[] | undefined;
}

/**
 * Absent fields keep their value, `null` clears. `version` is the one that the changes are based
 * on.
 */
export type ReminderChanges = Partial<AcceptedReminder> & {
  /** Ends it for good. */
  state?: 'ended' | undefined;
  version: number;
};

/** A reminder requested in a question, for the owner to confirm. */
export interface ReminderSuggestion {
  id: number;
  petId: number;
  /** The question. */
  messageId: number;
  /** In the local time of the requested zone. */
  reminder: Pick<NewReminder, 'kind' | 'title' | 'startsAt' | 'timeZone'> & { rule: string | null };
}

/** What the owner accepted, as read from the question or edited. */
export type AcceptedReminder = Omit<NewReminder, 'proposalKey'>;

/** Where the owner is now. */
export interface RemindersMove {
  timeZone: string;
}

/** The occurrence that was done or skipped. */
export interface ReminderStep {
  /** The `nextAt` that the user saw: nothing happens if it has changed since. */
  dueAt?: string | undefined;
}

/** What the care schedules propose for a pet, worded in the owner's language. */
export interface ReminderProposal {
  /** The `proposalKey` of the reminder that accepts it. */
  key: string;
  kind: ReminderKind;
  title: string;
  /** The reason, in a sentence. */
  why: string;
  rule: string | null;
  /** `YYYY-MM-DDTHH:mm` in the local time of the requested zone. */
  startsAt: string;
  /** ISO dates between which it is due. */
  from: string;
  to: string;
  sources: FindingSource[];
  /** ISO date on which the sources were read. */
  verifiedOn: string;
}
