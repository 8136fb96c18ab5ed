import { describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import type { BillingAttempts } from './billing-attempts.js';
import type { BillingCustomer } from './billing-customer.entity.js';
import { BillingRecords } from './billing-records.js';
import type { CustomersRepository, Synced } from './customers.repository.js';
import { inDays, NOW, state, subscription } from './entitlement.fixture.js';
import { PaymentEntity } from './payment.entity.js';
import type { StripeEventsRepository } from './stripe-events.repository.js';
import { SubscriptionEntity } from './subscription.entity.js';

const nothing = () => Promise.resolve([]);
const CARDS = { discount: ['hash'], refund: ['hash'] };

/** What a sync of this customer stores. */
async function writtenFor(userId: number | null, stored = state()) {
  const processed: unknown[] = [];
  const marked: Synced[] = [];
  const saved = new Map<unknown, unknown[]>();
  const deleted: unknown[] = [];
  const records = new BillingRecords(
    {
      markSynced: (_tx: object, _id: number, found: Synced) => {
        marked.push(found);
        return Promise.resolve();
      },
    } as unknown as CustomersRepository,
    {
      markProcessed: (_tx: object, ...before: unknown[]) => {
        processed.push(before);
        return Promise.resolve([3]);
      },
    } as unknown as StripeEventsRepository,
    { close: nothing } as unknown as BillingAttempts,
  );
  const { lags } = await records.write(
    {
      findBy: nothing,
      save: (entity: unknown, rows: unknown[]) => Promise.resolve(void saved.set(entity, rows)),
      delete: (entity: unknown) => Promise.resolve(void deleted.push(entity)),
    } as unknown as EntityManager,
    { id: 1, userId, stripeCustomerId: 'cus_1', refundRequestedAt: null } as BillingCustomer,
    stored,
    { begun: NOW, nextSyncAt: inDays(1), refundableUntil: null, cards: CARDS },
  );
  return { processed, lags, marked: marked[0], saved, deleted };
}

it('only events from before a sync began count as processed by it', async () => {
  const { processed, lags } = await writtenFor(2);
  expect(processed).toEqual([['cus_1', NOW]]);
  expect(lags).toEqual([3]);
});

const ended = state({ subscriptions: [subscription({ status: 'canceled' })] });

it('the hashes of cards go with the end of a removed account', async () => {
  for (const written of [await writtenFor(2, ended), await writtenFor(null)])
    expect(written.marked?.cards).toEqual(CARDS);
  expect((await writtenFor(null, ended)).marked?.cards).toEqual({ discount: [], refund: [] });
});

describe('the copy of a subscription', () => {
  it('is kept for an owner, whether it has ended or not, and for a removed account until then', async () => {
    for (const { saved } of [
      await writtenFor(2),
      await writtenFor(2, ended),
      await writtenFor(null),
    ])
      expect(saved.get(SubscriptionEntity)).toHaveLength(1);
  });

  it('is removed with its end if the account is gone, and never comes back', async () => {
    const { saved, deleted, marked } = await writtenFor(null, ended);
    expect(marked?.closed).toBe(true);
    expect(saved.has(SubscriptionEntity)).toBe(false);
    expect(deleted).toContain(SubscriptionEntity);
    expect(saved.get(PaymentEntity)).toHaveLength(1);
  });
});
