import type { Language } from '@contract/languages';
import { formatDay, formatDayOfYear } from './format';

/** A span of days, such as 3–9 May 2026 or 22 November – 22 December 2026. */
export const formatDays = (from: string, to: string, language: Language): string => {
  const [first, last] = [formatDay(from, language), formatDay(to, language)];
  if (first === last) return last;
  const [[day, month, year], [, lastMonth, lastYear]] = [first.split(' '), last.split(' ')];
  if (year !== lastYear) return `${first} – ${last}`;
  return month === lastMonth ? `${day}–${last}` : `${formatDayOfYear(from, language)} – ${last}`;
};
