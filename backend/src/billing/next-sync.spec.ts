import { expect, it } from '@jest/globals';
import { inDays, NOW, state, subscription } from './entitlement.fixture.js';
import { nextSyncAt } from './next-sync.js';

const minutes = (look: Date | null) => look && (look.getTime() - NOW.getTime()) / 60_000;

const lookAfter = (...subscriptions: ReturnType<typeof subscription>[]) =>
  minutes(nextSyncAt(state({ subscriptions }), false));

it('checks an open payment soon, then less and less often', () => {
  const since = (min: number) =>
    lookAfter(subscription({ status: 'incomplete', createdAt: inDays(-min / 1440) }));
  expect([0, 5, 60, 1000].map(since)).toEqual([1, 5, 60, 360]);
});

it('checks a plan every day, and when its month is over', () => {
  expect(lookAfter(subscription())).toBe(1440);
  expect(lookAfter(subscription({ periodEnd: inDays(0.5) }))).toBe(721);
});

it('checks when the grace period is over', () => {
  const { latestInvoice } = subscription();
  const overdue = latestInvoice && { ...latestInvoice, createdAt: inDays(-6.75) };
  expect(lookAfter(subscription({ status: 'past_due', latestInvoice: overdue }))).toBe(361);
});

it('checks soon whether a month that has begun was charged', () => {
  const { latestInvoice } = subscription();
  const draft = latestInvoice && { ...latestInvoice, status: 'draft', createdAt: inDays(-0.01) };
  expect(lookAfter(subscription({ latestInvoice: draft }))).toBeCloseTo(14.4);
});

it('retries the next day what the provider has refused', () => {
  expect(minutes(nextSyncAt(state({ subscriptions: [] }), true))).toBe(1440);
});

it('never checks a customer without a subscription', () => {
  expect(lookAfter()).toBeNull();
  expect(lookAfter(subscription({ status: 'canceled' }))).toBeNull();
});
