/** Shapes of the Stripe API, as far as the product reads them. Times are in seconds. */

type Metadata = Record<string, string>;

/** A complete list of the API. */
interface List<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

interface Address {
  city: string | null;
  country: string | null;
  line1: string | null;
  postal_code: string | null;
}

export interface Customer {
  id: string;
  object: 'customer';
  address?: Address | null;
  name?: string | null;
  email: string | null;
  invoice_prefix: string;
  metadata: Metadata;
  next_invoice_sequence: number;
}

export interface TaxId {
  id: string;
  object: 'tax_id';
  country: string;
  customer: string;
  type: 'eu_vat';
  value: string;
}

export interface Coupon {
  id: string;
  object: 'coupon';
  /** Cents off the first invoice. */
  amount_off: number;
}

export interface Price {
  id: string;
  object: 'price';
  currency: string;
  lookup_key: string | null;
  metadata: Metadata;
  unit_amount: number;
}

export interface PaymentMethod {
  id: string;
  object: 'payment_method';
  card: { exp_month: number; exp_year: number; fingerprint: string; last4: string };
  customer: string | null;
}

/** Saves a card for later payments; takes no money. */
export interface SetupIntent {
  id: string;
  object: 'setup_intent';
  client_secret: string;
  created: number;
  customer: string;
  last_setup_error: PaymentError | null;
  metadata: Metadata;
  payment_method: string | null;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  usage: 'off_session';
}

export interface PaymentError {
  type: 'card_error' | 'invalid_request_error';
  code: string;
  decline_code?: string;
  message: string;
}

export interface PaymentIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  client_secret: string;
  currency: string;
  customer: string;
  last_payment_error: PaymentError | null;
  latest_charge: string | null;
  payment_method: string | null;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
}

export interface Charge {
  id: string;
  object: 'charge';
  amount: number;
  amount_refunded: number;
  currency: string;
  customer: string;
  disputed: boolean;
  failure_code: string | null;
  paid: boolean;
  payment_intent: string;
  payment_method_details: { card: PaymentMethod['card'] };
  refunded: boolean;
  status: 'succeeded' | 'failed';
}

/** The owner's bank has taken a payment back, for now or for good. */
export interface Dispute {
  id: string;
  object: 'dispute';
  amount: number;
  charge: string;
  created: number;
  currency: string;
  payment_intent: string;
  reason: 'fraudulent';
  status: 'needs_response' | 'won' | 'lost';
}

export interface SubscriptionItem {
  id: string;
  object: 'subscription_item';
  current_period_end: number;
  current_period_start: number;
  price: Price;
}

export interface Subscription {
  id: string;
  object: 'subscription';
  billing_cycle_anchor: number;
  cancel_at_period_end: boolean;
  cancellation_details: {
    comment?: string | null;
    reason: 'cancellation_requested' | 'payment_failed' | null;
  };
  created: number;
  customer: string;
  default_payment_method: string | null;
  ended_at: number | null;
  /** Always one. */
  items: List<SubscriptionItem>;
  latest_invoice: string | null;
  metadata: Metadata;
  payment_settings: {
    payment_method_types: ['card'];
    save_default_payment_method: 'on_subscription' | 'off';
  };
  /** A change that waits for its payment. */
  pending_update: {
    cancel_at_period_end: boolean | null;
    expires_at: number;
    subscription_items: SubscriptionItem[];
  } | null;
  schedule: string | null;
  status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled';
}

export interface Phase {
  end_date: number;
  items: { price: string; quantity: 1 }[];
  start_date: number;
}

export interface Schedule {
  id: string;
  object: 'subscription_schedule';
  current_phase: { start_date: number; end_date: number } | null;
  default_settings: { default_payment_method: string | null };
  metadata: Metadata;
  phases: Phase[];
  released_subscription: string | null;
  status: 'active' | 'released' | 'canceled';
  subscription: string | null;
}

export interface Line {
  id: string;
  object: 'line_item';
  /** Cents; negative for a credit. */
  amount: number;
  discount_amounts: { amount: number; discount: string }[];
  period: { start: number; end: number };
  pricing: { price_details: { price: string } };
}

/** `confirmation_secret` and `payments` exist only if a request expands them. */
export interface Invoice {
  id: string;
  object: 'invoice';
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  automatically_finalizes_at: number | null;
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  created: number;
  currency: string;
  customer: string;
  /** As they were when the invoice was finalized. */
  customer_address: Address | null;
  customer_name: string | null;
  customer_tax_ids: Pick<TaxId, 'type' | 'value'>[];
  hosted_invoice_url: string | null;
  lines: List<Line>;
  next_payment_attempt: number | null;
  number: string | null;
  parent: { subscription_details: { subscription: string } };
  status: 'draft' | 'open' | 'paid' | 'void';
  status_transitions: {
    finalized_at: number | null;
    paid_at: number | null;
    voided_at: number | null;
  };
  total: number;
  total_discount_amounts: { amount: number; discount: string }[];
}

export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: { id: string } };
  livemode: boolean;
  pending_webhooks: number;
  request: { id: null; idempotency_key: string | null };
  type: string;
}
