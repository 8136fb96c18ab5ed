import { DRAFT_SECONDS, INCOMPLETE_SECONDS, monthEnd } from '../calendar.js';
import type { Invoice, Schedule, Subscription } from '../objects.js';
import type { World } from '../world.js';
import { draftInvoice, finalizeInvoice } from './invoices.js';
import { itemOf, withItem } from './items.js';
import { periodLine } from './lines.js';
import { collect } from './payments.js';
import { endPhase } from './schedules.js';
import {
  changeSubscription,
  dropPendingUpdate,
  endSubscription,
  expireIncomplete,
} from './subscriptions.js';

interface Due {
  at: number;
  happen: () => void;
}

/** Runs everything that is due by now, in chronological order. */
export function catchUp(world: World): void {
  const { now } = world;
  for (let next = nextDue(world); next && next.at <= now; next = nextDue(world)) {
    world.now = next.at;
    next.happen();
  }
  world.now = now;
}

/** Schedules due at the same moment come first: they decide what is renewed. */
function nextDue(world: World): Due | undefined {
  const { store } = world;
  const all = [
    ...store.list('subscription_schedule').map((schedule) => ({
      at: scheduleDue(schedule),
      happen: () => endPhase(world, schedule),
    })),
    ...store.list('subscription').map((subscription) => ({
      at: subscriptionDue(subscription),
      happen: () => onSubscription(world, subscription),
    })),
    ...store.list('invoice').map((invoice) => ({
      at: invoiceDue(invoice),
      happen: () => onInvoice(world, invoice),
    })),
  ];
  const planned = all.filter((due): due is Due => due.at !== null);
  return planned.toSorted((one, other) => one.at - other.at)[0];
}

const scheduleDue = ({ status, current_phase: phase }: Schedule): number | null =>
  status === 'active' && phase ? phase.end_date : null;

function subscriptionDue(subscription: Subscription): number | null {
  const { status, created, pending_update: pending } = subscription;
  if (status === 'incomplete') return created + INCOMPLETE_SECONDS;
  if (status !== 'active' && status !== 'past_due') return null;
  return Math.min(itemOf(subscription).current_period_end, pending?.expires_at ?? Infinity);
}

function invoiceDue(invoice: Invoice): number | null {
  if (invoice.status === 'draft') return invoice.automatically_finalizes_at;
  return invoice.status === 'open' ? invoice.next_payment_attempt : null;
}

function onSubscription(world: World, subscription: Subscription): void {
  const expiry = subscription.pending_update?.expires_at;
  if (subscription.status === 'incomplete') expireIncomplete(world, subscription);
  else if (expiry !== undefined && expiry <= world.now) dropPendingUpdate(world, subscription);
  else if (subscription.cancel_at_period_end) {
    endSubscription(world, subscription.id, 'cancellation_requested');
  } else renew(world, subscription);
}

/** Starts the next period; its invoice is paid a little later. */
function renew(world: World, before: Subscription): void {
  const item = itemOf(before);
  const start = item.current_period_end;
  const next = {
    ...item,
    current_period_start: start,
    current_period_end: monthEnd(before.billing_cycle_anchor, start),
  };
  const subscription = withItem(before, next);
  const invoice = draftInvoice(world, {
    reason: 'subscription_cycle',
    subscription,
    lines: [periodLine(next)],
    finalizesAt: world.now + DRAFT_SECONDS,
  });
  const { items } = subscription;
  changeSubscription(world, before.id, { items, latest_invoice: invoice.id });
}

function onInvoice(world: World, invoice: Invoice): void {
  const open = invoice.status === 'draft' ? finalizeInvoice(world, invoice) : invoice;
  collect(world, open, 'renewal');
}
