import type { PaymentReply, PlanSwitch } from '@contract/billing';
import type { PaidPlan } from '@contract/plans';
import { ApiError, hasStatus } from '../shared/api';
import { INTENT_RETRIES, pause, TIMINGS } from '../shared/timings';
import { createPaymentIntent } from './billing.api';

/** A change of plan, as shown before the user confirms it. */
export interface Offer {
  /** Cents, today. */
  amountDue: number;
  /** ISO 8601. */
  startsAt: string;
  /** Cents a month from then on. */
  thenMonthly: number;
  change: PlanSwitch;
}

export interface OpenPayment {
  step: 'unpaid';
  clientSecret: string;
  /** Cents. */
  amountDue: number;
  /** Cents a month after that; null for the list price. */
  thenMonthly: number | null;
  /** ISO 8601: when the month after this one is charged; null if this is not a first month. */
  renewsAt: string | null;
  /** The plan whose renewal is owed. */
  debt: PaidPlan | null;
  /** Whether the user confirmed a change of plan that the saved card alone could not pay for. */
  clicked: boolean;
}

export type PreparationState =
  | { step: 'starting' }
  | { step: 'preparing' }
  | { step: 'failed' }
  | { step: 'not-configured' }
  | { step: 'already-subscribed' }
  | { step: 'renewal-pending' }
  | { step: 'payment-pending'; other: PaidPlan; isTooLate: boolean }
  | OpenPayment
  | { step: 'paid'; amountDue: number }
  | { step: 'confirm' | 'scheduled'; offer: Offer };

/** @param gaveUp whether the user had given up a payment for another plan */
export const refusalOf = (error: unknown, gaveUp = false): PreparationState => {
  const { code, body } = error instanceof ApiError ? error : { code: null, body: null };
  if (code === 'PAYMENTS_NOT_CONFIGURED') return { step: 'not-configured' };
  if (code === 'ALREADY_SUBSCRIBED') return { step: 'already-subscribed' };
  if (code === 'RENEWAL_PENDING') return { step: 'renewal-pending' };
  if (code === 'PAYMENT_PENDING' && body?.plan) {
    return { step: 'payment-pending', other: body.plan, isTooLate: gaveUp };
  }
  return { step: 'failed' };
};

const offerOf = ({ amountDue, startsAt, thenMonthly, change }: PaymentReply): Offer | null =>
  startsAt === undefined || thenMonthly === undefined || change === undefined
    ? null
    : { amountDue, startsAt, thenMonthly, change };

export const stateOf = (reply: PaymentReply, clicked = false): PreparationState => {
  const { status, clientSecret, amountDue, thenMonthly = null, renewsAt = null } = reply;
  if (status === 'paid') return { step: 'paid', amountDue };
  if (status === 'unpaid') {
    return clientSecret === null
      ? { step: 'failed' }
      : {
          step: 'unpaid',
          clientSecret,
          amountDue,
          thenMonthly,
          renewsAt,
          debt: reply.debt ?? null,
          clicked,
        };
  }
  const offer = offerOf(reply);
  return offer === null ? { step: 'failed' } : { step: status, offer };
};

/** Retries after a 401, which may mean that the session of a recent sign-in does not exist yet. */
const askForIntent = async (
  plan: string,
  giveUp: boolean,
  signal: AbortSignal,
): Promise<PaymentReply> => {
  for (let retries = 0; ; retries += 1) {
    try {
      return await createPaymentIntent(plan, giveUp);
    } catch (error) {
      const waits = hasStatus(error, 401) && retries < INTENT_RETRIES;
      if (!waits) throw error;
      await pause(TIMINGS.intentRetry, signal);
    }
  }
};

/**
 * Asks for the payment intent of a plan, and reports each state until the signal aborts.
 * @param giveUp whether the user gives up a payment for another plan that waits for their bank.
 */
export const preparePayment = async (
  plan: string,
  giveUp: boolean,
  signal: AbortSignal,
  onState: (state: PreparationState) => void,
): Promise<void> => {
  await pause(TIMINGS.checkoutStart, signal);
  onState({ step: 'preparing' });
  try {
    const reply = await askForIntent(plan, giveUp, signal);
    if (!signal.aborted) onState(stateOf(reply));
  } catch (error) {
    if (!signal.aborted) onState(refusalOf(error, giveUp));
  }
};
