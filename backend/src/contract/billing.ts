import type { PaidPlan, Plan } from './plans.js';

/** What one wants to subscribe to. */
export interface PaymentBody {
  planType: PaidPlan;
  /** When sent, it must be the plan's list price in euros. */
  amount?: number | undefined;
}

/** A payment that waits to be confirmed. */
export interface PaymentReply {
  /** Null when nothing is to be confirmed. */
  clientSecret: string | null;
  /** Cents. */
  amountDue: number;
  currency: string;
  /** The payment provider's word for it. */
  status: string;
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
