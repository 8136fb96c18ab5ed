import { invalid } from '../api/refusal.js';
import { INCOMPLETE_SECONDS } from '../calendar.js';
import type { Invoice, Line, Subscription, SubscriptionItem } from '../objects.js';
import type { World } from '../world.js';
import { draftInvoice, finalizeInvoice, invoiceOf, invoicesOf } from './invoices.js';
import { itemOf, withItem } from './items.js';
import { prorationLines } from './lines.js';
import { collect } from './payments.js';
import { ownMethod } from './subscribe.js';
import { changeSubscription, dropPendingUpdate } from './subscriptions.js';

interface Change {
  items?: [{ id: string; price: string }] | undefined;
  proration_behavior: 'always_invoice' | 'none';
  proration_date?: number | undefined;
}

interface UpdateParams extends Change {
  cancel_at_period_end?: boolean | undefined;
  default_payment_method?: string | undefined;
  metadata?: Record<string, string> | undefined;
  payment_behavior?: 'pending_if_incomplete' | undefined;
}

/** Changes the price, the card, or whether the subscription ends with its period. */
export function updateSubscription(world: World, params: UpdateParams, id: string): Subscription {
  const before = world.find('subscription', id);
  refuseWhatCannotBe(before, params);
  const item = changedItem(world, before, params);
  const { cancel_at_period_end: ends, default_payment_method: card } = params;
  if (card !== undefined) {
    ownMethod(world, { customer: before.customer, default_payment_method: card });
  }
  const plain = {
    ...(ends !== undefined && { cancel_at_period_end: ends }),
    ...(card !== undefined && { default_payment_method: card }),
    ...(params.metadata && { metadata: merged(before.metadata, params.metadata) }),
  };
  if (contradicts(ends, before.pending_update)) dropPendingUpdate(world, before);
  if (item.price.id === itemOf(before).price.id) return changeSubscription(world, id, plain);
  if (params.proration_behavior === 'none') {
    return changeSubscription(world, id, { ...withItem(before, item), ...plain });
  }
  if (params.payment_behavior === undefined) {
    throw invalid('The sandbox prorates with `pending_if_incomplete` alone.', {
      param: 'payment_behavior',
    });
  }
  dropPendingUpdate(world, before);
  const invoice = invoiceChange(world, before, item, params.proration_date ?? world.now);
  const isPaid = world.find('invoice', invoice.id).status === 'paid';
  return changeSubscription(
    world,
    id,
    isPaid
      ? { items: withItem(before, item).items, ...plain }
      : {
          pending_update: {
            cancel_at_period_end: ends ?? null,
            expires_at: Math.min(world.now + INCOMPLETE_SECONDS, item.current_period_end),
            subscription_items: [item],
          },
        },
  );
}

/** An empty value removes its key. */
const merged = (before: Subscription['metadata'], changes: Record<string, string>) =>
  Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== ''));

/** Whether the pending change would undo this one: Stripe then gives the pending change up. */
const contradicts = (ends: boolean | undefined, pending: Subscription['pending_update']): boolean =>
  ends !== undefined && pending?.cancel_at_period_end === !ends;

function refuseWhatCannotBe(
  { status, schedule, ended_at: ended }: Subscription,
  params: UpdateParams,
) {
  if (ended !== null) {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  }
  if (status === 'incomplete') {
    throw invalid('You cannot update a subscription in `incomplete` status.');
  }
  if (schedule !== null && params.cancel_at_period_end !== undefined) {
    throw invalid(
      `The subscription is managed by the subscription schedule \`${schedule}\`, and updating` +
        ' any cancelation behavior directly is not allowed. Please update the schedule instead.',
    );
  }
}

/** The item after the change. */
function changedItem(world: World, before: Subscription, { items }: Change): SubscriptionItem {
  const item = itemOf(before);
  if (!items) return item;
  const [{ id, price }] = items;
  if (id !== item.id) {
    throw invalid(`No such subscription item: '${id}'`, {
      code: 'resource_missing',
      param: 'items[0][id]',
    });
  }
  return { ...item, price: world.find('price', price, 'items[0][price]') };
}

/** What the change costs for the rest of the period, collected if the saved card pays. */
function invoiceChange(
  world: World,
  before: Subscription,
  item: SubscriptionItem,
  at: number,
): Invoice {
  const lines = changeLines(world, before, item, at);
  const subscription = world.find('subscription', before.id);
  const draft = draftInvoice(world, { reason: 'subscription_update', subscription, lines });
  changeSubscription(world, before.id, { latest_invoice: draft.id });
  const invoice = finalizeInvoice(world, draft);
  collect(world, invoice, 'server');
  return invoice;
}

function changeLines(
  world: World,
  before: Subscription,
  item: SubscriptionItem,
  at: number,
): Line[] {
  const paid = invoicesOf(world, before).filter(({ status }) => status === 'paid');
  const debits = paid.flatMap(({ lines }) => lines.data);
  return prorationLines(itemOf(before), item, at, debits);
}

interface PreviewParams {
  subscription: string;
  subscription_details: Change;
}

/** The invoice that a change of the subscription would cause; nothing is stored. */
export function previewInvoice(
  world: World,
  { subscription: id, subscription_details: change }: PreviewParams,
): Invoice {
  const subscription = world.find('subscription', id, 'subscription');
  if (subscription.ended_at !== null) {
    throw invalid('You cannot preview a change of a canceled subscription.');
  }
  const item = changedItem(world, subscription, change);
  const lines = changeLines(world, subscription, item, change.proration_date ?? world.now);
  return invoiceOf(world, { reason: 'subscription_update', subscription, lines });
}
