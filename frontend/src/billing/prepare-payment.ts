import type { PaymentReply } from '@contract/billing';
import { ApiError } from '../shared/api';
import { INTENT_RETRIES, TIMINGS } from '../shared/timings';
import { createPaymentIntent } from './billing.api';
import { pause } from './pause';

export type PreparationState =
  | { step: 'starting' }
  | { step: 'preparing' }
  | { step: 'failed' }
  | { step: 'not-configured' }
  | { step: 'already-subscribed' }
  | { step: 'unpaid'; clientSecret: string; amountDue: number }
  | { step: 'paid'; amountDue: number }
  | { step: 'scheduled' };

const refusalOf = (error: unknown): PreparationState => {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'PAYMENTS_NOT_CONFIGURED') return { step: 'not-configured' };
  if (code === 'ALREADY_SUBSCRIBED') return { step: 'already-subscribed' };
  return { step: 'failed' };
};

/** An open payment without its secret cannot be paid here: that is a failure, too. */
const stateOf = ({ status, clientSecret, amountDue }: PaymentReply): PreparationState => {
  switch (status) {
    case 'unpaid':
      return clientSecret === null
        ? { step: 'failed' }
        : { step: 'unpaid', clientSecret, amountDue };
    case 'paid':
      return { step: 'paid', amountDue };
    case 'scheduled':
      return { step: 'scheduled' };
  }
};

/** A 401 may mean that the session of a fresh sign-in is not there yet. */
const askForIntent = async (plan: string, signal: AbortSignal): Promise<PaymentReply> => {
  for (let retries = 0; ; retries += 1) {
    try {
      return await createPaymentIntent(plan);
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
    const reply = await askForIntent(plan, signal);
    if (!signal.aborted) tell(stateOf(reply));
  } catch (error) {
    if (!signal.aborted) tell(refusalOf(error));
  }
};
