import type { LIMITS } from './limits.js';
import type { PaidPlan, Plan } from './plans.js';

/** Providers of social sign-in that this product knows. */
export const PROVIDERS = ['google', 'facebook'] as const;

export type Provider = (typeof PROVIDERS)[number];

/** As their users know them. */
export const PROVIDER_NAMES: Record<Provider, string> = { google: 'Google', facebook: 'Facebook' };

/** What the client may know of the server's settings. */
export interface ClientConfig {
  /** Offered for sign-in. */
  providers: Provider[];
  /** Null while payments are not set up. */
  stripePublishableKey: string | null;
  /** The script that defines `Stripe`; null for Stripe's own. */
  stripeScript: string | null;
  /** What is charged for a month, in cents. */
  prices: { currency: 'EUR'; monthly: Record<PaidPlan, number> };
  /** Taken off the first month. */
  firstMonthDiscountPercent: number;
  limits: {
    freeQuestions: number;
    /** Pets a plan holds; null is unlimited. */
    pets: Record<Plan, number | null>;
    input: typeof LIMITS;
  };
  testPanel: boolean;
}

export interface PixelReply {
  pixelId: string | null;
}
