import { setTimeout as delay } from 'node:timers/promises';

/** PostgreSQL's code of a wait for a lock that took too long. */
const LOCK_TIMEOUT = '55P03';

/** How often, and how long after one another, a change is tried that others stand in the way of. */
const TRIES = 60;
const PAUSE_MS = 1000;

/**
 * Does the work again and again, as long as it fails because others hold the locks that it needs.
 * @throws an error that says so when they do not let go in the end.
 */
export async function untilUnlocked<T>(work: () => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      const failed = error as { code?: string; driverError?: { code?: string } };
      const code = failed.driverError?.code ?? failed.code;
      if (code !== LOCK_TIMEOUT) throw error;
      if (left === 1)
        throw new Error('Others keep a table locked: try again later', { cause: error });
      await delay(PAUSE_MS);
    }
  }
}
