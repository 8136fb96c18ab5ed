import type {
  Charge,
  Coupon,
  Customer,
  Dispute,
  Invoice,
  PaymentIntent,
  PaymentMethod,
  Price,
  Schedule,
  SetupIntent,
  StripeEvent,
  Subscription,
  TaxId,
} from './objects.js';

/** An event, by its id, that the webhook has not accepted yet. */
export interface Delivery {
  id: string;
  attempts: number;
  /** Real milliseconds; not before then. */
  at: number;
}

/** The answer to an earlier request with this key. */
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
  /** Whether events are sent; otherwise they are lost. */
  webhooks: boolean;
  /** Seconds that the sandbox's clock is ahead. */
  ahead: number;
}

/** What the sandbox stores, by kind: objects of Stripe, and its own. */
export interface Objects {
  customer: Customer;
  /** What can still be retrieved of it. */
  deleted_customer: { id: string; object: 'customer'; deleted: true };
  tax_id: TaxId;
  coupon: Coupon;
  price: Price;
  payment_method: PaymentMethod;
  payment_intent: PaymentIntent;
  setup_intent: SetupIntent;
  charge: Charge;
  dispute: Dispute;
  subscription: Subscription;
  subscription_schedule: Schedule;
  invoice: Invoice;
  event: StripeEvent;
  delivery: Delivery;
  replay: Replay;
  settings: Settings;
  /** The bank knows that the owner has agreed to later payments with this card. */
  mandate: { id: string };
}

export type Kind = keyof Objects;
