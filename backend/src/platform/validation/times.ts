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

/** An ISO date, today (UTC) or earlier, and at most `years` years ago. */
export const PastDate = (years: number): PropertyDecorator => {
  const isPast = (text: string): boolean => {
    const today = dayOf(new Date());
    const earliest = `${String(Number(today.slice(0, 4)) - years)}${today.slice(4)}`;
    return text <= today && text >= earliest;
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

/** The earliest moment that is accepted: 1980, in ms. */
const EARLIEST = Date.UTC(1980, 0);

/** Whether a moment, in ms, is past and not before any living animal was born. */
export const isPastMoment = (moment: number): boolean =>
  moment >= EARLIEST && moment <= Date.now() + CLOCK_ERROR;

/** An ISO 8601 date and time with a UTC offset. */
export const Moment = (): PropertyDecorator =>
  applyDecorators(
    IsString(typed({ type: 'string', format: 'date-time' })),
    TextRule('moment', (text) => MOMENT.test(text) && !Number.isNaN(Date.parse(text)), INVALID),
  );

/** The same, in the past. */
export const PastMoment = (): PropertyDecorator =>
  applyDecorators(
    Moment(),
    TextRule('pastMoment', (text) => isPastMoment(Date.parse(text)), 'Must not be in the future'),
  );

/** Wall clock time, such as `2027-03-28T08:00`. */
export const LocalTime = (): PropertyDecorator =>
  applyDecorators(
    IsString(typed({ type: 'string', pattern: String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d$` })),
    TextRule('localTime', (text) => readLocal(text) !== null, INVALID),
  );

/** The IANA name of a time zone, such as `Europe/Rome`. Other spellings become the one name. */
export const TimeZone = (): PropertyDecorator =>
  applyDecorators(
    Rewrite((name) => timeZoneNamed(name) ?? name),
    IsString(typed({ type: 'string' })),
    TextRule('timeZone', isTimeZone, 'Unknown time zone'),
  );
