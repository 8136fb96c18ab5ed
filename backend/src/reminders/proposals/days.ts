import { dayOf } from '../../contract/age.js';

const DAY_MS = 86_400_000;
const DAYS_PER_WEEK = 7;

/** @param day ISO date, like all days here. */
export const plusDays = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(day) + days * DAY_MS));

export const plusWeeks = (day: string, weeks: number): string =>
  plusDays(day, weeks * DAYS_PER_WEEK);

/** The same day of a later month, or the last one of a shorter month. */
export function plusMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))));
}

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

export const laterOf = (one: string, other: string): string => (one > other ? one : other);
