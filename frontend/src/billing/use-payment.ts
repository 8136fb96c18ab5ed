import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { PaymentIntentResult, Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { currentTexts } from '../shared/texts/pages';
import { dismissToast, toast, useNotices } from '../shared/ui/notices.store';
import { finishPayment, successPage } from './finish-payment';
import { forgetSale, rememberSale } from './sale';

export interface DuePayment {
  plan: string;
  clientSecret: string;
  /** Cents. */
  amountDue: number;
  /** Cents a month after that; null for the list price. */
  thenMonthly: number | null;
  /** ISO 8601: when the month after this one is charged; null if this is not a first month. */
  renewsAt: string | null;
  /** Why a card is asked for, where that is not obvious. */
  why: string | null;
  /** Called when the payment can no longer be paid and another one is needed. */
  onExpired: () => void;
}

type Outcome = 'paid' | 'refused' | 'unknown' | 'expired';

const outcomeOf = ({ paymentIntent, error }: PaymentIntentResult): Outcome => {
  const status = paymentIntent?.status ?? error?.payment_intent?.status;
  if (status === 'succeeded' || status === 'processing') return 'paid';
  if (status === 'canceled') return 'expired';
  const noAnswer = error?.type === 'api_connection_error' || error?.type === 'api_error';
  return noAnswer ? 'unknown' : 'refused';
};

/** The bank's message about the card; null if the error is not about the card. */
const declineOf = (error: StripeError | undefined): string | null =>
  error?.type === 'card_error' ? (error.message ?? null) : null;

/** Says why a payment was not made, until the next attempt. */
const useRefusal = () => {
  /** The bank's message about the last card, shown beside the card's fields. */
  const [declined, setDeclined] = useState<string | null>(null);
  const shown = useRef<number>(undefined);

  const show = (outcome: Outcome, error: StripeError | undefined): void => {
    const { failedTitle, failedText, replacedText } = currentTexts().billing.pay;
    if (outcome === 'refused') setDeclined(declineOf(error));
    const description = error?.message ?? (outcome === 'expired' ? replacedText : failedText);
    toast({ title: failedTitle, description, tone: 'destructive' });
    shown.current = useNotices.getState().toast?.id;
  };
  const clear = (): void => {
    setDeclined(null);
    if (shown.current !== undefined) dismissToast(shown.current);
  };
  return { declined, show, clear };
};

const withoutRejection = (call: Promise<PaymentIntentResult>): Promise<PaymentIntentResult> =>
  call.catch(() => {
    const { failedText: message } = currentTexts().billing.pay;
    return { error: { type: 'api_connection_error', message } };
  });

const confirmAt = (
  plan: string,
  { stripe, elements }: { stripe: Stripe; elements: StripeElements },
): Promise<PaymentIntentResult> => {
  const confirmParams = { return_url: `${location.origin}${successPage(plan)}` };
  return stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' });
};

/** An abort controller that aborts when the component unmounts. */
const useAbortController = () => {
  const controller = useRef(new AbortController());
  useEffect(() => {
    controller.current = new AbortController();
    return () => controller.current.abort();
  }, []);
  return controller;
};

/** Confirms a payment, ignoring further clicks, and goes on to the next page when it is done. */
export const usePayment = ({
  plan,
  clientSecret,
  amountDue,
  onExpired,
}: Omit<DuePayment, 'why' | 'renewsAt' | 'thenMonthly'>) => {
  const stripe = useStripe();
  const elements = useElements();
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const refusal = useRefusal();
  const busy = useRef(false);
  const lastOutcome = useRef<Outcome>('refused');
  const controller = useAbortController();

  /** After an unanswered attempt, first checks whether the card has been charged. */
  const confirm = async (): Promise<PaymentIntentResult | null> => {
    if (stripe === null || elements === null) return null;
    if (lastOutcome.current === 'unknown') {
      const known = await withoutRejection(stripe.retrievePaymentIntent(clientSecret));
      if (outcomeOf(known) !== 'refused') return known;
    }
    rememberSale(plan, amountDue);
    return withoutRejection(confirmAt(plan, { stripe, elements }));
  };

  const attempt = async (): Promise<boolean> => {
    if (lastOutcome.current !== 'paid') {
      const result = await confirm();
      if (result === null || controller.current.signal.aborted) return false;
      lastOutcome.current = outcomeOf(result);
      if (lastOutcome.current === 'refused') forgetSale();
      if (lastOutcome.current !== 'paid') refusal.show(lastOutcome.current, result.error);
      if (lastOutcome.current === 'expired') onExpired();
    }
    return (
      lastOutcome.current === 'paid' && finishPayment(plan, navigate, controller.current.signal)
    );
  };

  const pay = async (): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    refusal.clear();
    const left = await attempt();
    busy.current = left;
    setPending(left);
  };

  return { ready: stripe !== null && elements !== null, pending, declined: refusal.declined, pay };
};
