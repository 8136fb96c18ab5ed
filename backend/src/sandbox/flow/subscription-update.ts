import { mergeMetadata } from '../api/params.js';
import { invalid } from '../api/stripe-refusal.js';
import { prorationLines } from '../objects/lines.js';
import { requireOwnMethod } from '../objects/payment-methods.js';
import { INCOMPLETE_SECONDS } from '../spans.js';
import type { Invoice, Line, Subscription, SubscriptionItem } from '../store/objects.js';
import { find, type World } from '../world.js';
import { draftInvoice, finalizeInvoice, invoicesOf } from './invoices.js';
import { isOpen, itemParams, payNow, setLatestInvoice, type PaymentBehavior } from './subscribe.js';
import { changeSubscription, dropPendingUpdate, NO_DETAILS } from './subscription-changes.js';

export interface UpdateParams {
  items?: { id?: string | undefined; price: string; quantity?: number | undefined }[] | undefined;
  proration_behavior?: 'always_invoice' | 'create_prorations' | 'none' | undefined;
  proration_date?: number | undefined;
  payment_behavior?: PaymentBehavior | undefined;
  payment_settings?:
    { save_default_payment_method?: 'off' | 'on_subscription' | undefined } | undefined;
  cancel_at_period_end?: boolean | undefined;
  default_payment_method?: string | undefined;
  metadata?: Record<string, string> | '' | undefined;
}

export async function updateSubscription(
  world: World,
  id: string,
  params: UpdateParams,
): Promise<Subscription> {
  const subscription = await find(world, 'subscription', id);
  refuseWhatCannotBe(subscription, params);
  const items = params.items && (await changedItems(world, subscription, params.items));
  const moved = items?.some((item, index) => !sameItem(item, subscription.items.data[index]));
  const pending = moved === true && params.payment_behavior === 'pending_if_incomplete';
  if (!pending)
    await changeSubscription(world, id, await plainChanges(world, subscription, params));
  if (items && moved) await changeItems(world, subscription, items, params);
  return find(world, 'subscription', id);
}

const sameItem = (a: SubscriptionItem, b: SubscriptionItem | undefined): boolean =>
  a.price.id === b?.price.id && a.quantity === b.quantity;

function refuseWhatCannotBe(subscription: Subscription, params: UpdateParams): void {
  const { status, schedule } = subscription;
  const names = Object.entries(params).flatMap(([name, value]) =>
    value === undefined ? [] : name,
  );
  if (subscription.ended_at !== null && names.some((name) => name !== 'metadata')) {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  }
  if (status === 'incomplete' && (params.items || params.cancel_at_period_end)) {
    throw invalid(
      'You cannot update a subscription in `incomplete` status in a way that results in' +
        ' a new invoice. Only metadata and the default payment method can be updated.',
    );
  }
  if (schedule !== null && params.cancel_at_period_end !== undefined) {
    throw invalid(
      `The subscription is managed by the subscription schedule \`${schedule}\`, and updating` +
        ' any cancelation behavior directly is not allowed. Please update the schedule instead.',
    );
  }
}

async function plainChanges(
  world: World,
  before: Subscription,
  params: UpdateParams,
): Promise<Partial<Subscription>> {
  const method = params.default_payment_method;
  if (method !== undefined) {
    await requireOwnMethod(world, method, before.customer, 'default_payment_method');
  }
  const save = params.payment_settings?.save_default_payment_method;
  return {
    ...(params.metadata !== undefined && {
      metadata: mergeMetadata(before.metadata, params.metadata),
    }),
    ...(method !== undefined && { default_payment_method: method }),
    ...(save &&
      before.payment_settings && {
        payment_settings: { ...before.payment_settings, save_default_payment_method: save },
      }),
    ...(params.cancel_at_period_end !== undefined && ending(world, before, params)),
  };
}

/** Whether the subscription ends with its period, and since when that is known. */
const ending = (
  { now }: World,
  before: Subscription,
  { cancel_at_period_end: ends = false }: UpdateParams,
): Partial<Subscription> => ({
  cancel_at_period_end: ends,
  cancel_at: ends ? (before.items.data[0]?.current_period_end ?? null) : null,
  canceled_at: ends ? (before.canceled_at ?? now) : null,
  cancellation_details: { ...NO_DETAILS, reason: ends ? 'cancellation_requested' : null },
});

/** The items as they will be: a named one changes its price. */
export async function changedItems(
  world: World,
  { items }: Subscription,
  params: NonNullable<UpdateParams['items']>,
): Promise<SubscriptionItem[]> {
  const after = [...items.data];
  for (const [index, param] of params.entries()) {
    const at = after.findIndex(({ id }) => id === param.id);
    const item = after[at];
    if (!item) {
      throw invalid(`No such subscription item: '${param.id ?? ''}'`, {
        code: 'resource_missing',
        param: `items[${String(index)}][id]`,
      });
    }
    const { price, quantity } = await itemParams(
      world,
      { ...param, quantity: param.quantity ?? item.quantity },
      index,
    );
    after[at] = { ...item, price, quantity };
  }
  return after;
}

async function changeItems(
  world: World,
  before: Subscription,
  items: SubscriptionItem[],
  params: UpdateParams,
): Promise<void> {
  const data = { items: { ...before.items, data: items } };
  if (params.proration_behavior === 'none') {
    await changeSubscription(world, before.id, data);
    return;
  }
  if (params.proration_behavior !== 'always_invoice') {
    throw invalid('The sandbox knows proration_behavior `always_invoice` and `none` alone.', {
      param: 'proration_behavior',
    });
  }
  await dropPendingUpdate(world, before);
  const behavior = params.payment_behavior ?? 'allow_incomplete';
  const pending = behavior === 'pending_if_incomplete';
  if (!pending) await changeSubscription(world, before.id, data);
  const invoice = await invoiceChange(world, before, items, params.proration_date ?? world.now);
  await payNow(world, invoice, behavior);
  const open = await isOpen(world, invoice);
  if (!pending) {
    if (open) await changeSubscription(world, before.id, { status: 'past_due' });
  } else if (open) await waitForPayment(world, before, items, params);
  else
    await changeSubscription(world, before.id, {
      ...data,
      ...(await plainChanges(world, before, params)),
    });
}

async function invoiceChange(
  world: World,
  before: Subscription,
  items: SubscriptionItem[],
  at: number,
): Promise<Invoice> {
  const lines = await changeLines(world, before, items, at);
  const subscription = await find(world, 'subscription', before.id);
  const reason = 'subscription_update';
  const { invoice } = await draftInvoice(world, { reason, subscription, lines });
  await setLatestInvoice(world, subscription, invoice);
  return finalizeInvoice(world, invoice);
}

/** What the change of the items costs for the rest of their period. */
export async function changeLines(
  world: World,
  before: Subscription,
  items: SubscriptionItem[],
  at: number,
): Promise<Line[]> {
  const paid = (await invoicesOf(world, before)).filter(({ status }) => status === 'paid');
  const debits = paid.flatMap(({ lines }) => lines.data);
  return before.items.data.flatMap((item, index) => {
    const after = items[index];
    return !after || sameItem(after, item) ? [] : prorationLines(before, item, after, at, debits);
  });
}

const waitForPayment = (
  world: World,
  before: Subscription,
  items: SubscriptionItem[],
  params: UpdateParams,
) =>
  changeSubscription(world, before.id, {
    pending_update: {
      billing_cycle_anchor: null,
      cancel_at_period_end: params.cancel_at_period_end ?? null,
      discount: null,
      discounts: null,
      expires_at: Math.min(
        world.now + INCOMPLETE_SECONDS,
        ...items.map((item) => item.current_period_end),
      ),
      metadata:
        params.metadata === undefined ? null : mergeMetadata(before.metadata, params.metadata),
      subscription_items: items,
      trial_end: null,
      trial_from_plan: null,
    },
  });
