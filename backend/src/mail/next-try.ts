import type { Fault } from './fault.js';

/** With the pauses below, a mail is given up after about two days. */
const TRIES = 20;

/** Fewer attempts after a refusal, which is rarely reversed. */
const TRIES_WHEN_REFUSED = 3;

/** Seconds. */
const FIRST_PAUSE = 5;
const MAX_PAUSE = 6 * 3600;

/** Whether another try follows after this many. */
export const triesLeft = (attempts: number, { refused }: Pick<Fault, 'refused'>): boolean =>
  attempts < (refused ? TRIES_WHEN_REFUSED : TRIES);

/**
 * Seconds until the next attempt: exponential backoff, with jitter so that mails do not come in
 * waves.
 */
export const pauseAfter = (attempts: number, random = Math.random()): number =>
  Math.min(FIRST_PAUSE * 2 ** (attempts - 1), MAX_PAUSE) * (0.75 + random / 2);
