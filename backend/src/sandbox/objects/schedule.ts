import { mergeMetadata } from '../api/params.js';
import type { Phase, Schedule, Subscription } from '../store/objects.js';
import { newId, type World } from '../world.js';

export interface PhaseParams {
  items: { price: string; quantity?: number | undefined }[];
  start_date?: number | 'now' | undefined;
  end_date?: number | 'now' | undefined;
  duration?:
    | { interval: 'day' | 'week' | 'month' | 'year'; interval_count?: number | undefined }
    | undefined;
  proration_behavior?: 'always_invoice' | 'create_prorations' | 'none' | undefined;
  metadata?: Record<string, string> | '' | undefined;
}

/** A schedule with the subscription as it is for its one phase. */
export function scheduleOf(world: World, subscription: Subscription): Schedule {
  const [item] = subscription.items.data;
  const start = item?.current_period_start ?? world.now;
  const end = item?.current_period_end ?? world.now;
  const items = subscription.items.data.map(({ price, quantity }) => ({
    price: price.id,
    quantity,
  }));
  return {
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: null, type: 'flexible' },
    canceled_at: null,
    completed_at: null,
    created: world.now,
    current_phase: { start_date: start, end_date: end },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: { ...NO_INVOICE_SETTINGS },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: subscription.cancel_at_period_end ? 'cancel' : 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [
      phaseOf(subscription.currency, { items, metadata: subscription.metadata }, start, end),
    ],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: null,
  };
}

const NO_INVOICE_SETTINGS = {
  account_tax_ids: null,
  custom_fields: null,
  days_until_due: null,
  description: null,
  footer: null,
  issuer: { type: 'self' as const },
};

export const phaseOf = (
  currency: string,
  params: PhaseParams,
  start: number,
  end: number,
): Phase => ({
  add_invoice_items: [],
  application_fee_percent: null,
  billing_cycle_anchor: null,
  billing_thresholds: null,
  collection_method: null,
  currency,
  default_payment_method: null,
  description: null,
  discounts: [],
  end_date: end,
  invoice_settings: null,
  items: params.items.map(({ price, quantity }) => ({
    billing_thresholds: null,
    discounts: [],
    metadata: {},
    price,
    quantity: quantity ?? 1,
    tax_rates: [],
  })),
  metadata: mergeMetadata({}, params.metadata),
  on_behalf_of: null,
  proration_behavior: params.proration_behavior ?? 'create_prorations',
  start_date: start,
  transfer_data: null,
  trial_end: null,
});
