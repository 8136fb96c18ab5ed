import { invalid, missing, StripeRefusal } from '../api/stripe-refusal.js';
import type { PaymentMethod } from '../store/objects.js';
import { find, newId, type World } from '../world.js';
import type { Card } from './card-form.js';
import { brandOf, fingerprintOf, outcomeOf, TEST_METHODS } from './cards.js';
import { emit } from './events.js';

/** A card, kept without its number. */
export async function createMethod(world: World, card: Card): Promise<PaymentMethod> {
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: cardOf(card),
    created: world.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  await world.tx.put('payment_method', method);
  return method;
}

function cardOf({ number, month, year }: Card): NonNullable<PaymentMethod['card']> {
  const brand = brandOf(number);
  return {
    brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    display_brand: brand,
    exp_month: month,
    exp_year: year,
    fingerprint: fingerprintOf(number),
    funding: 'credit',
    generated_from: null,
    last4: number.slice(-4),
    networks: { available: [brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}

/** Saves the card with the customer; a test name makes a card of its own. */
export async function attachMethod(
  world: World,
  id: string,
  customer: string,
): Promise<PaymentMethod> {
  await requireCustomer(world, customer);
  const method = await methodOf(world, id);
  if (method.customer !== null && method.customer !== customer) {
    throw invalid('The payment method you provided has already been attached to a customer.', {
      code: 'payment_method_unexpected_state',
    });
  }
  if (method.customer === customer) return method;
  const outcome = outcomeOf(method.card?.fingerprint ?? '', { saved: false, mandate: false });
  if (outcome.kind === 'declined') throw declineRefusal(outcome);
  const attached = { ...method, customer };
  await world.tx.put('payment_method', attached);
  await emit(world, 'payment_method.attached', attached);
  return attached;
}

export const declineRefusal = (outcome: {
  code: string;
  declineCode: string | null;
  message: string;
}) =>
  new StripeRefusal(402, {
    type: 'card_error',
    code: outcome.code,
    ...(outcome.declineCode !== null && { decline_code: outcome.declineCode }),
    message: outcome.message,
  });

export async function detachMethod(world: World, id: string): Promise<PaymentMethod> {
  const method = await find(world, 'payment_method', id);
  const detached = { ...method, customer: null };
  await world.tx.put('payment_method', detached);
  await emit(world, 'payment_method.detached', detached, method);
  return detached;
}

function methodOf(world: World, id: string): Promise<PaymentMethod> {
  const number = TEST_METHODS[id];
  if (number === undefined) return find(world, 'payment_method', id);
  const year = new Date(world.now * 1000).getUTCFullYear() + 5;
  return createMethod(world, { number, month: 12, year });
}

async function requireCustomer(world: World, id: string): Promise<void> {
  const customer = await find(world, 'customer', id, 'customer');
  if (customer.deleted) throw missing('customer', id, 'customer');
}

/** @throws StripeRefusal when the card is not this customer's. */
export async function requireOwnMethod(
  world: World,
  id: string,
  customer: string,
  param: string,
): Promise<void> {
  const method = await find(world, 'payment_method', id, param);
  if (method.customer === customer) return;
  throw invalid(
    `The customer does not have a payment method with the ID ${id}.` +
      ' The payment method must be attached to the customer.',
    { code: 'resource_missing', param },
  );
}
