/** Values of a user's `subscriptionStatus`. */
export const PLANS = ['free', 'pro', 'expert'] as const;

export type Plan = (typeof PLANS)[number];

/** Plans for sale. */
export const PAID_PLANS = ['pro', 'expert'] as const satisfies readonly Plan[];

export type PaidPlan = (typeof PAID_PLANS)[number];

/** Questions on the free plan, in total and per UTC day. */
export const FREE_QUESTIONS = 3;

/** Pets per plan; `null` is unlimited. */
export const PET_LIMITS: Record<Plan, number | null> = { free: 1, pro: 5, expert: null };

/** List prices per month in euro cents; these are charged. */
export const PRICES_EUR_CENTS: Record<Plan, number> = { free: 0, pro: 1299, expert: 2999 };

/**
 * The first month's price in euro cents after a discount in percent, rounded in the customer's
 * favour.
 */
export const firstMonthPrice = (price: number, percent: number): number =>
  price - Math.ceil((price * percent) / 100);

/** Prices shown in the limit card and the profile, in dollar cents. */
export const PRICES_USD_CENTS: Record<PaidPlan, number> = { pro: 1499, expert: 3499 };

/** What Expert includes besides its higher limits. */
export type ExpertFeature = 'breeding' | 'api' | 'consultations' | 'herd';

/**
 * Advertised as planned because they do not exist yet. Remove a feature from this list once it is
 * built.
 */
export const PLANNED: readonly ExpertFeature[] = ['breeding', 'herd'];

/** Whether a plan includes everything that the needed one does. */
export const includesPlan = (plan: Plan, needed: Plan): boolean =>
  PLANS.indexOf(plan) >= PLANS.indexOf(needed);
