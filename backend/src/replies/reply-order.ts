import type { Standing } from '../chat/replies.port.js';
import type { Plan } from '../contract/plans.js';

/** Waiting so long is worth as much as one unit of weight. Milliseconds. */
const STEP = 10_000;

/** What each further question of a minute puts its owner back by. */
const WEIGHT: Record<Plan, number> = { expert: 2, pro: 3, free: 6 };
const EMERGENCY_WEIGHT = 1;

/** An emergency among the first so many questions of its owner's minute goes before everything. */
const FIRST_EMERGENCIES = 3;

/** The place of what has waited too long: behind emergencies, before everything else. */
export const OVERDUE = FIRST_EMERGENCIES + 1;

/** BullMQ's highest priority number is 2^21 - 1; steps of 10 s reach it, and begin anew, every 242 days. */
const PLACES = 2 ** 21 - 1 - OVERDUE;

/**
 * The place of a reply in the queue, as BullMQ's priority: when it was asked, in steps, put back
 * by its owner's weight for each question of their minute. So a flood stands behind everybody's
 * first question, and yet nothing is overtaken by what is asked much later.
 */
export function placeOf({ askedAt, round, plan, level }: Standing): number {
  const isEmergency = level === 'emergency';
  if (isEmergency && round <= FIRST_EMERGENCIES) return round;
  const step = Math.floor(askedAt.getTime() / STEP);
  const back = round * (isEmergency ? EMERGENCY_WEIGHT : WEIGHT[plan]);
  return OVERDUE + 1 + ((step + back) % PLACES);
}
