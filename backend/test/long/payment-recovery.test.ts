import { describe, expect, it } from '@jest/globals';
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
    expect((await shop.chargesOf(owner)).map(({ amount }) => amount)).toEqual([DIFFERENCE, 649]);
  });
});
