import type { SavedUserReply } from './accounts.js';
import type { PaidPlan, Plan } from './plans.js';

/** A plan to subscribe to. */
export interface PaymentBody {
  planType: PaidPlan;
  /** If sent, it must equal the plan's list price in euros. */
  amount?: number | undefined;
  /**
   * Gives up a payment for another plan that waits for the owner's bank (`PAYMENT_PENDING`). Only
   * after a click that says so.
   */
  giveUp?: boolean | undefined;
}

/** Confirms a change of plan after the user has seen its price. */
export interface PlanSwitchBody {
  /** The desired plan; the current one cancels a pending cancellation or change. */
  planType: PaidPlan;
  /** Cents, as shown on the page. */
  amountDue: number;
}

/** A change of plan, with what the user needs to know before confirming it. */
export interface PlanSwitch {
  from: PaidPlan;
  /** Breakdown of `amountDue` in cents per plan; negative amounts are credited. */
  lines: { plan: PaidPlan | null; amount: number }[];
  /** ISO 8601: when the paid month ends and the next one is charged. */
  renewsAt: string;
  /** Last four digits of the card to be charged; null when unknown. */
  card: string | null;
  /** What confirming undoes: a cancellation, or a scheduled change to a lower plan. */
  takesBack: 'cancellation' | 'switch' | null;
}

/** A payment or a change of plan: what is due, and what to do next. */
export interface PaymentReply {
  /** Null when there is nothing to confirm. */
  clientSecret: string | null;
  /** Cents due today. */
  amountDue: number;
  /** ISO 4217, in lower case. */
  currency: string;
  /**
   * `unpaid`: confirm the secret; `paid`: done, by the saved card or at no cost; `confirm`: nothing
   * has happened yet, `POST /api/subscription/change` carries it out; `scheduled`: nothing is due,
   * the plan changes at the end of the paid month.
   */
  status: 'unpaid' | 'paid' | 'confirm' | 'scheduled';
  /** ISO 8601, with `confirm` and `scheduled`: when the change takes effect. */
  startsAt?: string;
  /** Monthly price after that, in cents; not with `paid`. */
  thenMonthly?: number;
  /** With `confirm` and `scheduled`. */
  change?: PlanSwitch;
  /** ISO 8601, with the payment of a first month: when the next one is charged. */
  renewsAt?: string;
  /** A plan whose renewal is overdue: the secret pays for this one, whatever was requested. */
  debt?: PaidPlan;
}

/** Grants nothing: asks the server to check the payment again. */
export interface PlanCheckBody {
  planType: Plan;
}

/** Activates the plan after a payment. */
export interface ActivationBody {
  /** Must be the signed-in user; old clients send a string. */
  userId: number;
  planType: PaidPlan;
  paymentIntentId: string;
}

/** Activation's response while the payment provider is still processing (202). */
interface ProcessingReply {
  success: false;
  status: 'processing';
}

export type ActivationReply = SavedUserReply | ProcessingReply;

/** A card to be saved for the next payments; nothing is charged. */
export interface CardReply {
  /** For the payment provider's form. */
  clientSecret: string;
}

/** The card that the following months are charged to. */
export interface SavedCard {
  /** Its last four digits. */
  last4: string;
  /** The last month in which it is valid, such as `2027-03`. */
  expires: string;
}

/** Whether a card's last month is over at the given time. */
export function expiresBefore({ expires }: SavedCard, at: Date): boolean {
  const [year = 0, month = 0] = expires.split('-').map(Number);
  return Date.UTC(year, month) <= at.getTime();
}

/** A subscription as shown to its owner. */
export interface Subscription {
  plan: PaidPlan;
  /**
   * `renewing`: a new month has begun and is charged within about an hour; `past_due`: that failed,
   * and the plan stays for `GRACE_DAYS`. In both cases a cancellation takes effect at once.
   */
  status: 'active' | 'renewing' | 'past_due';
  /** ISO 8601: the end of the paid period, when it renews, changes or ends. */
  periodEnd: string;
  cancelAtPeriodEnd: boolean;
  /** The plan that follows at `periodEnd`, if a change is scheduled. */
  nextPlan: PaidPlan | null;
  /** Its own price in cents, which a new list price leaves alone. */
  monthly: number;
  /** Its price in cents from `periodEnd` on. */
  nextMonthly: number;
  /** Null without a saved card. */
  card: SavedCard | null;
}

/** A paid invoice, or an open one of a failed renewal. */
export interface Payment {
  /** The payment provider's invoice number. */
  number: string;
  plan: PaidPlan | null;
  /** Cents. */
  amount: number;
  /** ISO 4217, in lower case. */
  currency: string;
  /** `disputed`: the owner's bank has taken the money back. */
  status: 'open' | 'paid' | 'refunded' | 'disputed';
  /** ISO 8601. */
  at: string;
  /** The provider's page of the invoice, with its download. */
  url: string | null;
}

/** Response of `GET /api/subscription`. */
export interface SubscriptionReply {
  /** Null on the free plan, and on a plan set by the test panel. */
  subscription: Subscription | null;
  /** Newest first, at most 24. */
  payments: Payment[];
  /**
   * ISO 8601: end of the money-back guarantee, which may outlast the subscription; null when it
   * does not apply.
   */
  refundableUntil: string | null;
  /** Whether the next payment is a first month, with its discount. */
  firstMonth: boolean;
}

/** Days a plan is kept after a failed renewal. */
export const GRACE_DAYS = 7;

/** Days after the first payment in which a refund is granted on request. */
export const REFUND_DAYS = 30;
