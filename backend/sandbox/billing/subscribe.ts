import { invalid } from '../api/refusal.js';
import { monthEnd } from '../calendar.js';
import type { Subscription, SubscriptionItem } from '../objects.js';
import { listOf, newId, type World } from '../world.js';
import { draftInvoice, finalizeInvoice } from './invoices.js';
import { itemOf } from './items.js';
import { discountLine, periodLine } from './lines.js';
import { collect, requirePayment } from './payments.js';

interface CreateParams {
  customer: string;
  items: [{ price: string }];
  default_payment_method?: string | undefined;
  discounts?: [{ coupon: string }] | undefined;
  metadata: Record<string, string>;
  payment_behavior: 'default_incomplete' | 'error_if_incomplete';
  payment_settings: {
    payment_method_types: ['card'];
    save_default_payment_method?: 'on_subscription' | undefined;
  };
}

export function createSubscription(world: World, params: CreateParams): Subscription {
  const draft = subscriptionOf(world, params);
  const line = periodLine(itemOf(draft));
  const [discount] = params.discounts ?? [];
  const coupon = discount && world.find('coupon', discount.coupon, 'discounts[0][coupon]');
  const lines = [coupon ? discountLine(line, coupon) : line];
  const invoice = draftInvoice(world, {
    reason: 'subscription_create',
    subscription: draft,
    lines,
  });
  const created = { ...draft, latest_invoice: invoice.id };
  world.save('subscription', created, 'customer.subscription.created');
  const open = finalizeInvoice(world, invoice);
  const isDue = open.amount_due > 0;
  if (isDue && params.payment_behavior === 'default_incomplete') return created;
  if (isDue) requirePayment(world, ownMethod(world, created));
  collect(world, open, 'server');
  return world.find('subscription', created.id);
}

/** @throws StripeRefusal unless the card is the customer's. */
export function ownMethod(
  world: World,
  {
    customer,
    default_payment_method: id,
  }: Pick<Subscription, 'customer' | 'default_payment_method'>,
) {
  const param = 'default_payment_method';
  const method = world.find('payment_method', id ?? '', param);
  if (method.customer === customer) return method;
  throw invalid(`The customer does not have a payment method with the ID ${method.id}.`, {
    code: 'resource_missing',
    param,
  });
}

/** A subscription that nobody has paid for yet. */
function subscriptionOf(world: World, params: CreateParams): Subscription {
  const id = newId('sub');
  const { now } = world;
  const { payment_settings: settings } = params;
  const price = world.find('price', params.items[0].price, 'items[0][price]');
  const item: SubscriptionItem = {
    id: newId('si'),
    object: 'subscription_item',
    current_period_end: monthEnd(now, now),
    current_period_start: now,
    price,
  };
  return {
    id,
    object: 'subscription',
    billing_cycle_anchor: now,
    cancel_at_period_end: false,
    cancellation_details: { comment: null, reason: null },
    created: now,
    customer: world.find('customer', params.customer, 'customer').id,
    default_payment_method: params.default_payment_method ?? null,
    ended_at: null,
    items: listOf(`/v1/subscription_items?subscription=${id}`, [item]),
    latest_invoice: null,
    metadata: params.metadata,
    payment_settings: {
      payment_method_types: settings.payment_method_types,
      save_default_payment_method: settings.save_default_payment_method ?? 'off',
    },
    pending_update: null,
    schedule: null,
    status: 'incomplete',
  };
}
