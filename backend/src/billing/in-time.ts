import { AppError } from '../platform/errors/app-error.js';
import { within } from '../platform/within.js';

/** Timeout of the payment provider. Milliseconds. */
const LIMIT = 9000;

/**
 * Returns the result if it arrives before the timeout. Late work continues after the request; each
 * of its steps is idempotent.
 * @throws AppError `PAYMENTS_UNAVAILABLE`
 */
export const inTime = <T>(work: Promise<T>): Promise<T> =>
  within(LIMIT, work, () => {
    throw new AppError('PAYMENTS_UNAVAILABLE', {}, 5);
  });
