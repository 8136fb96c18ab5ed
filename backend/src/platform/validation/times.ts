import { applyDecorators } from '@nestjs/common';
import { IsString } from 'class-validator';
import { dayOf } from '../../contract/age.js';
import { isTimeZone, readLocal, timeZoneNamed } from '../local-time.js';
import { INVALID, Rewrite, TextRule, typed } from './fields.js';

const isCalendarDate = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && dayOf(day) === text;
};

/** How far the clocks of Kiritimati, where each day begins first, are ahead of UTC. Milliseconds. */
const FIRST_ZONE = 14 * 3_600_000;

/** An ISO date that is today somewhere on Earth, or earlier, and at most `years` years ago. */
export const PastDate = (years: number): PropertyDecorator => {
  const isPast = (text: string): boolean => {
    const now = Date.now();
    const today = dayOf(new Date(now));
    const earliest = `${String(Number(today.slice(0, 4)) - years)}${today.slice(4)}`;
    return text <= dayOf(new Date(now + FIRST_ZONE)) && text >= earliest;
  };
  return applyDecorators(
    IsString(typed({ type: 'string', format: 'date' })),
    TextRule('calendarDate', isCalendarDate, INVALID),
    TextRule('pastDate', isPast, INVALID),
  );
};

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/** How far a device's clock may run ahead, in ms. */
const CLOCK_ERROR = 5 * 60_000;

/** The year of the earliest moment that is accepted. */
const EARLIEST_YEAR = 1980;
const EARLIEST = Date.UTC(EARLIEST_YEAR, 0);

const isAhead = (moment: number): boolean => moment > Date.now() + CLOCK_ERROR;

/** Whether a moment, in ms, is past and not before any living animal was born. */
export const isPastMoment = (moment: number): boolean => moment >= EARLIEST && !isAhead(moment);

/** `Date.parse` takes the 30th of February for the 2nd of March. */
const isMoment = (text: string): boolean =>
  MOMENT.test(text) && isCalendarDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));

/** An ISO 8601 date and time with a UTC offset. */
export const Moment = (): PropertyDecorator =>
  applyDecorators(
    IsString(typed({ type: 'string', format: 'date-time' })),
    TextRule('moment', isMoment, INVALID),
  );

/** The same, in the past. */
export const PastMoment = (): PropertyDecorator =>
  applyDecorators(
    Moment(),
    TextRule('pastMoment', (text) => !isAhead(Date.parse(text)), 'Must not be in the future'),
    TextRule(
      'recentMoment',
      (text) => Date.parse(text) >= EARLIEST,
      `Must not be before ${String(EARLIEST_YEAR)}`,
    ),
  );

/** Wall clock time, such as `2027-03-28T08:00`. */
export const LocalTime = (): PropertyDecorator =>
  applyDecorators(
    IsString(typed({ type: 'string', pattern: String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d$` })),
    TextRule('localTime', (text) => readLocal(text) !== null, INVALID),
  );

/**
 * The IANA name of a time zone, such as `Europe/Rome`. Other spellings become the canonical name.
 */
export const TimeZone = (): PropertyDecorator =>
  applyDecorators(
    Rewrite((name) => timeZoneNamed(name) ?? name),
    IsString(typed({ type: 'string' })),
    TextRule('timeZone', isTimeZone, 'Unknown time zone'),
  );
