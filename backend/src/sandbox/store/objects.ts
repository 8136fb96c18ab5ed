import type Stripe from 'stripe';

/** What may be expanded is kept as its id, and decimal numbers as Stripe sends them. */
type Wire<T> = { [K in keyof T]: WireValue<T[K]> };
type WireValue<V> = string extends V
  ? Extract<V, string | null | undefined>
  : V extends (infer E)[]
    ? string extends E
      ? string[]
      : V
    : V;

/** Kept when deleted, marked. */
export type Customer = Omit<Wire<Stripe.Customer>, 'deleted'> & { deleted?: true };
export type Coupon = Wire<Stripe.Coupon>;
export type Product = Wire<Stripe.Product>;
export type Discount = Wire<Stripe.Discount>;
export type PaymentMethod = Wire<Stripe.PaymentMethod>;
export type Charge = Wire<Stripe.Charge>;
export type Refund = Wire<Stripe.Refund>;
export type InvoicePayment = Omit<Wire<Stripe.InvoicePayment>, 'payment'> & {
  payment: { type: 'payment_intent'; payment_intent: string };
};
export type PaymentError = Omit<Stripe.PaymentIntent.LastPaymentError, 'payment_method'> & {
  payment_method?: PaymentMethod;
};
export type PaymentIntent = Omit<Wire<Stripe.PaymentIntent>, 'last_payment_error'> & {
  last_payment_error: PaymentError | null;
};
export type Price = Omit<Wire<Stripe.Price>, 'unit_amount_decimal'> & {
  unit_amount_decimal: string | null;
};
export type SubscriptionItem = Omit<Wire<Stripe.SubscriptionItem>, 'price' | 'plan'> & {
  price: Price;
};
type PendingUpdate = Omit<
  Wire<Stripe.Subscription.PendingUpdate>,
  'subscription_items' | 'discount'
> & { subscription_items: SubscriptionItem[]; discount: null };
export type Subscription = Omit<Wire<Stripe.Subscription>, 'items' | 'pending_update'> & {
  items: Stripe.ApiList<SubscriptionItem>;
  pending_update: PendingUpdate | null;
};
export type Line = Omit<
  Wire<Stripe.InvoiceLineItem>,
  'pricing' | 'quantity_decimal' | 'discount_amounts'
> & {
  pricing: {
    type: 'price_details';
    price_details: { price: string; product: string };
    unit_amount_decimal: string | null;
  };
  quantity_decimal: string | null;
  discount_amounts: { amount: number; discount: string }[];
};
type InvoiceParent = Omit<Stripe.Invoice.Parent, 'subscription_details'> & {
  subscription_details: { metadata: Stripe.Metadata; subscription: string };
};
/** `confirmation_secret` and `payments` are there when a request expands them. */
export type Invoice = Omit<
  Wire<Stripe.Invoice>,
  'lines' | 'parent' | 'payments' | 'confirmation_secret' | 'total_discount_amounts'
> & {
  lines: Stripe.ApiList<Line>;
  parent: InvoiceParent;
  total_discount_amounts: { amount: number; discount: string }[];
};
type PhaseItem = Omit<Stripe.SubscriptionSchedule.Phase.Item, 'price' | 'plan'> & { price: string };
export type Phase = Omit<Wire<Stripe.SubscriptionSchedule.Phase>, 'items'> & {
  items: PhaseItem[];
};
export type Schedule = Omit<Wire<Stripe.SubscriptionSchedule>, 'phases'> & { phases: Phase[] };

export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: { id: string }; previous_attributes?: Record<string, unknown> };
  livemode: boolean;
  pending_webhooks: number;
  request: Stripe.Event.Request;
  type: Stripe.Event.Type;
}

/** An event that the webhook has not taken yet. */
interface Delivery {
  id: string;
  event: string;
  attempts: number;
  /** Real milliseconds: not before. */
  at: number;
}

/** The answer that a request with this key got. */
export interface Replay {
  id: string;
  /** Digest of method, path and parameters. */
  request: string;
  created: number;
  status: number;
  body: unknown;
}

export interface Settings {
  id: 'settings';
  webhooks: boolean;
  /** Seconds that the sandbox's clock is ahead. */
  ahead: number;
}

/** The bank knows that the owner agreed to later payments with this card. */
interface Mandate {
  id: string;
}

export interface Objects {
  customer: Customer;
  coupon: Coupon;
  product: Product;
  discount: Discount;
  price: Price;
  payment_method: PaymentMethod;
  payment_intent: PaymentIntent;
  charge: Charge;
  refund: Refund;
  subscription: Subscription;
  subscription_schedule: Schedule;
  invoice: Invoice;
  invoice_payment: InvoicePayment;
  event: StripeEvent;
  delivery: Delivery;
  replay: Replay;
  settings: Settings;
  mandate: Mandate;
}

export type Kind = keyof Objects;
