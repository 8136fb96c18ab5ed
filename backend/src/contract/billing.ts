import type { SavedUserReply } from './accounts.js';
import type { PaidPlan, Plan } from './plans.js';

/** What one wants to subscribe to. */
export interface PaymentBody {
  planType: PaidPlan;
  /** When sent, it must be the plan's list price in euros. */
  amount?: number | undefined;
}

/** A change of plan that was seen, with its price, and clicked. */
export interface PlanSwitchBody {
  /** The plan that is wanted; the present one keeps it from ending or changing. */
  planType: PaidPlan;
  /** Cents, as the page showed them. */
  amountDue: number;
}

/** A change of plan with everything its owner wants to know before the click. */
export interface PlanSwitch {
  from: PaidPlan;
  /** What `amountDue` is made of: cents that each plan adds; less than nothing is given back. */
  lines: { plan: PaidPlan | null; amount: number }[];
  /** ISO 8601: when the paid month ends, and the next one is charged. */
  renewsAt: string;
  /** The last four digits of the card that pays; null when they are not known. */
  card: string | null;
  /** What the click takes back: a cancellation, or a change to a lower plan that was to come. */
  takesBack: 'cancellation' | 'switch' | null;
}

/** A payment, or a change of plan: what is due, and what is to be done for it. */
export interface PaymentReply {
  /** Null when nothing is to be confirmed. */
  clientSecret: string | null;
  /** Cents, today. */
  amountDue: number;
  /** ISO 4217, in lower case. */
  currency: string;
  /**
   * `unpaid`: the secret is to be confirmed; `paid`: done, with the saved card or for nothing;
   * `confirm`: nothing has happened yet, `POST /api/subscription/change` carries it out;
   * `scheduled`: nothing is due, the plan changes at the end of the paid month.
   */
  status: 'unpaid' | 'paid' | 'confirm' | 'scheduled';
  /** ISO 8601, with `confirm` and `scheduled`: when the change takes effect. */
  startsAt?: string;
  /** Cents a month from then on. */
  thenMonthly?: number;
  /** With `confirm` and `scheduled`. */
  change?: PlanSwitch;
  /** The plan whose renewal is owed: that is what the secret pays, whatever was asked for. */
  debt?: PaidPlan;
}

/** Grants nothing: asks the server to look at the payment again. */
export interface PlanCheckBody {
  planType: Plan;
}

/** "Activate my plan", after a payment. */
export interface ActivationBody {
  /** Must be the signed-in user; a text in old clients. */
  userId: number;
  planType: PaidPlan;
  paymentIntentId: string;
}

/** What activation answers while the payment provider is still at it (202). */
interface ProcessingReply {
  success: false;
  status: 'processing';
}

export type ActivationReply = SavedUserReply | ProcessingReply;

/** A subscription as its owner sees it. */
export interface Subscription {
  plan: PaidPlan;
  /** `past_due`: a renewal failed; the plan is kept for `GRACE_DAYS`. */
  status: 'active' | 'past_due';
  /** ISO 8601: paid until then; renewed, changed or ended then. */
  periodEnd: string;
  cancelAtPeriodEnd: boolean;
  /** The plan that follows at `periodEnd`, when another was chosen. */
  nextPlan: PaidPlan | null;
  /** ISO 8601: until then the money back guarantee holds; null when it does not (any more). */
  refundableUntil: string | null;
}

/** An invoice that was paid, or is to be paid. */
export interface Payment {
  /** The payment provider's number of the invoice. */
  number: string;
  plan: PaidPlan | null;
  /** Cents. */
  amount: number;
  /** ISO 4217, in lower case. */
  currency: string;
  status: 'open' | 'paid' | 'refunded';
  /** ISO 8601. */
  at: string;
  /** The provider's page of the invoice, with its download. */
  url: string | null;
}

/** Answer of `GET /api/subscription`. */
export interface SubscriptionReply {
  /** Null on the free plan, and on one that the test panel gave. */
  subscription: Subscription | null;
  /** Newest first, 24 at most. */
  payments: Payment[];
}

/** Days that a plan is kept after a failed renewal. */
export const GRACE_DAYS = 7;

/** Days from the first payment within which the money is given back on request. */
export const REFUND_DAYS = 30;
