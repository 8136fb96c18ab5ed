import { describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { Stripe } from 'stripe';
import type { DataSource, Repository } from 'typeorm';
import type { UsersService } from '../accounts/users.service.js';
import type { Env } from '../config/env.js';
import type { MailOutboxService } from '../mail/mail-outbox.service.js';
import { AppError } from '../platform/errors/app-error.js';
import type { BillingAttempts } from './billing-attempts.js';
import type { BillingCustomer } from './billing-customer.entity.js';
import type { BillingRecords, SyncResult } from './billing-records.js';
import { BillingSyncService } from './billing-sync.service.js';
import type { BusinessDetailsSender } from './business/business-details.sender.js';
import type { CardSetups } from './card-setups.js';
import type { CustomerLeases } from './customer-leases.js';
import type { CustomerOffersService } from './customer-offers.service.js';
import type { CustomersRepository } from './customers.repository.js';
import { CustomersService } from './customers.service.js';
import { inDays, invoice, state, subscription } from './entitlement.fixture.js';
import type { PlanChangesService } from './plan-changes.service.js';
import type { PlanEndingsService } from './plan-endings.service.js';
import type { StripeAccount } from './stripe/stripe.account.js';
import type { StripeDowngrades } from './stripe/stripe.downgrades.js';
import type { StripeErasure } from './stripe/stripe.erasure.js';
import type { CustomerState, StripeInvoice, StripeSubscription } from './stripe/stripe.state.js';

const no = () => Promise.resolve(false);
const none = () => Promise.resolve(null);

interface Provider {
  subscriptions?: StripeSubscription[];
  invoices?: StripeInvoice[];
  /** Unpaid invoices of ended subscriptions. */
  unowed?: CustomerState['unowed'];
  /** What it refuses to do. */
  refuses?: string;
  /** Throws instead of removing anything. */
  down?: boolean;
  /** Does not know the customer, of whom our copy says this. */
  lost?: { running?: boolean; refundRequestedAt?: Date };
}

const UNREMARKABLE = {
  users: { find: none, lock: none } as unknown as UsersService,
  leases: { check: none } as unknown as CustomerLeases,
  offers: {
    refusedInvoice: none,
    refundableUntil: none,
    usedCards: () => Promise.resolve({ discount: [], refund: [] }),
    keepOfRemoved: none,
  } as unknown as CustomerOffersService,
  endings: { finish: no } as unknown as PlanEndingsService,
  business: { send: () => Promise.resolve(true) } as unknown as BusinessDetailsSender,
  cardSetups: { complete: no, keepForScheduled: none } as unknown as CardSetups,
};

const MISSING = new Stripe.errors.StripeInvalidRequestError({
  type: 'invalid_request_error',
  code: 'resource_missing',
  param: 'customer',
});

/** A provider with this state, and what was done there. */
function providerOf({ subscriptions = [], refuses, down = false, lost, ...rest }: Provider) {
  const ended: string[] = [];
  const done: string[] = [];
  const does = (what: string) => () => {
    if (down) throw new AppError('PAYMENTS_UNAVAILABLE');
    done.push(what);
    return Promise.resolve(refuses !== what);
  };
  const left = () => subscriptions.filter(({ id }) => !ended.includes(id));
  const account = {
    read: () =>
      lost
        ? Promise.reject(MISSING)
        : Promise.resolve(state({ invoices: [], unowed: [], ...rest, subscriptions: left() })),
    cancelNow: ({ id }: StripeSubscription) => Promise.resolve(void ended.push(id)),
    drop: does('void'),
  } as unknown as StripeAccount;
  const erasure = {
    deleteCustomer: does('delete'),
    removeDetails: does('remove details'),
  } as unknown as StripeErasure;
  return { account, erasure, ended, done };
}

function customersOf(userId: number | null, { running = false, ...known }: Provider['lost'] = {}) {
  const customer = { id: 1, userId, stripeCustomerId: 'cus_1', refundRequestedAt: null, ...known };
  const repository = {
    findOneByOrFail: () => Promise.resolve({ ...customer, refundedAt: null }),
    manager: { existsBy: () => Promise.resolve(running) },
  } as unknown as Repository<BillingCustomer>;
  return new CustomersService(
    repository,
    {} as CustomersRepository,
    {} as UsersService,
    {} as StripeAccount,
    {} as BusinessDetailsSender,
    {} as BillingAttempts,
  );
}

/** What a sync does at a provider with this state, and when the next one is due. */
async function syncOf(userId: number | null, provider: Provider) {
  const { account, erasure, ended, done } = providerOf(provider);
  const written: SyncResult[] = [];
  const write = (_tx: object, _customer: object, _state: object, result: SyncResult) => {
    written.push(result);
    return Promise.resolve({ lags: [], changed: false });
  };
  const { users, leases, offers, endings, business, cardSetups } = UNREMARKABLE;
  const sync = new BillingSyncService(
    { transaction: (work: (tx: object) => unknown) => work({}) } as unknown as DataSource,
    users,
    customersOf(userId, provider.lost),
    leases,
    { write } as unknown as BillingRecords,
    offers,
    {} as PlanChangesService,
    account,
    {} as StripeDowngrades,
    erasure,
    endings,
    business,
    cardSetups,
    {} as MailOutboxService,
    { PUBLIC_URL: '' } as Env,
    pino({ enabled: false }),
  );
  await sync.syncHeld({ customerId: 1, token: 'a', takenAt: new Date() });
  return { ended, done, nextSyncAt: written[0]?.nextSyncAt };
}

/** Ids of the subscriptions that a sync ends at the provider, of an owner with these. */
async function endedOf(subscriptions: StripeSubscription[]): Promise<string[]> {
  const invoices = subscriptions.map(({ id }) => invoice({ id: `in_${id}`, subscriptionId: id }));
  return (await syncOf(2, { subscriptions, invoices })).ended;
}

it('a second subscription is ended, whichever plan it is for', async () => {
  const older = subscription({ id: 'older', createdAt: inDays(-9) });
  const newer = subscription({ id: 'newer', plan: 'expert', createdAt: inDays(-1) });
  expect(await endedOf([older])).toEqual([]);
  expect(await endedOf([newer, older])).toEqual(['newer']);
  const overdue = subscription({ ...newer, status: 'past_due' });
  expect(await endedOf([overdue, older])).toEqual(['newer']);
});

describe('a removed account', () => {
  const attempt = subscription({ status: 'incomplete', latestInvoice: null });
  const unowed = [{ id: 'in_1', status: 'open' }] as CustomerState['unowed'];

  it('that never paid leaves no customer at the provider', async () => {
    expect(await syncOf(null, { subscriptions: [attempt], unowed })).toEqual({
      ended: ['sub_1'],
      done: ['void', 'delete'],
      nextSyncAt: null,
    });
    expect((await syncOf(null, {})).done).toEqual(['delete']);
  });

  it('that has paid leaves its invoices, without cards and details', async () => {
    for (const status of ['paid', 'refunded', 'disputed'] as const) {
      const invoices = [invoice({ status })];
      expect(await syncOf(null, { subscriptions: [subscription()], invoices })).toEqual({
        ended: ['sub_1'],
        done: ['remove details'],
        nextSyncAt: null,
      });
    }
  });

  it('keeps its customer as long as something can still be paid', async () => {
    const { done, nextSyncAt } = await syncOf(null, { unowed, refuses: 'void' });
    expect(done).toEqual(['void']);
    expect(nextSyncAt).toEqual(inDays(1));
  });

  it.each(['delete', 'remove details'])('is due again when Stripe refuses to %s', async (what) => {
    const invoices = what === 'delete' ? [] : [invoice()];
    const { done, nextSyncAt } = await syncOf(null, { invoices, refuses: what });
    expect(done).toEqual([what]);
    expect(nextSyncAt).toEqual(inDays(1));
  });

  it('is done when the provider does not know the customer', async () => {
    expect(await syncOf(null, { lost: {} })).toEqual({ ended: [], done: [], nextSyncAt: null });
  });

  it('stays open if the key may be wrong: a plan runs, or a refund is owed', async () => {
    for (const lost of [{ running: true }, { refundRequestedAt: inDays(-1) }])
      await expect(syncOf(null, { lost })).rejects.toBe(MISSING);
  });

  it('stays open while the provider is down', async () => {
    await expect(syncOf(null, { down: true })).rejects.toMatchObject({
      code: 'PAYMENTS_UNAVAILABLE',
    });
  });
});

it('a sync fails for an owner whom the provider does not know', async () => {
  await expect(syncOf(2, { lost: {} })).rejects.toBe(MISSING);
});

it('nothing is removed at the provider for an owner', async () => {
  expect((await syncOf(2, {})).done).toEqual([]);
  expect((await syncOf(2, { invoices: [invoice()] })).done).toEqual([]);
});
