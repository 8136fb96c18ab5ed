import { invalid, missing, StripeRefusal } from '../api/refusal.js';
import { DAY, RETRY_DAYS } from '../calendar.js';
import type { Charge, Invoice, PaymentError, PaymentIntent, PaymentMethod } from '../objects.js';
import { newId, type World } from '../world.js';
import { bankToOwner, bankToSeller, createMethod, isDisputedLater, type Outcome } from './cards.js';
import { disputeCharge, isTakenBack } from './disputes.js';
import { intentOf, invoiceOfIntent, markPaid, subscriptionIdOf } from './invoices.js';
import { applyPendingUpdate, changeSubscription, endSubscription } from './subscriptions.js';

/** Who tries to pay: the owner in the form, the seller's server, or an automatic renewal. */
type By = 'owner' | 'server' | 'renewal';

/** Tries to collect the invoice with the saved card; a free invoice is paid at once. */
export function collect(world: World, invoice: Invoice, by: By): void {
  const intent = intentOf(world, invoice);
  const saved = world.store.get('subscription', subscriptionIdOf(invoice))?.default_payment_method;
  const method = saved && world.store.get('payment_method', saved);
  if (!intent) settle(world, invoice, null);
  else if (method && method.customer !== null) attempt(world, intent, method, by);
  else failed(world, invoice, by);
}

/** Asks the bank, and applies its answer. */
export function attempt(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  by: By,
): PaymentIntent {
  const outcome = by === 'owner' ? bankToOwner(method) : bankToSeller(world, method);
  if (outcome.kind === 'pays') return pay(world, intent, method, by);
  const invoice = invoiceOfIntent(world, intent);
  if (outcome.kind === 'declined') {
    const charge = charged(world, intent, method, outcome);
    const after = refuse(world, { ...intent, latest_charge: charge.id }, errorOf(outcome));
    failed(world, invoice, by);
    return after;
  }
  const after: PaymentIntent = {
    ...intent,
    last_payment_error: null,
    payment_method: method.id,
    status: 'requires_action',
  };
  world.save('payment_intent', after, 'payment_intent.requires_action');
  world.emit('invoice.payment_action_required', invoice);
  if (by !== 'owner') failed(world, invoice, by);
  return after;
}

/** The owner's answer to the bank's question. */
export function answerBank(world: World, intent: PaymentIntent, approved: boolean): PaymentIntent {
  const method = world.find('payment_method', intent.payment_method ?? '');
  if (approved) {
    world.store.put('mandate', { id: method.id });
    return pay(world, intent, method, 'owner');
  }
  const after = refuse(world, intent, notAuthenticated('payment_intent'));
  failed(world, invoiceOfIntent(world, intent), 'owner');
  return after;
}

export const notAuthenticated = (what: 'payment_intent' | 'setup_intent'): PaymentError => ({
  type: 'invalid_request_error',
  code: `${what}_authentication_failure`,
  message:
    'We are unable to authenticate your payment method.' +
    ' Please choose a different payment method and try again.',
});

type Declined = Outcome & { kind: 'declined' };

export const errorOf = ({ code, declineCode, message }: Declined): PaymentError => ({
  type: 'card_error',
  code,
  decline_code: declineCode,
  message,
});

function pay(world: World, intent: PaymentIntent, method: PaymentMethod, by: By): PaymentIntent {
  const charge = charged(world, intent, method, null);
  const after: PaymentIntent = {
    ...intent,
    last_payment_error: null,
    latest_charge: charge.id,
    payment_method: method.id,
    status: 'succeeded',
  };
  world.save('payment_intent', after, 'payment_intent.succeeded');
  settle(world, invoiceOfIntent(world, intent), by === 'owner' ? method : null);
  if (isDisputedLater(method)) disputeCharge(world, charge);
  return after;
}

/** The intent waits for another card. */
const refuse = (world: World, intent: PaymentIntent, error: PaymentError): PaymentIntent =>
  world.save(
    'payment_intent',
    {
      ...intent,
      last_payment_error: error,
      payment_method: null,
      status: 'requires_payment_method',
    },
    'payment_intent.payment_failed',
  );

/** The bank's record of a payment. */
function charged(
  world: World,
  { id, amount, currency, customer }: PaymentIntent,
  method: PaymentMethod,
  failure: Declined | null,
): Charge {
  const charge: Charge = {
    id: newId('ch'),
    object: 'charge',
    amount,
    amount_refunded: 0,
    currency,
    customer,
    disputed: false,
    failure_code: failure?.code ?? null,
    paid: !failure,
    payment_intent: id,
    payment_method_details: { card: method.card },
    refunded: false,
    status: failure ? 'failed' : 'succeeded',
  };
  return world.save('charge', charge, failure ? 'charge.failed' : 'charge.succeeded');
}

/** Paid: the subscription gets, or keeps, what was paid for. */
function settle(world: World, open: Invoice, card: PaymentMethod | null): void {
  const invoice = markPaid(world, open);
  const subscription = world.find('subscription', subscriptionIdOf(invoice));
  if (subscription.ended_at !== null) return;
  const { id, status, customer, payment_settings: settings } = subscription;
  const keeps = card && settings.save_default_payment_method === 'on_subscription';
  if (keeps) {
    world.save('payment_method', { ...card, customer }, 'payment_method.attached');
  }
  const after = changeSubscription(world, id, {
    ...(keeps && { default_payment_method: card.id }),
    ...((status === 'incomplete' || status === 'past_due') && { status: 'active' }),
  });
  if (after.latest_invoice === invoice.id) applyPendingUpdate(world, after);
}

/** Not paid: a renewal is retried some days later, and finally ends the subscription. */
function failed(world: World, before: Invoice, by: By): void {
  const isNext = by === 'renewal' || before.attempt_count === 0;
  const count = before.attempt_count + (isNext ? 1 : 0);
  const days = RETRY_DAYS[count - 1];
  const finalized = before.status_transitions.finalized_at ?? world.now;
  const next = days === undefined ? null : finalized + days * DAY;
  const invoice: Invoice = {
    ...before,
    attempt_count: count,
    ...(by === 'renewal' && { next_payment_attempt: next }),
  };
  world.save('invoice', invoice, 'invoice.payment_failed');
  if (by !== 'renewal') return;
  const { id, status } = world.find('subscription', subscriptionIdOf(invoice));
  if (status === 'active') changeSubscription(world, id, { status: 'past_due' });
  if (next === null) endSubscription(world, id, 'payment_failed');
}

/** @throws StripeRefusal 402 if the saved card would not pay at once. */
export function requirePayment(world: World, method: PaymentMethod): void {
  const outcome = bankToSeller(world, method);
  if (outcome.kind === 'pays') return;
  throw new StripeRefusal(
    402,
    outcome.kind === 'declined'
      ? errorOf(outcome)
      : {
          type: 'card_error',
          code: 'subscription_payment_intent_requires_action',
          message: 'Payment for this subscription requires additional user action.',
        },
  );
}

/** Names of cards that can be attached without typing one. */
const TEST_METHODS: Partial<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_chargeCustomerFail: '4000000000000341',
};

/** Saves a test card with the customer. */
export function attachTestMethod(
  world: World,
  { customer }: { customer: string },
  name: string,
): PaymentMethod {
  const number = TEST_METHODS[name];
  if (number === undefined) throw missing('PaymentMethod', name);
  world.find('customer', customer, 'customer');
  const method = createMethod(world, { number }, customer);
  world.emit('payment_method.attached', method);
  return method;
}

/** Refunds a payment in full. */
export function refund(world: World, { payment_intent: id }: { payment_intent: string }) {
  const intent = world.find('payment_intent', id, 'payment_intent');
  if (intent.status !== 'succeeded') {
    throw invalid(`This PaymentIntent (${id}) does not have a successful charge to refund.`);
  }
  const charge = world.find('charge', intent.latest_charge ?? '');
  if (isTakenBack(world, charge)) {
    throw invalid(`Charge ${charge.id} is disputed and cannot be refunded.`, {
      code: 'charge_disputed',
    });
  }
  if (charge.refunded) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const after: Charge = { ...charge, amount_refunded: charge.amount, refunded: true };
  world.save('charge', after, 'charge.refunded');
  return {
    id: newId('re'),
    object: 'refund',
    amount: charge.amount,
    charge: charge.id,
    created: world.now,
    currency: charge.currency,
    payment_intent: id,
    status: 'succeeded',
  };
}
