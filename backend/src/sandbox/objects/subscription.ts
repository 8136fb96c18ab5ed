import type { Price, Subscription, SubscriptionItem } from '../store/objects.js';
import { periodEnd } from '../spans.js';
import { emptyList, newId, type World } from '../world.js';

export interface ItemParams {
  price: Price;
  quantity: number;
}

interface Parts {
  customer: string;
  items: ItemParams[];
  metadata: Record<string, string>;
  defaultMethod: string | null;
  saveMethod: boolean;
  endsWithPeriod: boolean;
}

/** A subscription that nobody has paid for yet. */
export function subscriptionOf(world: World, parts: Parts): Subscription {
  const id = newId('sub');
  return {
    ...UNUSED,
    id,
    object: 'subscription',
    billing_cycle_anchor: world.now,
    cancel_at_period_end: parts.endsWithPeriod,
    created: world.now,
    currency: parts.items[0]?.price.currency ?? 'eur',
    customer: parts.customer,
    default_payment_method: parts.defaultMethod,
    items: emptyList(
      `/v1/subscription_items?subscription=${id}`,
      parts.items.map((item) => newItem(world, id, item)),
    ),
    metadata: parts.metadata,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: parts.saveMethod ? 'on_subscription' : 'off',
    },
    start_date: world.now,
    status: 'incomplete',
  };
}

function newItem(
  { now }: World,
  subscription: string,
  { price, quantity }: ItemParams,
): SubscriptionItem {
  const recurring = price.recurring ?? { interval: 'month', interval_count: 1 };
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: periodEnd(now, now, recurring),
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}

const UNUSED = {
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  collection_method: 'charge_automatically',
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  latest_invoice: null,
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: {
    end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
  },
  trial_start: null,
} satisfies Partial<Subscription>;
