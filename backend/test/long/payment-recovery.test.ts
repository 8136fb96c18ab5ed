import { describe, expect, it } from '@jest/globals';
import type { Owner } from '../harness/owner.js';
import { DIFFERENCE, type Shop } from '../harness/shop.js';
import { useShop } from '../harness/use-shop.js';
import { until } from '../harness/until.js';

let shop: Shop;

useShop((opened) => (shop = opened));

describe('an event', () => {
  it('is stored before it is acknowledged, and processed later if no worker runs', async () => {
    await shop.worker.end();
    const owner = await shop.owner();
    const from = shop.stripe.webhooks.log.length;
    const heard = () => shop.stripe.webhooks.log.slice(from);
    await shop.buy(owner, 'pro');
    await until('events are taken', () => heard().some(({ type }) => type === 'invoice.paid'));
    expect(await shop.planOf(owner)).toBe('free');
    await shop.world.redis.flushAllButSessions();
    shop.worker = await shop.world.worker();
    await shop.lookNow();
    await shop.hasPlan(owner, 'pro');
  });
});

describe('buying a plan', () => {
  it('is found by the sweep if the tab was closed and no event arrived', async () => {
    shop.stripe.webhooks.behave({ drop: true });
    const owner = await shop.owner();
    await shop.buy(owner, 'pro');
    await shop.lookNow();
    await shop.hasPlan(owner, 'pro');
  });
});

describe('the page of an invoice', () => {
  it('opens after a long absence: its address, which expires, is fetched again', async () => {
    const owner = await shop.subscriber('pro');
    await owner.call('POST', '/api/subscription/refund');
    const pages = async () => (await shop.overview(owner)).payments.map(({ url }) => url);
    const fresh = await pages();
    const { database } = shop.world;
    const customer = await shop.customerOf(owner);
    await database.query(
      `UPDATE billing_customers SET "syncedAt" = now() - interval '20 days', "nextSyncAt" = NULL
       WHERE "stripeCustomerId" = $1`,
      [customer],
    );
    await database.query(
      `UPDATE payments SET url = 'https://invoice.example.test/expired' WHERE "customerId" =
         (SELECT id FROM billing_customers WHERE "stripeCustomerId" = $1)`,
      [customer],
    );
    const tab = await owner.tab();
    await pages();
    await until('the tab is told', () => tab.count('profile-changed') > 0);
    expect(await pages()).toEqual(fresh);
    owner.closeTabs();
  });
});

describe('the click', () => {
  it('that a process did not survive takes effect once', async () => {
    const owner = await shop.subscriber('pro');
    const { amountDue } = (await shop.ask(owner, 'expert')).body;
    shop.stripe.faults = {
      beforeAnswer: ({ method, path }) => {
        if (method === 'POST' && path.startsWith('/v1/subscriptions/')) shop.api.signal('SIGKILL');
      },
    };
    await expect(shop.change(owner, 'expert', amountDue)).rejects.toThrow();
    shop.stripe.faults = {};
    await shop.api.ended();
    shop.api = await shop.world.api(shop.api.port);
    await until('the customer is free again', async () => {
      const { status } = await shop.change(owner, 'expert', amountDue);
      return status === 200;
    });
    expect(await shop.planOf(owner)).toBe('expert');
    expect(await shop.amountsOf(owner)).toEqual([DIFFERENCE, 649]);
  });
});

describe('an outage between the calls that stop an expensive month', () => {
  /** The provider is gone after the first request like this. */
  const loseAfter = (step: RegExp): void => {
    shop.stripe.faults = {
      beforeAnswer: ({ method, path }) => {
        if (method === 'POST' && step.test(path)) shop.stripe.faults = { down: true };
      },
    };
  };

  const endsWithItsMonth = async (owner: Owner): Promise<void> => {
    expect(await shop.subscriptionsOf(owner)).not.toMatchObject([{ cancel_at_period_end: true }]);
    shop.stripe.faults = {};
    await shop.lookNow();
    const { schedule, metadata } = await until('it ends with its month', async () =>
      (await shop.subscriptionsOf(owner)).find((one) => one.cancel_at_period_end),
    );
    expect(schedule).toBeNull();
    expect(metadata).not.toHaveProperty('intended');
    await until(
      'the owner sees it',
      async () => (await shop.subscriptionOf(owner))?.cancelAtPeriodEnd,
    );
    expect(await shop.mailsTo(owner)).not.toContain('subscription-resumed');
  };

  it('does not undo the cancellation of a plan that was to be followed by another', async () => {
    const owner = await shop.subscriber('expert');
    await shop.change(owner, 'pro', 0);
    loseAfter(/release$/);
    expect((await shop.request(owner, 'cancel')).status).toBe(503);
    await endsWithItsMonth(owner);
  });

  it.each([
    ['is not made', /subscriptions\/[^/]+$/],
    ['is empty', /subscription_schedules$/],
  ])('does not withdraw a cancellation for a lower plan: its schedule %s', async (_name, step) => {
    const owner = await shop.subscriber('expert');
    await shop.request(owner, 'cancel');
    loseAfter(step);
    expect((await shop.change(owner, 'pro', 0)).status).toBe(503);
    await endsWithItsMonth(owner);
  });

  it('does not undo a lower plan that was scheduled in place of a cancellation', async () => {
    const owner = await shop.subscriber('expert');
    await shop.request(owner, 'cancel');
    loseAfter(/subscription_schedules\/[^/]+$/);
    expect((await shop.change(owner, 'pro', 0)).status).toBe(503);
    shop.stripe.faults = {};
    await shop.lookNow();
    await until(
      'the change is scheduled',
      async () => (await shop.subscriptionOf(owner))?.nextPlan === 'pro',
    );
    expect((await shop.request(owner, 'resume')).status).toBe(200);
    const [subscription] = await shop.subscriptionsOf(owner);
    expect(subscription).toMatchObject({ cancel_at_period_end: false, schedule: null });
  });
});
