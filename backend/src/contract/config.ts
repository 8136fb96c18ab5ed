import type { LIMITS } from './limits.js';
import type { PaidPlan, Plan } from './plans.js';

/** Supported social sign-in providers. */
export const PROVIDERS = ['google', 'facebook'] as const;

export type Provider = (typeof PROVIDERS)[number];

/** Display names. */
export const PROVIDER_NAMES: Record<Provider, string> = { google: 'Google', facebook: 'Facebook' };

/** Who runs this installation; `null` for anything they have not stated. */
export interface Operator {
  name: string | null;
  /** On one line. */
  address: string | null;
  /** Without it no support is sold or shown. */
  supportEmail: string | null;
  /** Where owners help one another. */
  communityUrl: string | null;
  /** Hours within which support gives its first answer. */
  answerHours: Record<PaidPlan, number>;
}

/** The server settings the client may know. */
export interface ClientConfig {
  /** Offered for sign-in. */
  providers: Provider[];
  /** Null while payments are not configured. */
  stripePublishableKey: string | null;
  /** URL of the script that defines `Stripe`; null for Stripe's own. */
  stripeScript: string | null;
  /** Monthly prices in cents. */
  prices: { currency: 'EUR'; monthly: Record<PaidPlan, number> };
  /** Discount on the first month. */
  firstMonthDiscountPercent: number;
  limits: {
    freeQuestions: number;
    /** Pets per plan; null is unlimited. */
    pets: Record<Plan, number | null>;
    input: typeof LIMITS;
  };
  testPanel: boolean;
  operator: Operator;
  /** Whether a vet can be asked; if not, consultations are only announced. */
  partnerVets: boolean;
  /** Public key for Web Push, in base64url; null until the server knows it. */
  vapidPublicKey: string | null;
}

export interface PixelReply {
  pixelId: string | null;
}
