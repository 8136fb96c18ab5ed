const MINUTE_MS = 60_000;

/**
 * Returns the canonical name of a time zone such as `Europe/Rome`. The time zone database accepts
 * names in any letter case, and aliases. Undefined for an unknown name.
 */
export function timeZoneNamed(name: string): string | undefined {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

export const isTimeZone = (name: string): boolean => timeZoneNamed(name) !== undefined;

/**
 * A zone that only another process or another version of the time zone data knows counts as UTC:
 * what is stored with it happens at the wrong hour rather than never.
 */
const knownZone = (name: string): string => (isTimeZone(name) ? name : 'UTC');

/** Maximum number of values kept of a kind. There are 419 zones, but unlimited spellings. */
export const KEPT = 500;

/** Keeps what a function of a time zone returns and takes long to compute. */
export function keptByZone<A extends (string | number)[], T>(
  make: (...of: A) => T,
): (...of: A) => T {
  const values = new Map<string, T>();
  return (...of) => {
    const key = of.join(' ');
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = make(...of);
    if (values.size >= KEPT) values.clear();
    values.set(key, value);
    return value;
  };
}

/** Making a format takes far longer than using it; each holds about 40 KB. */
const formatOf = keptByZone((timeZone: string) => {
  const numeric = { month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
  const clock = { timeZone: knownZone(timeZone), hourCycle: 'h23', year: 'numeric' } as const;
  return new Intl.DateTimeFormat('en', { ...clock, ...numeric });
});

/** How far the clocks of a zone are ahead of UTC at a moment, in ms. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(moment);
  const [year = 0, month = 1, day, hour, minute] = (
    ['year', 'month', 'day', 'hour', 'minute'] as const
  ).map((type) => Number(parts.find((part) => part.type === type)?.value));
  const shown = Date.UTC(year, month - 1, day, hour, minute);
  return shown - Math.floor(moment / MINUTE_MS) * MINUTE_MS;
}

/**
 * The moment at which a zone's clocks show a time: the first of two, if they show it twice. A time
 * that they skip is converted as if the clocks had not changed yet.
 * @param local the time as if it were UTC.
 */
export function momentIn(timeZone: string, local: Date): Date {
  const shown = local.getTime();
  const before = shown - offsetAt(shown - 24 * 60 * MINUTE_MS, timeZone);
  if (before + offsetAt(before, timeZone) === shown) return new Date(before);
  const after = shown - offsetAt(before, timeZone);
  return new Date(after + offsetAt(after, timeZone) === shown ? after : before);
}

/** What the clocks of a zone show at a moment, as if it were UTC. */
export const localAt = (timeZone: string, moment: Date): Date =>
  new Date(moment.getTime() + offsetAt(moment.getTime(), timeZone));

const LOCAL = /^(19[89]\d|20\d\d)-\d\d-\d\dT\d\d:\d\d$/;

/**
 * A time such as `2027-03-28T08:00`, from 1980 to 2099, as if it were UTC; null for any other text
 * and for dates that do not exist.
 */
export function readLocal(text: string): Date | null {
  if (!LOCAL.test(text)) return null;
  const local = new Date(`${text}:00Z`);
  return Number.isNaN(local.getTime()) || writeLocal(local) !== text ? null : local;
}

/** The opposite of `readLocal`. */
export const writeLocal = (local: Date): string => local.toISOString().slice(0, 16);

/** A moment in words, such as `Saturday 21 November at 08:00`. @param locale such as `en-GB` */
export const spokenTime = (locale: string, moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: knownZone(timeZone),
  }).format(moment);
