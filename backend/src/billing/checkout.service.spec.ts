import { expect, it } from '@jest/globals';
import type { UsersService } from '../accounts/users.service.js';
import { AppError } from '../platform/errors/app-error.js';
import type { BillingAttempts } from './billing-attempts.js';
import type { BillingSyncService } from './billing-sync.service.js';
import { CheckoutService } from './checkout.service.js';
import type { CustomerLeases } from './customer-leases.js';
import type { CustomerOffersService } from './customer-offers.service.js';
import type { CustomersService } from './customers.service.js';
import { NOW, state, subscription } from './entitlement.fixture.js';
import type { PlanSwitchService } from './plan-switch.service.js';
import type { StripeAccount } from './stripe/stripe.account.js';
import type { StripeClient } from './stripe/stripe.client.js';
import type { StripeSubscription } from './stripe/stripe.state.js';

const attemptFor = (plan: 'pro' | 'expert') =>
  subscription({
    plan,
    status: 'incomplete',
    latestInvoice: {
      id: 'in_1',
      status: 'open',
      clientSecret: `secret of ${plan}`,
      amountDue: 1,
      currency: 'eur',
      createdAt: NOW,
    },
  });

/** Asks for Expert while a payment of Pro is open. @returns whether that was cancelled. */
async function another(progress: string, giveUp: boolean) {
  const cancelled: string[] = [];
  const customer = { id: 1 };
  const checkout = new CheckoutService(
    {} as UsersService,
    {
      ensure: () => Promise.resolve(customer),
      get: () => Promise.resolve(customer),
      ensureAtStripe: () => Promise.resolve('cus_1'),
      syncWithin: () => Promise.resolve(),
    } as unknown as CustomersService,
    {
      hold: (customerId: number, work: (lease: object) => unknown) => work({ customerId }),
    } as unknown as CustomerLeases,
    { begin: () => Promise.resolve('attempt') } as unknown as BillingAttempts,
    { configured: true } as unknown as StripeClient,
    {
      read: () => Promise.resolve(state({ subscriptions: [attemptFor('pro')], invoices: [] })),
      progressOf: () => Promise.resolve(progress),
      cancelNow: ({ id }: StripeSubscription) => Promise.resolve(void cancelled.push(id)),
      subscribe: () => Promise.resolve(attemptFor('expert')),
    } as unknown as StripeAccount,
    { firstMonthCoupon: () => Promise.resolve(null) } as unknown as CustomerOffersService,
    {} as BillingSyncService,
    {} as PlanSwitchService,
  );
  const asked = checkout.begin(2, { planType: 'expert', giveUp });
  const outcome = await asked.then(
    ({ clientSecret }) => clientSecret,
    (error: unknown) => error instanceof AppError && [error.code, error.details],
  );
  return { outcome, cancelled };
}

const REPLACED = { outcome: 'secret of expert', cancelled: ['sub_1'] };
const REFUSED = { outcome: ['PAYMENT_PENDING', { plan: 'pro' }], cancelled: [] };

it.each(['requires_payment_method', 'requires_confirmation', 'canceled'])(
  'a payment that nobody is making (%s) gives way to that of another plan',
  async (progress) => {
    expect(await another(progress, false)).toEqual(REPLACED);
  },
);

it("one that waits for the owner's bank gives way only to a click", async () => {
  expect(await another('requires_action', false)).toEqual(REFUSED);
  expect(await another('requires_action', true)).toEqual(REPLACED);
});

it.each(['processing', 'succeeded', 'requires_capture'])(
  'one that may still succeed by itself (%s) is never cancelled for another plan',
  async (progress) => {
    expect(await another(progress, false)).toEqual(REFUSED);
    expect(await another(progress, true)).toEqual(REFUSED);
  },
);
