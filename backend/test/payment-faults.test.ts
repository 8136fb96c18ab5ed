import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { brief, refusal } from './harness/refusal.js';
import { Shop } from './harness/shop.js';
import { until } from './harness/until.js';

let shop: Shop;

beforeAll(async () => {
  shop = await Shop.open();
});

afterEach(() => {
  shop.stripe.faults = {};
  shop.stripe.webhooks.behave();
});

afterAll(() => shop.close());

const isCreation = ({ method, path }: { method: string; path: string }) =>
  method === 'POST' && path === '/v1/subscriptions';

async function restartApi(): Promise<void> {
  await shop.api.ended();
  shop.api = await shop.world.api(shop.api.port);
}

describe('a process that is killed', () => {
  it('between the answer of the provider and our note of it leaves one attempt', async () => {
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

  it('while it makes the customer makes one customer', async () => {
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

  it('in the middle of giving money back gives all of it back, once', async () => {
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

  it('while it looks at a payment is followed by another that does', async () => {
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
    ['is away', { down: true }],
    ['never answers', { hang: true }],
    ['fails', { broken: true }],
  ])('%s is a clear answer in under 10 s, and changes nothing', async (_name, faults) => {
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

it('Redis that forgets everything loses no payment', async () => {
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

it('a price that nobody knows gives no plan', async () => {
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
