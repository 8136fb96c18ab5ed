import { invalid, missing } from '../api/stripe-refusal.js';
import { discountLines } from '../objects/discounts.js';
import { invoiceOf } from '../objects/invoice.js';
import type { Invoice } from '../store/objects.js';
import { find, type World } from '../world.js';
import { changedItems, changeLines, type UpdateParams } from './subscription-update.js';

interface PreviewParams {
  customer?: string | undefined;
  subscription: string;
  subscription_details: {
    items: NonNullable<UpdateParams['items']>;
    proration_date?: number | undefined;
  };
}

/** The invoice that a change of the subscription would bring at once; nothing is stored. */
export async function previewInvoice(
  world: World,
  { customer: whose, subscription: id, subscription_details: change }: PreviewParams,
): Promise<Invoice> {
  const subscription = await find(world, 'subscription', id, 'subscription');
  if (whose !== undefined && whose !== subscription.customer) {
    throw missing('subscription', id, 'subscription');
  }
  if (subscription.ended_at !== null) {
    throw invalid('You cannot preview a change of a canceled subscription.');
  }
  const customer = await find(world, 'customer', subscription.customer);
  const items = await changedItems(world, subscription, change.items);
  const at = change.proration_date ?? world.now;
  const lines = await changeLines(world, subscription, items, at);
  const discounted = await discountLines(world, subscription, lines);
  const reason = 'subscription_update';
  const parts = { reason, subscription, customer, finalizesAt: null } as const;
  const invoice = invoiceOf(world, { ...parts, ...discounted });
  const amount = Math.max(0, invoice.total + customer.balance);
  return {
    ...invoice,
    id: `upcoming_${invoice.id}`,
    amount_due: amount,
    amount_remaining: amount,
    starting_balance: customer.balance,
  };
}
