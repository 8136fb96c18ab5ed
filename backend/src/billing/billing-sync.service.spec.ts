import { expect, it } from '@jest/globals';
import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import type { UsersService } from '../accounts/users.service.js';
import type { Env } from '../config/env.js';
import type { MailOutboxService } from '../mail/mail-outbox.service.js';
import type { BillingRecords } from './billing-records.js';
import { BillingSyncService } from './billing-sync.service.js';
import type { BusinessDetailsSender } from './business/business-details.sender.js';
import type { CardSetups } from './card-setups.js';
import type { CustomerLeases } from './customer-leases.js';
import type { CustomerOffersService } from './customer-offers.service.js';
import type { CustomersService } from './customers.service.js';
import { inDays, invoice, state, subscription } from './entitlement.fixture.js';
import type { PlanChangesService } from './plan-changes.service.js';
import type { PlanEndingsService } from './plan-endings.service.js';
import type { StripeAccount } from './stripe/stripe.account.js';
import type { StripeDowngrades } from './stripe/stripe.downgrades.js';
import type { StripeSubscription } from './stripe/stripe.state.js';

const no = () => Promise.resolve(false);
const none = () => Promise.resolve(null);

/** Ids of the subscriptions that a sync ends at the provider, of an owner with these. */
async function endedOf(subscriptions: StripeSubscription[]): Promise<string[]> {
  const customer = { id: 1, userId: 2, stripeCustomerId: 'cus_1', refundRequestedAt: null };
  const ended: string[] = [];
  const invoices = subscriptions.map(({ id }) => invoice({ id: `in_${id}`, subscriptionId: id }));
  const sync = new BillingSyncService(
    // What is stored afterwards is not asked here.
    { transaction: () => Promise.resolve({ lags: [], mails: [] }) } as unknown as DataSource,
    { find: none } as unknown as UsersService,
    { get: () => Promise.resolve(customer) } as unknown as CustomersService,
    {} as CustomerLeases,
    {} as BillingRecords,
    {
      refusedInvoice: none,
      refundableUntil: none,
      usedCards: () => Promise.resolve({ discount: [], refund: [] }),
    } as unknown as CustomerOffersService,
    {} as PlanChangesService,
    {
      read: () =>
        Promise.resolve(
          state({ subscriptions: subscriptions.filter(({ id }) => !ended.includes(id)), invoices }),
        ),
      cancelNow: ({ id }: StripeSubscription) => Promise.resolve(void ended.push(id)),
    } as unknown as StripeAccount,
    {} as StripeDowngrades,
    { finish: no } as unknown as PlanEndingsService,
    { send: () => Promise.resolve(true) } as unknown as BusinessDetailsSender,
    { complete: no } as unknown as CardSetups,
    {} as MailOutboxService,
    { PUBLIC_URL: '' } as Env,
    pino({ enabled: false }),
  );
  await sync.syncHeld({ customerId: 1, token: 'a', takenAt: new Date() });
  return ended;
}

it('a second subscription is ended, whichever plan it is for', async () => {
  const older = subscription({ id: 'older', createdAt: inDays(-9) });
  const newer = subscription({ id: 'newer', plan: 'expert', createdAt: inDays(-1) });
  expect(await endedOf([older])).toEqual([]);
  expect(await endedOf([newer, older])).toEqual(['newer']);
  const overdue = subscription({ ...newer, status: 'past_due' });
  expect(await endedOf([overdue, older])).toEqual(['newer']);
});
