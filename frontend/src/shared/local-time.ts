import type { Language } from '@contract/languages';

const DAY_MS = 86_400_000;

/** Not every browser has it yet; the first `Intl.DateTimeFormat` of a page takes 12 ms. */
interface WithTemporal {
  Temporal?: { Now: { timeZoneId(): string } };
}

/** The browser's time zone, such as `Europe/Rome`. */
export const localZone = (): string =>
  (globalThis as WithTemporal).Temporal?.Now.timeZoneId() ??
  Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone as a query: `timeZone=Europe%2FRome`. */
export const zoneQuery = (): string => new URLSearchParams({ timeZone: localZone() }).toString();

/** A moment in a time zone, in the format of `datetime-local`: `YYYY-MM-DDTHH:mm`. */
export const clockIn = (timeZone: string, moment: string | Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(moment))
    .replace(' ', 'T');

/** A time zone's name, such as Central European Time. */
export const zoneName = (timeZone: string, language: Language): string => {
  const options = { timeZone, timeZoneName: 'longGeneric' } as const;
  const parts = new Intl.DateTimeFormat(language, options).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
};

const midnight = (moment: Date): Date =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate());

/** Calendar days from one moment to another; negative for an earlier one. */
export const daysBetween = (from: Date, to: Date): number =>
  Math.round((midnight(to).getTime() - midnight(from).getTime()) / DAY_MS);

/** The Monday on which this week began, and the one on which it ends. */
export const weekOf = (now: Date): { start: Date; end: Date } => {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const monday = day - ((now.getDay() + 6) % 7);
  return { start: new Date(year, month, monday), end: new Date(year, month, monday + 7) };
};
