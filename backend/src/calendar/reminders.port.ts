/** What a calendar shows of a reminder. */
export interface CalendarReminder {
  id: number;
  title: string;
  /** An RRULE of RFC 5545; empty or null for one that comes once. */
  rule: string | null;
  /** When it first comes, by the clock of its time zone: `YYYY-MM-DDTHH:mm`. */
  startsAt: string;
  /** IANA name, such as `Europe/Rome`. */
  timeZone: string;
  /** Counts its changes. */
  version: number;
  petName: string;
}

/** What calendars ask of the room that keeps reminders. */
export abstract class RemindersPort {
  /** All that a user's calendar shows. */
  abstract of(userId: number): Promise<CalendarReminder[]>;
}
