import { keptByZone } from '../platform/local-time.js';

/** A moment at which the clocks of a zone go forward or back. Offsets are minutes east of UTC. */
export interface ZoneChange {
  at: Date;
  before: number;
  after: number;
}

const MINUTE = 60_000;

/** No zone changes twice within this time. Milliseconds. */
const STEP = 5 * 24 * 60 * MINUTE;

/** Minutes east of UTC. @throws RangeError for a zone that is not known. */
export function offsetAt(timeZone: string, at: Date): number {
  const text = formatOf(timeZone).format(at);
  const [, sign, hours = 0, minutes = 0] = /GMT([+-])(\d\d):(\d\d)/.exec(text) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
}

const formatOf = keptByZone(
  (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }),
);

/** All changes from one moment to another, oldest first. */
export function changesBetween(timeZone: string, from: Date, to: Date): ZoneChange[] {
  const changes: ZoneChange[] = [];
  let before = offsetAt(timeZone, from);
  for (let start = from.getTime(); start < to.getTime(); start += STEP) {
    const end = Math.min(start + STEP, to.getTime());
    const after = offsetAt(timeZone, new Date(end));
    if (before !== after) {
      changes.push({ at: firstWith(timeZone, after, start, end), before, after });
    }
    before = after;
  }
  return changes;
}

/** The first minute at which the clocks show this offset. */
function firstWith(timeZone: string, offset: number, before: number, after: number): Date {
  let [low, high] = [Math.floor(before / MINUTE), Math.ceil(after / MINUTE)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(timeZone, new Date(middle * MINUTE)) === offset) high = middle;
    else low = middle;
  }
  return new Date(high * MINUTE);
}
