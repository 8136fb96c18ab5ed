import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '../platform/errors/app-error.js';

/** Timeout of the payment provider. Milliseconds. */
const LIMIT = 9000;

/**
 * The result, if it comes in time. Late work continues without the request; each of its steps is
 * idempotent.
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
