import type { Payment, Subscription, SubscriptionReply } from '@contract/billing';
import { PRICES_EUR_CENTS } from '@contract/plans';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { ANNA, openProfile } from './profile.fixture';

export const CANCEL = 'POST /api/subscription/cancel';
export const RESUME = 'POST /api/subscription/resume';
export const REFUND = 'POST /api/subscription/refund';
export const READ = 'GET /api/subscription';

export const PRO = { ...ANNA, subscriptionStatus: 'pro' as const };

const RUNNING = {
  plan: 'pro',
  status: 'active',
  periodEnd: '2026-12-21T10:00:00.000Z',
  cancelAtPeriodEnd: false,
  nextPlan: null,
  card: null,
} satisfies Partial<Subscription>;

/** At its list price. */
const running = (changes: Partial<Subscription>): Subscription => {
  const { plan = RUNNING.plan, nextPlan } = changes;
  const prices = {
    monthly: PRICES_EUR_CENTS[plan],
    nextMonthly: PRICES_EUR_CENTS[nextPlan ?? plan],
  };
  return { ...RUNNING, ...prices, ...changes };
};

type Shown = Partial<Subscription> & { refundableUntil?: string };

export const PAID: Payment = {
  number: 'ZAMPA-0001',
  plan: 'pro',
  amount: 649,
  currency: 'eur',
  status: 'paid',
  at: '2026-11-21T10:00:00.000Z',
  url: 'https://invoice.example.org/1',
};

const ok = (body: unknown) => ({ status: 200, body });

/** The response to a read of an owner's subscription. */
export const read = (given: Partial<SubscriptionReply>) =>
  ok({ subscription: null, payments: [], refundableUntil: null, firstMonth: false, ...given });

export const subscribed = (
  { refundableUntil, ...changes }: Shown = {},
  payments: Payment[] = [],
) => ({
  [READ]: read({
    subscription: running(changes),
    payments,
    ...(refundableUntil !== undefined && { refundableUntil }),
  }),
});

export const saved = (profile: typeof ANNA) => ok({ success: true, user: { ...profile, id: 1 } });

export const openPro = (changes: Shown = {}, answers = {}) =>
  openProfile(PRO, { ...subscribed(changes), ...answers });

export const shown = async (text: string | RegExp): Promise<HTMLElement> => screen.findByText(text);

export const absent = (name: string): void =>
  expect(screen.queryByRole('button', { name })).toBeNull();
