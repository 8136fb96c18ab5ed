import type { PaidPlan } from '../contract/plans.js';
import type { SupportThreadEntity } from './support-thread.entity.js';

const HOUR = 3_600_000;

type Promised = Pick<SupportThreadEntity, 'waitsSince' | 'answerBy'>;

/**
 * The promise of a conversation after another message from its owner. A message that already waits
 * keeps its place; a better plan can only bring the answer forward.
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

/** The promise after an answer: no message is waiting. */
export const NOTHING_WAITS = { waitsSince: null, answerBy: null } as const;

/** How an answer kept its promise; null if nobody was waiting. */
export const measure = ({ waitsSince, answerBy }: Promised, now: Date) =>
  waitsSince === null || answerBy === null
    ? { waitedSeconds: null, isInTime: null }
    : {
        waitedSeconds: Math.max(0, Math.round((now.getTime() - waitsSince.getTime()) / 1000)),
        isInTime: now <= answerBy,
      };
