import { ApiError } from '../shared/api';
import { INTENT_RETRIES, TIMINGS } from '../shared/timings';
import { createPaymentIntent } from './billing.api';
import { pause } from './pause';

export type PreparationState =
  | { step: 'starting' }
  | { step: 'preparing' }
  | { step: 'failed' }
  | { step: 'not-configured' }
  | { step: 'already-subscribed' };

const refusalOf = (error: unknown): PreparationState => {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'PAYMENTS_NOT_CONFIGURED') return { step: 'not-configured' };
  if (code === 'ALREADY_SUBSCRIBED') return { step: 'already-subscribed' };
  return { step: 'failed' };
};

/** A 401 may mean that the session of a fresh sign-in is not there yet. */
const askForIntent = async (plan: string, signal: AbortSignal): Promise<void> => {
  for (let retries = 0; ; retries += 1) {
    try {
      await createPaymentIntent(plan);
      return;
    } catch (error) {
      const waits = error instanceof ApiError && error.status === 401 && retries < INTENT_RETRIES;
      if (!waits) throw error;
      await pause(TIMINGS.intentRetry, signal);
    }
  }
};

/** Asks for the payment intent of a plan, and tells each state until the signal ends it. */
export const preparePayment = async (
  plan: string,
  signal: AbortSignal,
  tell: (state: PreparationState) => void,
): Promise<void> => {
  await pause(TIMINGS.checkoutStart, signal);
  tell({ step: 'preparing' });
  try {
    await askForIntent(plan, signal);
  } catch (error) {
    if (!signal.aborted) tell(refusalOf(error));
  }
};
