import { DRAFT_SECONDS, periodEnd } from '../spans.js';
import { periodLines } from '../objects/lines.js';
import type { Subscription } from '../store/objects.js';
import type { Due } from '../store/store.js';
import { find, type World } from '../world.js';
import { collect } from './collection.js';
import { draftInvoice, finalizeInvoice } from './invoices.js';
import { endPhase } from './schedules.js';
import {
  changeSubscription,
  dropPendingUpdate,
  endSubscription,
  expireIncomplete,
} from './subscription-changes.js';

/** Lets everything happen that happens by itself until now, in the order of time. */
export async function catchUp(world: World): Promise<void> {
  const now = world.now;
  for (;;) {
    const due = await world.tx.nextDue(now);
    if (!due) break;
    world.now = due.due;
    await happen(world, due);
  }
  world.now = now;
}

async function happen(world: World, { kind, id }: Due): Promise<void> {
  switch (kind) {
    case 'subscription_schedule':
      return endPhase(world, await find(world, 'subscription_schedule', id));
    case 'subscription':
      return onSubscription(world, await find(world, 'subscription', id));
    case 'invoice':
      return onInvoice(world, id);
  }
}

async function onSubscription(world: World, subscription: Subscription): Promise<void> {
  if (subscription.status === 'incomplete') return expireIncomplete(world, subscription);
  const expiry = subscription.pending_update?.expires_at;
  if (expiry !== undefined && expiry <= world.now) return dropPendingUpdate(world, subscription);
  if (subscription.cancel_at_period_end) {
    await endSubscription(world, subscription.id, 'cancellation_requested');
    return;
  }
  return renew(world, subscription);
}

/** The next period begins; its invoice is paid a little later. */
async function renew(world: World, before: Subscription): Promise<void> {
  const data = before.items.data.map((item) => ({
    ...item,
    current_period_start: item.current_period_end,
    current_period_end: periodEnd(
      before.billing_cycle_anchor,
      item.current_period_end,
      item.price.recurring ?? { interval: 'month', interval_count: 1 },
    ),
  }));
  const subscription: Subscription = { ...before, items: { ...before.items, data } };
  const { invoice, discounts } = await draftInvoice(world, {
    reason: 'subscription_cycle',
    subscription,
    lines: periodLines(subscription),
    finalizesAt: world.now + DRAFT_SECONDS,
  });
  const { items } = subscription;
  const change = { items, discounts, latest_invoice: invoice.id };
  await changeSubscription(world, before.id, change);
}

async function onInvoice(world: World, id: string): Promise<void> {
  const invoice = await find(world, 'invoice', id);
  const open = invoice.status === 'draft' ? await finalizeInvoice(world, invoice) : invoice;
  await collect(world, open, 'renewal');
}
