import type { PaidPlan } from '../contract/plans.js';
import type { SupportThreadEntity } from './support-thread.entity.js';

const HOUR = 3_600_000;

type Promised = Pick<SupportThreadEntity, 'waitsSince' | 'answerBy'>;

/**
 * What a conversation is promised after another message of its owner. A message that already waits
 * keeps its place; a better plan can only bring its answer forward.
 * @param hours within which each plan is answered.
 */
export function promiseOf(
  { waitsSince, answerBy }: Promised,
  now: Date,
  plan: PaidPlan,
  hours: Record<PaidPlan, number>,
): Promised {
  const fresh = now.getTime() + hours[plan] * HOUR;
  return {
    waitsSince: waitsSince ?? now,
    answerBy: new Date(Math.min(answerBy?.getTime() ?? Infinity, fresh)),
  };
}

/** After an answer nothing waits any more. */
export const NOTHING_WAITS = { waitsSince: null, answerBy: null } as const;

/** How an answer kept its promise; nothing is measured if nobody was waiting. */
export const measure = ({ waitsSince, answerBy }: Promised, now: Date) =>
  waitsSince === null || answerBy === null
    ? { waitedSeconds: null, isInTime: null }
    : {
        waitedSeconds: Math.max(0, Math.round((now.getTime() - waitsSince.getTime()) / 1000)),
        isInTime: now <= answerBy,
      };
