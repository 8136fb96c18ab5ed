import { mergeMetadata } from '../api/params.js';
import { invalid, missing, StripeRefusal } from '../api/stripe-refusal.js';
import { createDiscount } from '../objects/discounts.js';
import { emit } from '../objects/events.js';
import { periodLines } from '../objects/lines.js';
import { declineRefusal, requireOwnMethod } from '../objects/payment-methods.js';
import { subscriptionOf, type ItemParams } from '../objects/subscription.js';
import type { Invoice, Subscription } from '../store/objects.js';
import { find, inTurn, type World } from '../world.js';
import { bankOnSaved, collect, customerMethod } from './collection.js';
import { draftInvoice, finalizeInvoice } from './invoices.js';
import { changeSubscription } from './subscription-changes.js';

export type PaymentBehavior =
  'allow_incomplete' | 'default_incomplete' | 'error_if_incomplete' | 'pending_if_incomplete';

interface CreateParams {
  customer: string;
  items: { price: string; quantity?: number | undefined }[];
  payment_behavior?: PaymentBehavior | undefined;
  payment_settings?:
    { save_default_payment_method?: 'off' | 'on_subscription' | undefined } | undefined;
  discounts?: { coupon: string }[] | '' | undefined;
  default_payment_method?: string | undefined;
  cancel_at_period_end?: boolean | undefined;
  metadata?: Record<string, string> | '' | undefined;
}

export async function createSubscription(
  world: World,
  params: CreateParams,
): Promise<Subscription> {
  const customer = await find(world, 'customer', params.customer, 'customer');
  if (customer.deleted) throw missing('customer', params.customer, 'customer');
  const method = params.default_payment_method ?? null;
  if (method !== null) await requireOwnMethod(world, method, customer.id, 'default_payment_method');
  const draft = subscriptionOf(world, {
    customer: customer.id,
    items: await inTurn(params.items, (item, index) => itemParams(world, item, index)),
    metadata: mergeMetadata({}, params.metadata),
    defaultMethod: method,
    saveMethod: params.payment_settings?.save_default_payment_method === 'on_subscription',
    endsWithPeriod: params.cancel_at_period_end ?? false,
  });
  const discounts = await inTurn(params.discounts || [], ({ coupon }, index) =>
    createDiscount(world, coupon, `discounts[${String(index)}][coupon]`, draft),
  );
  const subscription = { ...draft, discounts: discounts.map(({ id }) => id) };
  return invoiceFirst(world, subscription, params.payment_behavior ?? 'allow_incomplete');
}

export async function itemParams(
  world: World,
  { price: id, quantity }: { price: string; quantity?: number | undefined },
  index: number,
): Promise<ItemParams> {
  const param = `items[${String(index)}][price]`;
  const price = await find(world, 'price', id, param);
  if (!price.active) {
    throw invalid('The price specified is inactive. This field only accepts active prices.', {
      param,
    });
  }
  return { price, quantity: quantity ?? 1 };
}

async function invoiceFirst(
  world: World,
  subscription: Subscription,
  behavior: PaymentBehavior,
): Promise<Subscription> {
  await world.tx.put('subscription', subscription);
  const lines = periodLines(subscription);
  const reason = 'subscription_create';
  const { invoice: draft, discounts } = await draftInvoice(world, { reason, subscription, lines });
  const created = { ...subscription, discounts, latest_invoice: draft.id };
  await world.tx.put('subscription', created);
  await emit(world, 'customer.subscription.created', created);
  const invoice = await finalizeInvoice(world, draft);
  await payNow(world, invoice, behavior);
  return find(world, 'subscription', subscription.id);
}

/** Collects an invoice as the request wants it; what is not collected stays open. */
export async function payNow(
  world: World,
  invoice: Invoice,
  behavior: PaymentBehavior,
): Promise<void> {
  if (invoice.amount_due > 0 && behavior === 'default_incomplete') return;
  if (invoice.amount_due > 0 && behavior === 'error_if_incomplete') {
    await requirePayment(world, invoice);
  }
  await collect(world, invoice, 'server');
}

/** @throws StripeRefusal 402 (400 without a card) when the invoice cannot be paid at once. */
async function requirePayment(world: World, invoice: Invoice): Promise<void> {
  const id = invoice.parent.subscription_details.subscription;
  const { default_payment_method: own, customer } = await find(world, 'subscription', id);
  const methodId = own ?? (await customerMethod(world, customer));
  const method = methodId === null ? undefined : await world.tx.get('payment_method', methodId);
  if (!method) {
    throw invalid(
      'This customer has no attached payment source or default payment method.' +
        ' Please consider adding a default payment method.',
      { code: 'resource_missing' },
    );
  }
  const outcome = await bankOnSaved(world, method);
  if (outcome.kind === 'declined') throw declineRefusal(outcome);
  if (outcome.kind === 'authenticate') {
    throw new StripeRefusal(402, {
      type: 'card_error',
      code: 'subscription_payment_intent_requires_action',
      message:
        'Payment for this subscription requires additional user action before it can be' +
        ' completed successfully. Payment can be completed using the PaymentIntent associated' +
        ' with `subscription.latest_invoice`.',
    });
  }
}

/** Whether the invoice is still to be paid. */
export const isOpen = async (world: World, { id }: Invoice): Promise<boolean> =>
  (await find(world, 'invoice', id)).status === 'open';

export const setLatestInvoice = (world: World, subscription: Subscription, invoice: Invoice) =>
  changeSubscription(world, subscription.id, { latest_invoice: invoice.id });
