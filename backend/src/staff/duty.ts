import type { VetHours } from '../contract/vets.js';
import { localAt, momentIn } from '../platform/local-time.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How many days ahead hours are considered, so that every weekday is included. */
const DAYS_AHEAD = 8;

/** Maximum that a manual switch keeps a vet off duty, and on duty outside their hours. */
const OFF_AT_MOST = 12 * HOUR;
const EXTRA_AT_MOST = 4 * HOUR;

/** What decides when a vet is on duty. */
export interface DutyPlan {
  timeZone: string;
  hours: VetHours[];
  dutyOverride: boolean | null;
  overrideFrom: Date | null;
  overrideUntil: Date | null;
}

/** The columns of a vet who is on duty by the hours alone. */
export const BY_HOURS = { dutyOverride: null, overrideFrom: null, overrideUntil: null } as const;

/** Whether a vet is on duty; `until` is null if that does not change within a week. */
export interface Duty {
  onDuty: boolean;
  until: Date | null;
}

type Stretch = [start: number, end: number];

/** @param time such as `09:30`, or `24:00`. */
const millisecondsOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR + minutes * MINUTE;
};

/** The periods of duty around a moment, earliest first; adjoining ones are merged. */
function stretches({ timeZone, hours }: DutyPlan, at: Date): Stretch[] {
  const shown = localAt(timeZone, at).getTime();
  const today = shown - (shown % DAY);
  const found: Stretch[] = [];
  for (let ahead = -1; ahead <= DAYS_AHEAD; ahead += 1) {
    const midnight = today + ahead * DAY;
    const weekday = new Date(midnight).getUTCDay() || 7;
    for (const { day, from, to } of hours) {
      if (day !== weekday) continue;
      const [start, end] = [millisecondsOf(from), millisecondsOf(to)];
      const local = [start, end <= start ? end + DAY : end] as const;
      const [begins, ends] = local.map((time) => momentIn(timeZone, new Date(midnight + time)));
      if (begins && ends) found.push([begins.getTime(), ends.getTime()]);
    }
  }
  return merged(found.sort(([one], [other]) => one - other));
}

function merged(sorted: Stretch[]): Stretch[] {
  const whole: Stretch[] = [];
  for (const [start, end] of sorted) {
    const last = whole.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else whole.push([start, end]);
  }
  return whole;
}

/** Whether a vet is on duty by the hours alone. */
function planned(plan: DutyPlan, at: Date): Duty {
  const now = at.getTime();
  const next = stretches(plan, at).find(([, end]) => end > now);
  if (!next) return { onDuty: false, until: null };
  const [start, end] = next;
  if (start > now) return { onDuty: false, until: new Date(start) };
  return { onDuty: true, until: end - now > 7 * DAY ? null : new Date(end) };
}

/** Whether a vet is on duty at a moment, by their hours and a manual switch that holds then. */
export function dutyOf(plan: DutyPlan, at: Date): Duty {
  const { dutyOverride, overrideFrom, overrideUntil } = plan;
  if (dutyOverride === null || overrideUntil === null || overrideUntil <= at)
    return planned(plan, at);
  if (overrideFrom !== null && overrideFrom > at) return planned(plan, at);
  return { onDuty: dutyOverride, until: overrideUntil };
}

/**
 * When a vet is next on duty: `at` itself if they are; null if not within a week.
 * @param at may lie before the last manual switch.
 */
export function nextDutyOf(plan: DutyPlan, at: Date): Date | null {
  const { overrideFrom, overrideUntil } = plan;
  const changes = [
    at,
    planned(plan, at).until,
    overrideFrom,
    overrideUntil,
    overrideUntil && planned(plan, overrideUntil).until,
  ];
  return (
    changes
      .filter((moment): moment is Date => moment !== null && moment >= at)
      .sort((one, other) => one.getTime() - other.getTime())
      .find((moment) => dutyOf(plan, moment).onDuty) ?? null
  );
}

/**
 * The columns to store when a vet switches on or off duty: null if that matches their hours. Off
 * duty lasts until the end of the current hours, at most 12 hours, so that nobody stays off by
 * mistake; on duty outside the hours lasts at most 4 hours.
 */
export function switched(
  plan: DutyPlan,
  at: Date,
  onDuty: boolean,
): Omit<DutyPlan, 'timeZone' | 'hours'> {
  const { onDuty: isPlanned, until } = planned(plan, at);
  if (onDuty === isPlanned) return BY_HOURS;
  const longest = at.getTime() + (onDuty ? EXTRA_AT_MOST : OFF_AT_MOST);
  const ends = Math.min(longest, until?.getTime() ?? Infinity);
  return { dutyOverride: onDuty, overrideFrom: at, overrideUntil: new Date(ends) };
}
