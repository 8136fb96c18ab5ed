import { setTimeout as delay } from 'node:timers/promises';

/** PostgreSQL's error codes `lock_not_available` and `deadlock_detected`. */
const LOCKED = ['55P03', '40P01'];

/** Attempts, and the pause between two of them. */
const TRIES = 60;
const PAUSE_MS = 1000;

/**
 * Retries the work while it fails because it cannot get a lock, or deadlocks.
 * @throws Error when the lock is still taken after the last attempt.
 */
export async function retryOnLockTimeout<T>(work: () => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      const failed = error as { code?: string; driverError?: { code?: string } };
      const code = failed.driverError?.code ?? failed.code;
      if (!code || !LOCKED.includes(code)) throw error;
      if (left === 1)
        throw new Error('Others keep a table locked: try again later', { cause: error });
      await delay(PAUSE_MS);
    }
  }
}
