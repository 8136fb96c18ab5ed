import ical, { ICalEventTransparency, type ICalEventData } from 'ical-generator';
import type { Language } from '../contract/languages.js';
import type { Reminder } from '../contract/reminders.js';
import { isTimeZone, localAt, momentIn, writeLocal } from '../platform/local-time.js';
import { Steps } from '../platform/steps.js';
import { occurrencesBetween } from '../reminders/recurrence/occurrences.js';
import { readRule } from '../reminders/recurrence/read-rule.js';
import { dailySeries } from './daily-series.js';
import { vtimezone } from './vtimezone.js';
import { WallTime } from './wall-time.js';

/** What a calendar shows of a reminder. */
export type CalendarReminder = Pick<
  Reminder,
  'id' | 'title' | 'rule' | 'startsAt' | 'timeZone' | 'nextAt' | 'version'
> & { petName: string };

const NAMES: Record<Language, string> = { en: 'Zampa reminders', it: 'Promemoria di Zampa' };

/** Seconds after which calendars are asked to refresh the feed; they may ignore it. */
const READ_AGAIN = 4 * 3600;

/** Format of a rule. It excludes characters that could end the line. */
const RULE = /^(?:RRULE:)?([A-Z0-9=;,+-]*FREQ=[A-Z0-9=;,+-]+)$/;

/** Characters that no calendar text may contain (RFC 5545, section 3.3.11). */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F]/g;

interface FeedFacts {
  language: Language;
  /** Host name of the site. It makes the ids of events globally unique. */
  host: string;
  /** When the feed was made. It dates all events, so that the same reminders give the same text. */
  createdAt: Date;
  now: Date;
}

/** Maximum of occurrences excluded per event. */
const MOST_DONE = 50;

/** How many reminders are added to a feed in one step. */
const AT_ONCE = 20;

/**
 * The feed of these reminders (RFC 5545), with CRLF and lines of at most 75 octets. Notes are left
 * out: feeds are read by other companies' servers.
 * @param steps in which it is computed, since a feed may have many reminders in many time zones.
 */
export async function calendarOf(
  reminders: CalendarReminder[],
  feed: FeedFacts,
  steps = new Steps(),
): Promise<string> {
  const zones = await zonesOf(reminders, steps);
  const calendar = ical({
    prodId: { company: 'Zampa', product: 'Reminders', language: feed.language.toUpperCase() },
    name: NAMES[feed.language],
    ttl: READ_AGAIN,
    timezone: { name: null, generator: (timeZone) => zones.get(timeZone) ?? null },
  });
  for (let first = 0; first < reminders.length; first += AT_ONCE) {
    await steps.run(() => {
      for (const reminder of reminders.slice(first, first + AT_ONCE)) {
        for (const event of eventsOf(reminder, feed)) calendar.createEvent(event);
      }
    });
  }
  return `${await steps.run(() => calendar.toString())}\r\n`;
}

/** The descriptions of the time zones of reminders. */
async function zonesOf(reminders: CalendarReminder[], steps: Steps): Promise<Map<string, string>> {
  const years = reminders.map(({ startsAt }) => Number(startsAt.slice(0, 4)));
  const firstYear = Math.min(...years);
  const described = new Map<string, string>();
  for (const timeZone of new Set(reminders.map((reminder) => reminder.timeZone))) {
    if (isUtc(timeZone)) continue;
    described.set(timeZone, await steps.run(() => vtimezone(timeZone, firstYear)));
  }
  return described;
}

/** One event, or several for a reminder that comes more often than daily. */
function eventsOf(reminder: CalendarReminder, feed: FeedFacts): ICalEventData[] {
  return dailySeries(reminder).map((series, place) => {
    const rule = ruleOf(series, feed.now);
    const name = [reminder.id, ...(place > 0 ? [place] : [])].join('-');
    return {
      id: `reminder-${name}@${feed.host}`,
      sequence: reminder.version,
      stamp: feed.createdAt,
      ...timesOf(series),
      summary: `${reminder.petName}: ${reminder.title}`.replaceAll(CONTROL, ' '),
      transparency: ICalEventTransparency.TRANSPARENT,
      ...(rule !== undefined && { repeating: rule }),
    };
  });
}

/**
 * If the start has a time zone, `UNTIL` must be in UTC (RFC 5545, section 3.3.10). Calendars read a
 * date without a time as its midnight, and would omit that day.
 */
function ruleOf(reminder: CalendarReminder, now: Date): string | undefined {
  const { timeZone } = reminder;
  const rule = RULE.exec(reminder.rule ?? '')?.[1];
  if (rule === undefined) return undefined;
  const ended = rule.replace(/UNTIL=[^;]+/, (end) => {
    const { until } = readRule(rule, timeZone);
    return until ? `UNTIL=${inUtc(momentIn(timeZone, until))}` : end;
  });
  // Calendars expect FREQ first (RFC 5545, section 3.3.10).
  const written = ended.replace(/^(.+);(FREQ=[A-Z]+)/, '$2;$1');
  return [`RRULE:${written}`, ...doneAhead({ ...reminder, rule }, now)].join('\r\n');
}

/** Excludes future occurrences that are already done or skipped. */
function doneAhead(reminder: CalendarReminder, now: Date): string[] {
  const { timeZone, nextAt } = reminder;
  const next = new Date(nextAt ?? 0);
  if (next <= now) return [];
  return occurrencesBetween(reminder, now, next, MOST_DONE).map((at) => {
    const local = `${writeLocal(localAt(timeZone, at)).replaceAll(/[-:]/g, '')}00`;
    return isUtc(timeZone) ? `EXDATE:${local}Z` : `EXDATE;TZID=${timeZone}:${local}`;
  });
}

/** Such as `20261127T225959Z`. */
const inUtc = (moment: Date): string =>
  `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** UTC needs no zone description, and no calendar looks for one. An unknown zone counts as UTC. */
const isUtc = (timeZone: string): boolean => timeZone === 'UTC' || !isTimeZone(timeZone);

function timesOf({ startsAt, timeZone }: CalendarReminder) {
  const start = new WallTime(startsAt);
  return isUtc(timeZone) ? { start } : { start, timezone: timeZone };
}
