import type { MedicineCourse, WeekCount } from '@contract/insights';

export const WEEK_MS = 7 * 24 * 3600 * 1000;

/** The tones of columns; whatever is rarer shares the last one. */
export const TONES = ['apricot', 'green', 'ink', 'edge'] as const;

export type Tone = (typeof TONES)[number];

export interface Week {
  /** Its Monday, ms since 1970. */
  at: number;
  counts: WeekCount[];
}

/** Weeks with something in them, ascending in time. */
export const weeksOf = (counts: readonly WeekCount[]): Week[] => {
  const weeks = new Map<string, Week>();
  for (const count of counts) {
    const known = weeks.get(count.week);
    if (known) known.counts.push(count);
    else weeks.set(count.week, { at: Date.parse(`${count.week}T00:00`), counts: [count] });
  }
  return [...weeks.values()].toSorted((a, b) => a.at - b.at);
};

/** The tone of each thing: the commonest have their own, all others share the last one. */
export const tonesOf = (counts: readonly WeekCount[]): Map<string, Tone> => {
  const totals = new Map<string, number>();
  for (const { what, count } of counts) totals.set(what, (totals.get(what) ?? 0) + count);
  const common = [...totals].toSorted(([, a], [, b]) => b - a).map(([what]) => what);
  return new Map(
    common.map((what, rank) => {
      const tone = common.length <= TONES.length || rank < TONES.length - 1 ? rank : -1;
      return [what, TONES.at(tone) ?? 'edge'];
    }),
  );
};

/** A week's counts by tone, in the order of the tones. */
export const stackOf = (
  { counts }: Week,
  tones: ReadonlyMap<string, Tone>,
): { tone: Tone; count: number }[] =>
  TONES.map((tone) => ({
    tone,
    count: counts
      .filter(({ what }) => tones.get(what) === tone)
      .reduce((sum, { count }) => sum + count, 0),
  })).filter(({ count }) => count > 0);

/** The courses that overlap the span of these weeks, which ascend in time. */
export const coursesIn = (
  courses: readonly MedicineCourse[],
  weeks: readonly Week[],
): MedicineCourse[] => {
  const [start, end] = [weeks[0]?.at ?? 0, (weeks.at(-1)?.at ?? 0) + WEEK_MS];
  return courses.filter(({ from, to }) => Date.parse(to) >= start && Date.parse(from) <= end);
};

export const totalOf = ({ counts }: Week): number =>
  counts.reduce((sum, { count }) => sum + count, 0);
