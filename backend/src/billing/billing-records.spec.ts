import { expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import type { BillingAttempts } from './billing-attempts.js';
import type { BillingCustomer } from './billing-customer.entity.js';
import { BillingRecords } from './billing-records.js';
import type { CustomersRepository } from './customers.repository.js';
import { inDays, NOW, state } from './entitlement.fixture.js';
import type { StripeEventsRepository } from './stripe-events.repository.js';

it('only events from before a sync began count as processed by it', async () => {
  const processed: unknown[] = [];
  const nothing = () => Promise.resolve([]);
  const records = new BillingRecords(
    { markSynced: nothing } as unknown as CustomersRepository,
    {
      markProcessed: (_tx: object, ...before: unknown[]) => {
        processed.push(before);
        return Promise.resolve([3]);
      },
    } as unknown as StripeEventsRepository,
    { close: nothing } as unknown as BillingAttempts,
  );
  const { lags } = await records.write(
    { findBy: nothing, save: nothing, delete: nothing } as unknown as EntityManager,
    { id: 1, userId: 2, stripeCustomerId: 'cus_1', refundRequestedAt: null } as BillingCustomer,
    state(),
    {
      begun: NOW,
      nextSyncAt: inDays(1),
      refundableUntil: null,
      cards: { discount: [], refund: [] },
    },
  );
  expect(processed).toEqual([['cus_1', NOW]]);
  expect(lags).toEqual([3]);
});
