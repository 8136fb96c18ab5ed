import { MAX_VET_HOURS, WEEKDAYS, type VetHours, type Weekday } from '../contract/vets.js';

/** When a period starts, and when it ends. */
export const FROM = /^([01]\d|2[0-3]):[0-5]\d$/;
export const TO = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

const nameOf = (day: Weekday): string => DAYS[day - 1] ?? '';

const wrong = (part: string): never => {
  throw new Error(
    `Hours are written like "mon-fri 09:00-13:00 14:00-18:00, sat 10:00-12:00"; not understood: "${part}"`,
  );
};

/** @param text such as `mon`, or `fri-mon`. */
function daysOf(text: string): Weekday[] {
  const [first, last = first] = text.split('-').map((name) => DAYS.indexOf(name));
  if (first === undefined || last === undefined || first < 0 || last < 0) return wrong(text);
  const number = ((last - first + 7) % 7) + 1;
  return Array.from({ length: number }, (_, ahead) => WEEKDAYS[(first + ahead) % 7] ?? 1);
}

function stretchOf(text: string): Pick<VetHours, 'from' | 'to'> {
  const [from = '', to = '', ...more] = text.split('-');
  if (!FROM.test(from) || !TO.test(to) || more.length > 0) return wrong(text);
  return { from, to };
}

/**
 * Reads hours in the operator's notation: `mon-fri 09:00-18:00, sat 22:00-06:00`; a blank text
 * means no hours.
 * @throws Error
 */
export function readHours(text: string): VetHours[] {
  const parts = text
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());
  const hours = parts.filter(Boolean).flatMap((part) => {
    const [days = '', ...stretches] = part.split(/\s+/);
    if (stretches.length === 0) wrong(part);
    return daysOf(days).flatMap((day) => stretches.map((one) => ({ day, ...stretchOf(one) })));
  });
  if (hours.length > MAX_VET_HOURS) throw new Error(`At most ${String(MAX_VET_HOURS)} stretches`);
  return hours.sort((one, other) => one.day - other.day || one.from.localeCompare(other.from));
}

/** The inverse of `readHours`, one day after another. */
export const writeHours = (hours: VetHours[]): string =>
  WEEKDAYS.flatMap((day) => {
    const stretches = hours.filter((one) => one.day === day);
    return stretches.length === 0
      ? []
      : [[nameOf(day), ...stretches.map(({ from, to }) => `${from}-${to}`)].join(' ')];
  }).join(', ');
