const DAY_MS = 24 * 3600 * 1000;

/** A time label below a chart. */
export interface TimeTick {
  at: number;
  shows: 'day' | 'month' | 'year';
}

const DAY_STEPS = [1, 2, 7, 14] as const;
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60, 120] as const;

const daysFrom = (from: number, to: number, step: number): TimeTick[] => {
  const day = new Date(from);
  day.setHours(0, 0, 0, 0);
  if (day.getTime() < from) day.setDate(day.getDate() + 1);
  const ticks: TimeTick[] = [];
  for (; day.getTime() <= to; day.setDate(day.getDate() + step)) {
    ticks.push({ at: day.getTime(), shows: 'day' });
  }
  return ticks;
};

const monthsFrom = (from: number, to: number, step: number): TimeTick[] => {
  const start = new Date(from);
  const first = Math.ceil((start.getFullYear() * 12 + start.getMonth()) / step) * step;
  const ticks: TimeTick[] = [];
  for (let month = first; ; month += step) {
    const at = new Date(Math.floor(month / 12), month % 12, 1).getTime();
    if (at > to) return ticks;
    if (at >= from) ticks.push({ at, shows: month % 12 === 0 ? 'year' : 'month' });
  }
};

/** Up to this many days, labels name days. */
const DAYS = 45;

/**
 * Days, or starts of months, in the browser's time zone, evenly spaced, at most `most` of them and
 * at least `apart` days from each other.
 */
export const timeTicks = (from: number, to: number, most: number, apart = 1): TimeTick[] => {
  const days = to - from <= DAYS * DAY_MS ? DAY_STEPS.filter((step) => step >= apart) : [];
  const ways = [
    ...days.map((step) => () => daysFrom(from, to, step)),
    ...MONTH_STEPS.map((step) => () => monthsFrom(from, to, step)),
  ];
  for (const way of ways) {
    const ticks = way();
    if (ticks.length > 0 && ticks.length <= most) return ticks;
  }
  return [{ at: from, shows: 'day' }];
};
