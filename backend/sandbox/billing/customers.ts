import { invalid } from '../api/refusal.js';
import type { Customer, PaymentMethod } from '../objects.js';
import type { Objects } from '../stored.js';
import type { World } from '../world.js';
import { endSubscription } from './subscriptions.js';

/** A deleted customer can be retrieved too, without their data. */
export const readCustomer = (
  world: World,
  _params: unknown,
  id: string,
): Customer | Objects['deleted_customer'] =>
  world.store.get('deleted_customer', id) ?? world.find('customer', id);

/**
 * Ends its subscriptions and removes its cards too. Afterwards nothing can be created for it; what
 * exists remains listed.
 */
export function deleteCustomer(world: World, _params: unknown, id: string) {
  const customer = world.find('customer', id);
  const running = world.store.list(
    'subscription',
    (subscription) => subscription.customer === id && subscription.ended_at === null,
  );
  for (const subscription of running)
    endSubscription(world, subscription.id, 'cancellation_requested');
  for (const card of cardsOf(world, id)) world.store.put('payment_method', without(card));
  const deleted = { id, object: 'customer', deleted: true } as const;
  world.store.remove('customer', id);
  world.store.put('deleted_customer', deleted);
  world.emit('customer.deleted', customer);
  return deleted;
}

/** The saved cards of a customer. */
export const cardsOf = (world: World, id: string): PaymentMethod[] =>
  world.store.list('payment_method', ({ customer }) => customer === id);

/** The card is no longer saved, and cannot be saved again. */
export function detachMethod(world: World, _params: unknown, id: string): PaymentMethod {
  const card = world.find('payment_method', id);
  if (card.customer === null) {
    throw invalid(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    );
  }
  return world.save('payment_method', without(card), 'payment_method.detached');
}

const without = (card: PaymentMethod): PaymentMethod => ({ ...card, customer: null });
