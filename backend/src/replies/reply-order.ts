import type { Precedence } from '../chat/replies.port.js';
import type { Plan } from '../contract/plans.js';

/** Waiting this long counts as much as one unit of weight. Milliseconds. */
const STEP = 10_000;

/** How far each question of a minute moves its owner's reply back. */
const WEIGHT: Record<Plan, number> = { expert: 2, pro: 3, free: 6 };
const EMERGENCY_WEIGHT = 1;

/** An emergency among this many first questions of its owner's minute goes before everything. */
const FIRST_EMERGENCIES = 3;

/** The place of replies that have waited too long: behind emergencies, before everything else. */
export const OVERDUE = FIRST_EMERGENCIES + 1;

/**
 * BullMQ's highest priority number is 2^21 - 1; steps of 10 s reach it, and start again, every 242
 * days.
 */
const PLACES = 2 ** 21 - 1 - OVERDUE;

/**
 * Returns a reply's place in the queue, as BullMQ's priority: the step in which it was requested,
 * plus its owner's weight for each of their questions in that minute. A flood thus waits behind
 * everybody's first question, but nothing is overtaken by questions asked much later.
 */
export function placeOf({ askedAt, numberInMinute, plan, level }: Precedence): number {
  const isEmergency = level === 'emergency';
  if (isEmergency && numberInMinute <= FIRST_EMERGENCIES) return numberInMinute;
  const step = Math.floor(askedAt.getTime() / STEP);
  const back = numberInMinute * (isEmergency ? EMERGENCY_WEIGHT : WEIGHT[plan]);
  return OVERDUE + 1 + ((step + back) % PLACES);
}
