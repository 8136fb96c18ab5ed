import type { SandboxPayment } from '@contract/sandbox';
import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import { ApiError } from '../../shared/api';
import { currentTexts } from '../../shared/texts';
import type { CardError } from './card';

const intentOf = ({ id, amount, currency, status }: SandboxPayment): PaymentIntent =>
  ({ id, object: 'payment_intent', amount, currency, status, livemode: false }) as PaymentIntent;

/** A refusal that the catalogue knows is said in the reader's language. */
const wordsOf = ({ code, declineCode, message }: NonNullable<SandboxPayment['error']>): string => {
  const refusals: Record<string, string> = currentTexts().sandbox.refusals;
  return refusals[declineCode ?? code] ?? refusals[code] ?? message;
};

/** What Stripe.js gives for a payment. */
export const resultOf = (payment: SandboxPayment): PaymentIntentResult => {
  const { error, status } = payment;
  const intent = intentOf(payment);
  const done = status === 'succeeded' || status === 'processing';
  if (error === null || done) return { paymentIntent: intent };
  return {
    error: {
      type: 'card_error',
      code: error.code,
      ...(error.declineCode === null ? {} : { decline_code: error.declineCode }),
      message: wordsOf(error),
      payment_intent: intent,
    },
  };
};

export const invalidCard = (code: CardError): { error: StripeError } => ({
  error: { type: 'validation_error', code, message: currentTexts().sandbox.errors[code] },
});

/** What Stripe.js gives for a call that failed. */
export const failedCall = (error: unknown): { error: StripeError } => {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  if (refused && error.body !== null) {
    return { error: { type: 'invalid_request_error', message: error.body.error } };
  }
  return { error: { type: 'api_connection_error', message: currentTexts().sandbox.unreachable } };
};
