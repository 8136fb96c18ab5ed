import type {
  Charge,
  Invoice,
  PaymentError,
  PaymentIntent,
  PaymentMethod,
} from '../store/objects.js';
import { newId, randomText, type World } from '../world.js';
import { chargeOf } from './charge.js';
import type { Outcome } from './cards.js';
import { emit } from './events.js';

/** The intent to collect an invoice, waiting for a card. */
export async function createIntent(
  world: World,
  invoice: Invoice,
  save: boolean,
): Promise<PaymentIntent> {
  const id = newId('pi');
  const intent: PaymentIntent = {
    ...UNUSED,
    id,
    object: 'payment_intent',
    amount: invoice.amount_due,
    amount_capturable: 0,
    amount_received: 0,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: world.now,
    currency: invoice.currency,
    customer: invoice.customer,
    description: 'Subscription',
    metadata: {},
    payment_method_types: ['card'],
    setup_future_usage: save ? 'off_session' : null,
    status: 'requires_payment_method',
  };
  await world.tx.put('payment_intent', intent);
  await emit(world, 'payment_intent.created', intent);
  return intent;
}

const UNUSED = {
  allowed_payment_method_types: null,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  customer_account: null,
  excluded_payment_method_types: null,
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  managed_payments: null,
  next_action: null,
  on_behalf_of: null,
  payment_method: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_group: null,
} satisfies Partial<PaymentIntent>;

export async function succeed(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
): Promise<PaymentIntent> {
  const charge = await charged(world, intent, method, null);
  return change(world, 'payment_intent.succeeded', {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  });
}

/** The bank says no. */
export async function decline(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  outcome: Outcome & { kind: 'declined' },
): Promise<PaymentIntent> {
  const charge = await charged(world, intent, method, outcome);
  return refuse(
    world,
    { ...intent, latest_charge: charge.id },
    {
      charge: charge.id,
      code: outcome.code,
      ...(outcome.declineCode !== null && { decline_code: outcome.declineCode }),
      message: outcome.message,
      payment_method: method,
      type: 'card_error',
    },
  );
}

/** The intent waits for another card. */
export const refuse = (world: World, intent: PaymentIntent, error: PaymentError) =>
  change(world, 'payment_intent.payment_failed', {
    ...intent,
    last_payment_error: error,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });

/** The bank wants to ask the owner. */
export const requireAction = (world: World, intent: PaymentIntent, method: PaymentMethod) =>
  change(world, 'payment_intent.requires_action', {
    ...intent,
    last_payment_error: null,
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } },
    payment_method: method.id,
    status: 'requires_action',
  });

export async function cancelIntent(world: World, intent: PaymentIntent): Promise<void> {
  if (intent.status === 'succeeded' || intent.status === 'canceled') return;
  await change(world, 'payment_intent.canceled', {
    ...intent,
    canceled_at: world.now,
    cancellation_reason: 'void_invoice',
    next_action: null,
    status: 'canceled',
  });
}

async function change(
  world: World,
  type: Parameters<typeof emit>[1],
  intent: PaymentIntent,
): Promise<PaymentIntent> {
  await world.tx.put('payment_intent', intent);
  await emit(world, type, intent);
  return intent;
}

async function charged(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  failure: (Outcome & { kind: 'declined' }) | null,
): Promise<Charge> {
  const charge = chargeOf(world, intent, method, failure);
  await world.tx.put('charge', charge);
  await emit(world, failure ? 'charge.failed' : 'charge.succeeded', charge);
  return charge;
}
