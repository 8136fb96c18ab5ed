import type { Subscription, SubscriptionItem } from '../objects.js';

/** A subscription has one item. */
export function itemOf({ id, items }: Subscription): SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`Subscription ${id} has no item`);
  return item;
}

export const withItem = (before: Subscription, item: SubscriptionItem): Subscription => ({
  ...before,
  items: { ...before.items, data: [item] },
});
