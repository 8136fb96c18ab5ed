import { within } from '../within.js';

/** Milliseconds after which a dependency counts as down. */
const TIMEOUT = 2500;

/** Resolves with the answer, or with `undefined` when it fails or takes too long. */
export const probe = <T>(answer: Promise<T>): Promise<T | undefined> =>
  within(
    TIMEOUT,
    answer.catch(() => undefined),
    () => undefined,
  );
