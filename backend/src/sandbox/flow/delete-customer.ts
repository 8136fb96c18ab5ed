import { requireCustomer } from '../objects/customers.js';
import { emit } from '../objects/events.js';
import type { World } from '../world.js';
import { endSubscription } from './subscription-changes.js';

/** The customer goes, and every subscription at once with them. */
export async function deleteCustomer(world: World, id: string) {
  const customer = await requireCustomer(world, id);
  for (const subscription of await world.tx.list('subscription', id)) {
    if (subscription.ended_at !== null) continue;
    await endSubscription(world, subscription.id, 'cancellation_requested');
  }
  await world.tx.put('customer', { ...customer, deleted: true });
  await emit(world, 'customer.deleted', customer);
  return { id, object: 'customer', deleted: true };
}
