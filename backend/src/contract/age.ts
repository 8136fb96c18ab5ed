const DAY_MS = 86_400_000;
const DAYS_PER_WEEK = 7;
const MONTHS_PER_YEAR = 12;
const DAYS_PER_YEAR = 365.25;

/** Completed years, months and weeks since a day, each being the whole age in that unit. */
export interface Age {
  years: number;
  months: number;
  weeks: number;
}

/** The day of a moment in UTC, as an ISO date. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

const daysSince = (birthDate: string, now: Date): number =>
  Math.max(0, Math.floor((Date.parse(dayOf(now)) - Date.parse(birthDate)) / DAY_MS));

/** @param birthDate ISO date; a future one counts as today. */
export function ageSince(birthDate: string, now = new Date()): Age {
  const birth = new Date(birthDate);
  const monthsApart =
    (now.getUTCFullYear() - birth.getUTCFullYear()) * MONTHS_PER_YEAR +
    (now.getUTCMonth() - birth.getUTCMonth());
  const isMonthOver = now.getUTCDate() >= birth.getUTCDate();
  const months = Math.max(0, isMonthOver ? monthsApart : monthsApart - 1);
  return {
    years: Math.floor(months / MONTHS_PER_YEAR),
    months,
    weeks: Math.floor(daysSince(birthDate, now) / DAYS_PER_WEEK),
  };
}

interface Aged {
  /** Whole years, as the owner gave them. */
  age: number | null;
  /** ISO date. */
  birthDate?: string | null | undefined;
}

/** Age in years, with its fraction if the birth date is known: it matters for young animals. */
export const exactAge = ({ age, birthDate }: Aged, now = new Date()): number | null =>
  birthDate == null ? age : daysSince(birthDate, now) / DAYS_PER_YEAR;

/** Age in whole years: from the birth date if it is known, otherwise as the owner gave it. */
export const wholeAge = ({ age, birthDate }: Aged, now = new Date()): number | null =>
  birthDate == null ? age : ageSince(birthDate, now).years;
