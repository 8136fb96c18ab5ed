import { isDeepStrictEqual } from 'node:util';
import { missing } from '../api/refusal.js';
import type { Subscription } from '../objects.js';
import type { World } from '../world.js';
import { invoicesOf, stopCollecting, voidInvoice } from './invoices.js';

/** Changes the subscription, and emits the event. */
export function changeSubscription(
  world: World,
  id: string,
  change: Partial<Subscription>,
): Subscription {
  const before = world.find('subscription', id);
  const after: Subscription = { ...before, ...change };
  if (isDeepStrictEqual(before, after)) return before;
  return world.save('subscription', after, 'customer.subscription.updated');
}

/** Applies the change that was waiting for its payment. */
export function applyPendingUpdate(world: World, before: Subscription): void {
  const pending = before.pending_update;
  if (!pending) return;
  const after = changeSubscription(world, before.id, {
    items: { ...before.items, data: pending.subscription_items },
    cancel_at_period_end: pending.cancel_at_period_end ?? before.cancel_at_period_end,
    pending_update: null,
  });
  world.emit('customer.subscription.pending_update_applied', after);
}

/** Gives up the change that was waiting for its payment, with its invoice. */
export function dropPendingUpdate(world: World, subscription: Subscription): void {
  if (!subscription.pending_update) return;
  const after = changeSubscription(world, subscription.id, { pending_update: null });
  world.emit('customer.subscription.pending_update_expired', after);
  const invoice = world.store.get('invoice', subscription.latest_invoice ?? '');
  if (invoice?.status === 'open') voidInvoice(world, invoice);
}

interface CancelParams {
  cancellation_details?: { comment?: string | undefined } | undefined;
}

export function cancelSubscription(
  world: World,
  { cancellation_details: details }: CancelParams,
  id: string,
): Subscription {
  if (world.find('subscription', id).ended_at !== null) throw missing('subscription', id);
  return endSubscription(world, id, 'cancellation_requested', details?.comment);
}

/** Ends it now. What it owes stays owed, except a first payment and a change that was not made. */
export function endSubscription(
  world: World,
  id: string,
  reason: 'cancellation_requested' | 'payment_failed',
  comment: string | null = null,
): Subscription {
  const before = world.find('subscription', id);
  dropPendingUpdate(world, before);
  for (const invoice of invoicesOf(world, before)) {
    if (invoice.status !== 'open' && invoice.status !== 'draft') continue;
    if (before.status === 'incomplete') voidInvoice(world, invoice);
    else stopCollecting(world, invoice);
  }
  if (before.schedule !== null) endSchedule(world, before.schedule);
  const current = world.find('subscription', id);
  const after: Subscription = {
    ...current,
    cancellation_details: { comment, reason },
    ended_at: world.now,
    schedule: null,
    status: before.status === 'incomplete' ? 'incomplete_expired' : 'canceled',
  };
  return world.save('subscription', after, 'customer.subscription.deleted');
}

function endSchedule(world: World, id: string): void {
  const schedule = world.find('subscription_schedule', id);
  world.save(
    'subscription_schedule',
    { ...schedule, current_phase: null, status: 'canceled' },
    'subscription_schedule.canceled',
  );
}

/** Ends a subscription whose first payment did not arrive in time. */
export function expireIncomplete(world: World, subscription: Subscription): void {
  for (const invoice of invoicesOf(world, subscription)) {
    if (invoice.status === 'open') voidInvoice(world, invoice);
  }
  changeSubscription(world, subscription.id, {
    status: 'incomplete_expired',
    ended_at: world.now,
  });
}
