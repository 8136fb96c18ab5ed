import { expect, it } from '@jest/globals';
import type { UsersService } from '../accounts/users.service.js';
import type { BillingSyncService } from './billing-sync.service.js';
import type { CustomerLeases } from './customer-leases.js';
import type { CustomersService } from './customers.service.js';
import type { CustomerOffersService } from './customer-offers.service.js';
import { NOW, state, subscription } from './entitlement.fixture.js';
import type { PlanChangesService } from './plan-changes.service.js';
import type { PlanEndingsService } from './plan-endings.service.js';
import type { StripeAccount } from './stripe/stripe.account.js';
import type { StripeClient } from './stripe/stripe.client.js';
import type { StripeDowngrades } from './stripe/stripe.downgrades.js';
import type { StripeSubscription } from './stripe/stripe.state.js';
import { SubscriptionsService } from './subscriptions.service.js';

const OPEN = {
  id: 'in_1',
  status: 'open',
  clientSecret: 'secret',
  amountDue: 1299,
  currency: 'eur',
  createdAt: NOW,
};

/** What a client hears that reports the payment of Pro, on a plan, of this subscription. */
async function reported(
  progress: string,
  open: Partial<StripeSubscription>,
  plan: 'free' | 'pro' | 'expert' = 'free',
) {
  const customer = { id: 1, firstMonthRefused: null };
  const mine = subscription({ latestInvoice: OPEN, ...open });
  const subscriptions = new SubscriptionsService(
    {
      sessionUser: () => Promise.resolve({ id: 2, subscriptionStatus: plan }),
    } as unknown as UsersService,
    { find: () => Promise.resolve(customer) } as unknown as CustomersService,
    {} as CustomerLeases,
    {} as CustomerOffersService,
    {
      sync: () => Promise.resolve(state({ subscriptions: [mine], invoices: [] })),
    } as unknown as BillingSyncService,
    {} as PlanChangesService,
    { progressOf: () => Promise.resolve(progress) } as unknown as StripeAccount,
    {} as StripeDowngrades,
    {} as PlanEndingsService,
    { configured: true } as unknown as StripeClient,
  );
  const payment = { userId: 2, planType: 'pro', paymentIntentId: 'pi_1' } as const;
  return subscriptions.activate(2, payment).catch((error: unknown) => error);
}

const PROCESSING = { success: false, status: 'processing' };

it("a payment that the owner's bank is still processing is not called unpaid", async () => {
  expect(await reported('processing', { status: 'incomplete' })).toEqual(PROCESSING);
  expect(await reported('processing', { status: 'past_due' }, 'pro')).toEqual(PROCESSING);
  expect(await reported('processing', { plan: 'expert', pendingPlan: 'pro' }, 'expert')).toEqual(
    PROCESSING,
  );
});

it.each(['requires_payment_method', 'requires_action', 'canceled'])(
  'one that nobody has made (%s) is',
  async (progress) => {
    const answer = await reported(progress, { status: 'incomplete' });
    expect(answer).toMatchObject({ code: 'PAYMENT_NOT_CONFIRMED' });
  },
);
