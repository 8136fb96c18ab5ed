import ical, { ICalEventTransparency } from 'ical-generator';
import type { Language } from '../contract/languages.js';
import type { Reminder } from '../contract/reminders.js';
import { isTimeZone, momentIn } from '../platform/local-time.js';
import { readRule } from '../reminders/recurrence/read-rule.js';
import { vtimezone } from './vtimezone.js';
import { WallTime } from './wall-time.js';

/** What a calendar shows of a reminder. */
export type CalendarReminder = Pick<
  Reminder,
  'id' | 'title' | 'rule' | 'startsAt' | 'timeZone' | 'version'
> & { petName: string };

const NAMES: Record<Language, string> = { en: 'Zampa reminders', it: 'Promemoria di Zampa' };

/** How often calendars are asked to read again; they may ignore it. Seconds. */
const READ_AGAIN = 4 * 3600;

/** The form of a rule: nothing that could end its line. */
const RULE = /^(?:RRULE:)?(FREQ=[A-Z0-9=;,+-]+)$/;

/** Characters that no calendar text may contain (RFC 5545, section 3.3.11). */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F]/g;

interface FeedFacts {
  language: Language;
  /** Of the site: makes the events' ids globally unique. */
  host: string;
  /** When the feed was made. It dates all events, so that the same reminders give the same text. */
  createdAt: Date;
}

/**
 * The feed of these reminders (RFC 5545), with CRLF and lines of at most 75 octets. Notes are left
 * out: feeds are read by other companies' servers.
 */
export function calendarOf(reminders: CalendarReminder[], feed: FeedFacts): string {
  const years = reminders.map(({ startsAt }) => Number(startsAt.slice(0, 4)));
  const firstYear = Math.min(...years);
  const calendar = ical({
    prodId: { company: 'Zampa', product: 'Reminders', language: feed.language.toUpperCase() },
    name: NAMES[feed.language],
    ttl: READ_AGAIN,
    timezone: { name: null, generator: (timeZone) => vtimezone(timeZone, firstYear) },
  });
  for (const reminder of reminders) {
    const rule = ruleOf(reminder);
    calendar.createEvent({
      id: `reminder-${String(reminder.id)}@${feed.host}`,
      sequence: reminder.version,
      stamp: feed.createdAt,
      ...timesOf(reminder),
      summary: `${reminder.petName}: ${reminder.title}`.replaceAll(CONTROL, ' '),
      transparency: ICalEventTransparency.TRANSPARENT,
      ...(rule !== undefined && { repeating: rule }),
    });
  }
  return `${calendar.toString()}\r\n`;
}

/**
 * Beside a start with a zone, a rule ends in UTC (RFC 5545, section 3.3.10). Calendars read a day
 * alone as its midnight, and would omit it.
 */
function ruleOf({ rule, timeZone }: CalendarReminder): string | undefined {
  const known = RULE.exec(rule ?? '')?.[1];
  return known?.replace(/UNTIL=[^;]+/, (end) => {
    const { until } = readRule(known, timeZone);
    return until ? `UNTIL=${inUtc(momentIn(timeZone, until))}` : end;
  });
}

/** Such as `20261127T225959Z`. */
const inUtc = (moment: Date): string =>
  `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** UTC needs no zone description, and no calendar looks for one. An unknown zone counts as UTC. */
function timesOf({ startsAt, timeZone }: CalendarReminder) {
  const start = new WallTime(startsAt);
  return timeZone === 'UTC' || !isTimeZone(timeZone) ? { start } : { start, timezone: timeZone };
}
