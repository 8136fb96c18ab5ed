import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { Metrics } from '../harness/metrics.js';
import type { Owner } from '../harness/owner.js';
import { brief, refusal } from '../harness/refusal.js';
import type { Shop } from '../harness/shop.js';
import { useShop } from '../harness/use-shop.js';
import { eventually, until } from '../harness/until.js';

let shop: Shop;

useShop((opened) => (shop = opened));

const isCreation = ({ method, path }: { method: string; path: string }) =>
  method === 'POST' && path === '/v1/subscriptions';

const refusalsOf = async (what: string): Promise<number> =>
  (await Metrics.of(shop.api)).sum('zampa_payment_refusals_total', { what });

async function restartApi(): Promise<void> {
  await shop.api.ended();
  shop.api = await shop.world.api(shop.api.port);
}

describe('a process that is killed', () => {
  it("between the provider's response and our record of it leaves one attempt", async () => {
    const owner = await shop.owner();
    shop.stripe.faults = {
      beforeAnswer: (call) => {
        if (isCreation(call)) shop.api.signal('SIGKILL');
      },
    };
    await expect(shop.ask(owner, 'pro')).rejects.toThrow();
    shop.stripe.faults = {};
    await restartApi();
    expect(await shop.subscriptionsOf(owner)).toHaveLength(1);
    const again = await until('the customer is free again', async () => {
      const answer = await shop.ask(owner, 'pro');
      return answer.status === 200 ? answer : null;
    });
    expect(await shop.subscriptionsOf(owner)).toHaveLength(1);
    await shop.stripe.confirm(again.body.clientSecret ?? '');
    await shop.hasPlan(owner, 'pro');
    expect(await shop.chargesOf(owner)).toHaveLength(1);
  });

  it('while creating the customer creates one customer', async () => {
    const owner = await shop.owner();
    shop.stripe.faults = {
      beforeAnswer: ({ method, path }) => {
        if (method === 'POST' && path === '/v1/customers') shop.api.signal('SIGKILL');
      },
    };
    await expect(shop.ask(owner, 'pro')).rejects.toThrow();
    shop.stripe.faults = {};
    await restartApi();
    await until(
      'the customer is free again',
      async () => (await shop.ask(owner, 'pro')).status === 200,
    );
    const customers = await shop.stripe.customers();
    expect(customers.filter(({ metadata }) => metadata.userId === String(owner.id))).toHaveLength(
      1,
    );
  });

  it('during a refund refunds everything once', async () => {
    const owner = await shop.subscriber('pro');
    shop.stripe.faults = {
      beforeAnswer: ({ method }) => {
        if (method === 'DELETE') shop.api.signal('SIGKILL');
      },
    };
    await expect(owner.call('POST', '/api/subscription/refund')).rejects.toThrow();
    shop.stripe.faults = {};
    await restartApi();
    await shop.lookNow();
    await shop.hasPlan(owner, 'free');
    await until('the money is back', async () => {
      const [charge] = await shop.chargesOf(owner);
      return charge?.amount_refunded === charge?.amount;
    });
  });

  it('while checking a payment is followed by another that does', async () => {
    const owner = await shop.owner();
    shop.stripe.faults = {
      beforeAnswer: ({ method, path }) => {
        if (method === 'GET' && path === '/v1/charges') shop.worker.signal('SIGKILL');
      },
    };
    const { clientSecret } = (await shop.ask(owner, 'pro')).body;
    await shop.worker.ended();
    shop.stripe.faults = {};
    shop.worker = await shop.world.worker();
    await shop.stripe.confirm(clientSecret ?? '');
    await shop.hasPlan(owner, 'pro');
  });
});

describe('a provider that', () => {
  it.each([
    ['is down', { down: true }],
    ['never answers', { hang: true }],
    ['fails', { broken: true }],
  ])('%s leads to a clear answer in under 10 s and changes nothing', async (_name, faults) => {
    const [owner, payer] = [await shop.owner(), await shop.subscriber('pro')];
    shop.stripe.faults = faults;
    const begun = Date.now();
    const answers = await Promise.all([
      shop.ask(owner, 'pro'),
      payer.call('POST', '/api/subscription/cancel'),
      payer.call('POST', '/api/update-subscription-status', { planType: 'pro' }),
    ]);
    expect(Date.now() - begun).toBeLessThan(10_000);
    for (const answer of answers) {
      expect(['PAYMENTS_UNAVAILABLE', 'BUSY']).toContain(
        (answer.body as unknown as { code: string }).code,
      );
      expect(answer.status).toBe(503);
    }
    expect(await shop.planOf(owner)).toBe('free');
    expect(await shop.planOf(payer)).toBe('pro');
    shop.stripe.faults = {};
    const reply = await until('it goes on', async () => {
      const answer = await shop.ask(owner, 'pro');
      return answer.status === 200 ? answer : null;
    });
    await shop.stripe.confirm(reply.body.clientSecret ?? '');
    await shop.hasPlan(owner, 'pro');
    expect(await shop.subscriptionsOf(owner)).toHaveLength(1);
  });
});

describe('a refund that the provider refuses', () => {
  const refuseRefunds = ({ path }: { path: string }) =>
    path === '/v1/refunds' ? 'charge_disputed' : undefined;

  /** An owner who has asked for a refund, which the provider refuses. */
  async function ownerInVain(): Promise<Owner> {
    const owner = await shop.subscriber('pro');
    shop.stripe.faults = { refuse: refuseRefunds };
    expect((await owner.call('POST', '/api/subscription/refund')).status).toBe(200);
    return owner;
  }

  /** Waits until all events have taken effect, and the next attempt is tomorrow. */
  const isLeftForLater = (customer: string): Promise<unknown> =>
    until('the next try is tomorrow', async () => {
      const { rows } = await shop.world.database.query(
        `SELECT FROM billing_customers
         WHERE "stripeCustomerId" = $1 AND "nextSyncAt" > now() + interval '20 hours'`,
        [customer],
      );
      return rows.length === 1;
    });

  it('ends the plan, is reported to the operator, and is made as soon as possible', async () => {
    const before = await refusalsOf('refund');
    const owner = await ownerInVain();
    expect(await shop.planOf(owner)).toBe('free');
    await isLeftForLater(await shop.customerOf(owner));
    await eventually(() => expect(shop.api.output).toContain('refund refused'));
    expect(await refusalsOf('refund')).toBeGreaterThan(before);
    expect(await shop.mailsTo(owner)).not.toContain('refunded');
    shop.stripe.faults = {};
    await shop.lookNow();
    await until('the refund is told', async () => (await shop.mailsTo(owner)).includes('refunded'));
    expect((await shop.chargesOf(owner))[0]).toMatchObject({ refunded: true });
  });

  it('does not affect later purchases', async () => {
    const owner = await ownerInVain();
    // The provider's times are whole seconds: a purchase in the same second would be refunded too.
    await delay(1000);
    await shop.buy(owner, 'expert');
    await shop.hasPlan(owner, 'expert');
    shop.stripe.faults = {};
    await until('the refund is told', async () => {
      await shop.lookNow();
      return (await shop.mailsTo(owner)).includes('refunded');
    });
    const charges = await shop.chargesOf(owner);
    expect(charges.map(({ amount, refunded }) => [amount, refunded])).toEqual([
      [2999, false],
      [649, true],
    ]);
    expect(await shop.planOf(owner)).toBe('expert');
  });

  it('does not prevent the removal of an account', async () => {
    const owner = await ownerInVain();
    const customer = await shop.customerOf(owner);
    await owner.call('DELETE', '/api/user', { confirm: 'DELETE' });
    await shop.isClosed(customer);
    await isLeftForLater(customer);
    // The other tests here pay with the same card.
    await shop.world.database.query(`DELETE FROM used_offers`);
  });
});

it('no payment is lost when Redis loses everything', async () => {
  const owner = await shop.owner();
  await shop.worker.end();
  await shop.buy(owner, 'pro');
  await until('the payment was told', () =>
    shop.stripe.webhooks.log.some(({ type }) => type === 'invoice.paid'),
  );
  await shop.world.redis.flushAllButSessions();
  shop.worker = await shop.world.worker();
  await shop.lookNow();
  await shop.hasPlan(owner, 'pro');
});

it('an unknown price grants no plan', async () => {
  const owner = await shop.subscriber('pro');
  const [subscription] = await shop.subscriptionsOf(owner);
  const price = await shop.stripe.ask<{ id: string }>(
    'POST',
    'prices',
    'currency=eur&unit_amount=1&recurring[interval]=month&product_data[name]=Mine',
  );
  await shop.stripe.ask(
    'POST',
    `subscriptions/${subscription?.id ?? ''}`,
    `items[0][id]=${subscription?.items.data[0]?.id ?? ''}&items[0][price]=${price.id}&proration_behavior=none`,
  );
  await shop.hasPlan(owner, 'free');
  expect(brief(await shop.activate(owner, 'expert'))).toEqual(
    refusal(402, 'PAYMENT_NOT_CONFIRMED'),
  );
});
