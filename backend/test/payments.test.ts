import { describe, expect, it } from '@jest/globals';
import type { Owner } from './harness/owner.js';
import { brief, refusal } from './harness/refusal.js';
import type { Shop } from './harness/shop.js';
import { useShop } from './harness/use-shop.js';
import { until } from './harness/until.js';

let shop: Shop;

useShop((opened) => (shop = opened));

const DECLINED = { number: '4000 0000 0000 0002' };
const THREE_D_SECURE = { number: '4000 0025 0000 3155' };

describe('buying a plan', () => {
  it.each([
    ['pro', 649, 1299],
    ['expert', 1499, 2999],
  ] as const)(
    '%s costs half in the first month, and the list price afterwards',
    async (plan, first, later) => {
      const owner = await shop.owner();
      const { status, body } = await shop.ask(owner, plan, { amount: later / 100 });
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { amountDue: first, currency: 'eur', status: 'unpaid' },
      });
      await shop.stripe.confirm(body.clientSecret ?? '');
      await shop.hasPlan(owner, plan);
      expect(await shop.amountsOf(owner)).toEqual([first]);
      const { subscription, payments } = await shop.overview(owner);
      expect(subscription).toMatchObject({ plan, status: 'active', cancelAtPeriodEnd: false });
      expect(body.renewsAt).toBe(subscription?.periodEnd);
      expect(payments).toMatchObject([{ plan, amount: first, currency: 'eur', status: 'paid' }]);
    },
  );

  it('requested ten times at once creates one attempt with one secret', async () => {
    const owner = await shop.owner();
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.ask(owner, 'pro')));
    const secrets = new Set(answers.map(({ body }) => body.clientSecret));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(secrets.size).toBe(1);
    expect(await shop.subscriptionsOf(owner)).toHaveLength(1);
    const { id } = (await shop.subscriptionsOf(owner))[0] ?? {};
    const again = await shop.ask(owner, 'pro');
    expect(secrets.has(again.body.clientSecret)).toBe(true);
    expect((await shop.subscriptionsOf(owner)).map((one) => one.id)).toEqual([id]);
    const customers = await shop.stripe.customers();
    expect(customers.filter(({ metadata }) => metadata.userId === String(owner.id))).toHaveLength(
      1,
    );
  });

  it('of another plan ends the attempt to buy the first one', async () => {
    const owner = await shop.owner();
    const pro = await shop.ask(owner, 'pro');
    const expert = await shop.ask(owner, 'expert');
    expect(expert.body).toMatchObject({ amountDue: 1499, status: 'unpaid' });
    await expect(shop.stripe.confirm(pro.body.clientSecret ?? '')).resolves.not.toMatchObject({
      status: 'succeeded',
    });
    await shop.stripe.confirm(expert.body.clientSecret ?? '');
    await shop.hasPlan(owner, 'expert');
    expect(await shop.chargesOf(owner)).toHaveLength(1);
  });

  it('with a declined card changes nothing; another card can pay the same attempt', async () => {
    const owner = await shop.owner();
    const { clientSecret } = (await shop.ask(owner, 'pro')).body;
    const declined = await shop.stripe.confirm(clientSecret ?? '', DECLINED);
    expect(declined.error).toMatchObject({ code: 'card_declined' });
    expect(brief(await shop.activate(owner, 'pro'))).toEqual(refusal(402, 'PAYMENT_NOT_CONFIRMED'));
    expect((await shop.ask(owner, 'pro')).body.clientSecret).toBe(clientSecret);
    await shop.stripe.confirm(clientSecret ?? '');
    await shop.hasPlan(owner, 'pro');
    expect(await shop.chargesOf(owner)).toHaveLength(1);
  });

  it("waits for the cardholder's confirmation when the bank requires it", async () => {
    const owner = await shop.owner();
    const { clientSecret } = (await shop.ask(owner, 'pro')).body;
    expect(await shop.stripe.confirm(clientSecret ?? '', THREE_D_SECURE)).toMatchObject({
      status: 'requires_action',
    });
    expect(brief(await shop.activate(owner, 'pro'))).toEqual(refusal(402, 'PAYMENT_NOT_CONFIRMED'));
    await shop.stripe.authenticate(clientSecret ?? '');
    await shop.hasPlan(owner, 'pro');
  });

  it('is completed by the page that follows, even if no event ever arrives', async () => {
    shop.stripe.webhooks.behave({ drop: true });
    const owner = await shop.owner();
    await shop.buy(owner, 'pro');
    expect(await shop.planOf(owner)).toBe('free');
    expect(await shop.activate(owner, 'pro')).toMatchObject({
      status: 200,
      body: { success: true, user: { id: owner.id, subscriptionStatus: 'pro' } },
    });
  });

  it('stays in force, however many attempts the owner has abandoned since', async () => {
    const owner = await shop.subscriber('pro');
    const customer = await shop.customerOf(owner);
    const [subscription] = await shop.subscriptionsOf(owner);
    const price = subscription?.items.data[0]?.price.id ?? '';
    const wanted =
      `customer=${customer}&items[0][price]=${price}&payment_behavior=default_incomplete` +
      '&payment_settings[payment_method_types][0]=card';
    shop.stripe.webhooks.behave({ drop: true });
    for (let count = 0; count <= 100; count += 1) {
      const { id } = await shop.stripe.ask<{ id: string }>('POST', 'subscriptions', wanted);
      const note = 'cancellation_details[comment]=Ended before it was paid';
      await shop.stripe.ask('DELETE', `subscriptions/${id}`, note);
    }
    const answer = await owner.call('POST', '/api/update-subscription-status', { planType: 'pro' });
    expect(answer.body).toMatchObject({ user: { subscriptionStatus: 'pro' } });
    const { payments } = await shop.overview(owner);
    expect(payments).toMatchObject([{ plan: 'pro', amount: 649, status: 'paid' }]);
  });

  it('notifies every tab of the owner, and nobody else', async () => {
    const [owner, other] = [await shop.owner(), await shop.owner()];
    const [one, two, foreign] = [await owner.tab(), await owner.tab(), await other.tab()];
    await shop.buy(owner, 'pro');
    for (const tab of [one, two]) {
      const told = await until('the tab is told', () =>
        tab.events.find(({ name }) => name === 'plan-activated'),
      );
      expect(told.payload).toEqual({ subscriptionStatus: 'pro' });
    }
    expect(foreign.count('plan-activated')).toBe(0);
    owner.closeTabs();
    other.closeTabs();
  });
});

describe('new payment attempts', () => {
  it('are rate-limited, but repeating an open one, quotes and plan changes are not', async () => {
    const strict = await shop.world.api(undefined, { RATE_LIMIT_FACTOR: '0.1' });
    const owner = await shop.owner();
    owner.url = strict.url;
    await shop.ask(owner, 'pro');
    const expert = await shop.ask(owner, 'expert');
    const again = await Promise.all(Array.from({ length: 6 }, () => shop.ask(owner, 'expert')));
    expect(again.map(({ body }) => body)).toEqual(Array(6).fill(expert.body));

    const refused = await shop.ask(owner, 'pro');
    expect(brief(refused)).toEqual(refusal(429, 'TOO_MANY_REQUESTS'));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await shop.ask(owner, 'expert')).body).toEqual(expert.body);

    await shop.stripe.confirm(expert.body.clientSecret ?? '');
    await shop.hasPlan(owner, 'expert');
    for (let quote = 0; quote < 4; quote += 1) {
      expect((await shop.ask(owner, 'pro')).body).toMatchObject({ status: 'confirm' });
    }
    expect((await shop.change(owner, 'pro', 0)).body).toMatchObject({ status: 'scheduled' });
  });
});

describe('an attempt that was never paid', () => {
  /** What the owner sees, once every event about the customer has taken effect. */
  const shown = async (owner: Owner) => {
    expect(
      (await owner.call('POST', '/api/update-subscription-status', { planType: 'pro' })).status,
    ).toBe(200);
    const { payments } = await shop.overview(owner);
    const { body } = await owner.call<{ payments: unknown[] }>('GET', '/api/user/export');
    expect(body.payments).toHaveLength(payments.length);
    return payments;
  };

  it('is not shown as an open payment: looking at the checkout costs nothing', async () => {
    const owner = await shop.owner();
    await shop.ask(owner, 'pro');
    expect(await shown(owner)).toEqual([]);
    const { clientSecret } = (await shop.ask(owner, 'pro')).body;
    await shop.stripe.confirm(clientSecret ?? '', DECLINED);
    expect(await shown(owner)).toEqual([]);
  });

  it('leaves nothing behind when another plan is bought', async () => {
    const owner = await shop.owner();
    await shop.ask(owner, 'pro');
    await shown(owner);
    await shop.buy(owner, 'expert');
    await shop.hasPlan(owner, 'expert');
    expect(await shown(owner)).toMatchObject([{ plan: 'expert', status: 'paid' }]);
  });
});

describe('the first-month discount', () => {
  it('is not given again after the plan has ended', async () => {
    const owner = await shop.subscriber('pro');
    const [subscription] = await shop.subscriptionsOf(owner);
    await shop.stripe.ask('DELETE', `subscriptions/${subscription?.id ?? ''}`);
    await shop.hasPlan(owner, 'free');
    expect((await shop.ask(owner, 'pro')).body).toMatchObject({
      amountDue: 1299,
      status: 'unpaid',
    });
  });
});

describe('a plan change', () => {
  it('to the same one is refused', async () => {
    const owner = await shop.subscriber('pro');
    expect(brief(await shop.ask(owner, 'pro'))).toEqual(refusal(409, 'ALREADY_SUBSCRIBED'));
  });
});

it('the user has the ids of the customer and of the subscription in force', async () => {
  const idsOf = async ({ id }: Owner) => {
    const { rows } = await shop.world.database.query(
      `SELECT "stripeCustomerId" AS customer, "stripeSubscriptionId" AS subscription
       FROM users WHERE id = $1`,
      [id],
    );
    return rows[0] as unknown;
  };
  const owner = await shop.owner();
  expect(await idsOf(owner)).toEqual({ customer: null, subscription: null });
  await shop.buy(owner, 'pro');
  await shop.hasPlan(owner, 'pro');
  const customer = await shop.customerOf(owner);
  const [first] = await shop.subscriptionsOf(owner);
  expect(await idsOf(owner)).toEqual({ customer, subscription: first?.id });
  expect((await owner.call('POST', '/api/subscription/refund')).status).toBe(200);
  expect(await idsOf(owner)).toEqual({ customer, subscription: null });
  await shop.buy(owner, 'expert');
  await shop.hasPlan(owner, 'expert');
  const second = (await shop.subscriptionsOf(owner)).find(({ status }) => status === 'active');
  expect(second?.id).not.toBe(first?.id);
  expect(await idsOf(owner)).toEqual({ customer, subscription: second?.id });
});
