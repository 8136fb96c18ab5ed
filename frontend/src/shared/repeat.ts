import { upToDay } from '@contract/month-days';
import type { CareTexts } from './texts/en/care';

/** The repeats that the form offers. */
export const REPEATS = [
  'once',
  'half-daily',
  'daily',
  'weekly',
  'two-weekly',
  'monthly',
  'quarterly',
  'yearly',
] as const;

export type Repeat = (typeof REPEATS)[number];

/**
 * The rule of a repeat, without its end; null means once.
 * @param startsAt `YYYY-MM-DDTHH:mm`
 */
export const ruleOf = (repeat: Repeat, startsAt: string): string | null => {
  const day = Number(startsAt.slice(8, 10));
  const leapDay = startsAt.slice(5, 10) === '02-29' ? `;BYMONTH=2${upToDay(29)}` : '';
  const rules: Record<Repeat, string | null> = {
    once: null,
    'half-daily': 'FREQ=HOURLY;INTERVAL=12',
    daily: 'FREQ=DAILY',
    weekly: 'FREQ=WEEKLY',
    'two-weekly': 'FREQ=WEEKLY;INTERVAL=2',
    monthly: `FREQ=MONTHLY${upToDay(day)}`,
    quarterly: `FREQ=MONTHLY;INTERVAL=3${upToDay(day)}`,
    yearly: `FREQ=YEARLY${leapDay}`,
  };
  return rules[repeat];
};

const partsOf = (rule: string): Map<string, string> =>
  new Map(rule.split(';').map((part) => part.split('=', 2) as [string, string]));

/** When a rule ends. */
export interface RuleEnd {
  count: string | null;
  /** ISO date. */
  until: string | null;
}

/** A rule without its end, and that end. */
export const splitRule = (rule: string): RuleEnd & { base: string } => {
  const parts = partsOf(rule);
  const until = parts.get('UNTIL');
  const count = parts.get('COUNT') ?? null;
  const ends = ['COUNT', 'UNTIL'];
  return {
    base: [...parts]
      .filter(([name]) => !ends.includes(name))
      .map((part) => part.join('='))
      .join(';'),
    count,
    until: until?.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3') ?? null,
  };
};

export const withEnd = (base: string, { count, until }: RuleEnd): string => {
  if (count !== null) return `${base};COUNT=${count}`;
  return until === null ? base : `${base};UNTIL=${until.replaceAll('-', '')}`;
};

/** The repeat that makes this rule; null for one that the form does not offer. */
export const repeatOf = (rule: string | null, startsAt: string): Repeat | null => {
  if (rule === null) return 'once';
  const { base } = splitRule(rule);
  return REPEATS.find((repeat) => ruleOf(repeat, startsAt) === base) ?? null;
};

const UNITS = { HOURLY: 'hour', DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' };

type Weekday = keyof CareTexts['reminders']['weekdays'];

const DAYS_OF_WEEK = /^(?:MO|TU|WE|TH|FR|SA|SU)(?:,|$)/;

/** The days in the order of the week. */
const WEEK = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const satisfies Weekday[];
const WORKDAYS = WEEK.slice(0, 5).join();

/** The days of each week in words: by the days that are left out, if that is shorter. */
const daysText = (days: readonly string[], reminders: CareTexts['reminders']): string => {
  const named = WEEK.filter((day) => days.includes(day));
  const [missing, ...others] = WEEK.filter((day) => !days.includes(day));
  if (named.join() === WORKDAYS) return reminders.workdays;
  if (missing === undefined) return reminders.every.day(1);
  if (others.length === 0) return reminders.exceptOn(missing);
  return reminders.onDays(
    reminders.every.week(1),
    named.map((day) => reminders.weekdays[day]),
  );
};

/** A rule in words, such as 'every 2 weeks', 'every week on Monday' or 'every weekday'. */
export const repeatText = (
  rule: string | null,
  { reminders }: Pick<CareTexts, 'reminders'>,
): string => {
  if (rule === null) return reminders.once;
  const parts = partsOf(rule);
  const unit = UNITS[
    (parts.get('FREQ') ?? 'DAILY') as keyof typeof UNITS
  ] as keyof typeof reminders.every;
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const every = reminders.every[unit](interval);
  const days = parts.get('BYDAY') ?? '';
  const isOnDays = (unit === 'week' || every === reminders.every.day(1)) && DAYS_OF_WEEK.test(days);
  if (!isOnDays) return every;
  if (interval === 1) return daysText(days.split(','), reminders);
  return reminders.onDays(
    every,
    days.split(',').map((day) => reminders.weekdays[day as Weekday]),
  );
};
