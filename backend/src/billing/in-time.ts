import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '../platform/errors/app-error.js';

/** Nobody waits longer for the payment provider. Milliseconds. */
const LIMIT = 9000;

/**
 * The result, if it comes in time. What is late goes on without the waiting request; every step
 * of it may be repeated.
 * @throws AppError `PAYMENTS_UNAVAILABLE`
 */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  const end = new AbortController();
  const late = delay(LIMIT, undefined, { signal: end.signal }).then(() => {
    throw new AppError('PAYMENTS_UNAVAILABLE', {}, 5);
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    end.abort();
  }
}
