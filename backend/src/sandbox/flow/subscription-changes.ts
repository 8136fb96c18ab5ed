import { isDeepStrictEqual } from 'node:util';
import { emit } from '../objects/events.js';
import type { Subscription } from '../store/objects.js';
import { find, type World } from '../world.js';
import { invoicesOf, stopCollecting, voidInvoice } from './invoices.js';

/** Changes the subscription as it stands now, and tells. */
export async function changeSubscription(
  world: World,
  id: string,
  change: Partial<Subscription>,
): Promise<Subscription> {
  const before = await find(world, 'subscription', id);
  const after: Subscription = { ...before, ...change };
  if (isDeepStrictEqual(before, after)) return before;
  await world.tx.put('subscription', after);
  await emit(world, 'customer.subscription.updated', after, before);
  return after;
}

/** The change that waited for its payment becomes real. */
export async function applyPendingUpdate(world: World, before: Subscription): Promise<void> {
  const pending = before.pending_update;
  if (!pending) return;
  const { subscription_items: items, cancel_at_period_end: ending, metadata } = pending;
  const after = await changeSubscription(world, before.id, {
    items: { ...before.items, data: items },
    ...(ending !== null && { cancel_at_period_end: ending }),
    ...(metadata !== null && { metadata }),
    pending_update: null,
  });
  await emit(world, 'customer.subscription.pending_update_applied', after);
}

/** The change that waited for its payment is given up, with its invoice. */
export async function dropPendingUpdate(world: World, subscription: Subscription): Promise<void> {
  if (!subscription.pending_update) return;
  const after = await changeSubscription(world, subscription.id, { pending_update: null });
  await emit(world, 'customer.subscription.pending_update_expired', after);
  const invoice = await world.tx.get('invoice', subscription.latest_invoice ?? '');
  if (invoice?.status === 'open') await voidInvoice(world, invoice.id);
}

type Reason = 'cancellation_requested' | 'payment_failed';

/** Ends it now. What it owes stays owed, but for a first payment and for a change not made. */
export async function endSubscription(
  world: World,
  id: string,
  reason: Reason,
  details: Partial<NonNullable<Subscription['cancellation_details']>> = {},
): Promise<Subscription> {
  const before = await find(world, 'subscription', id);
  await dropPendingUpdate(world, before);
  for (const invoice of await invoicesOf(world, before)) {
    if (invoice.status !== 'open' && invoice.status !== 'draft') continue;
    if (before.status === 'incomplete') await voidInvoice(world, invoice.id);
    else await stopCollecting(world, invoice);
  }
  if (before.schedule !== null) await endSchedule(world, before.schedule);
  const current = await find(world, 'subscription', id);
  const after: Subscription = {
    ...current,
    canceled_at: current.canceled_at ?? world.now,
    cancellation_details: { ...NO_DETAILS, ...before.cancellation_details, ...details, reason },
    ended_at: world.now,
    schedule: null,
    status: before.status === 'incomplete' ? 'incomplete_expired' : 'canceled',
  };
  await world.tx.put('subscription', after);
  await emit(world, 'customer.subscription.deleted', after);
  return after;
}

export const NO_DETAILS = { comment: null, feedback: null, feedback_option: null, reason: null };

async function endSchedule(world: World, id: string): Promise<void> {
  const schedule = await find(world, 'subscription_schedule', id);
  const after = {
    ...schedule,
    canceled_at: world.now,
    current_phase: null,
    status: 'canceled' as const,
  };
  await world.tx.put('subscription_schedule', after);
  await emit(world, 'subscription_schedule.canceled', after);
}

/** The first payment did not come in time. */
export async function expireIncomplete(world: World, subscription: Subscription): Promise<void> {
  for (const invoice of await invoicesOf(world, subscription)) {
    if (invoice.status === 'open') await voidInvoice(world, invoice.id);
  }
  const change = { status: 'incomplete_expired', canceled_at: world.now, ended_at: world.now };
  await changeSubscription(world, subscription.id, change satisfies Partial<Subscription>);
}
