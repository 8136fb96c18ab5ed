import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { SavedUserReply } from '../src/contract/accounts.js';
import type { Plan } from '../src/contract/plans.js';
import { itIsStrict, NO_WORD } from './harness/form.js';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { brief, refusal } from './harness/refusal.js';
import { until } from './harness/until.js';
import { World } from './harness/world.js';

let world: World;
let api: Process;
let owner: Owner;

beforeAll(async () => {
  ({ world, api } = await World.shared());
  owner = await world.owner(api);
});

afterEach(() => world.setPlan(owner, 'free'));

afterAll(() => world.close());

const planOf = async (of: Owner): Promise<unknown> =>
  (await of.call<{ subscriptionStatus: Plan }>('GET', '/api/user/profile')).body.subscriptionStatus;

const pay = (body: object) => owner.call('POST', '/api/create-payment-intent', body);

const activation = (more: object = {}) => ({
  userId: owner.id,
  planType: 'pro',
  paymentIntentId: 'manual_activation_1763700000000',
  ...more,
});

const activate = (more?: object) =>
  owner.call('POST', '/api/simulate-payment-success', activation(more));

const cancel = (body?: object) =>
  owner.call<SavedUserReply>('POST', '/api/subscription/cancel', body);

describe('a payment, while payments are not configured,', () => {
  it.each([
    { planType: 'pro' },
    { planType: 'pro', amount: 12.99 },
    { planType: 'expert', amount: 29.99 },
  ])('is refused with that reason: %j', async (body) => {
    const error = 'Payments are not configured.';
    expect(brief(await pay(body))).toEqual(refusal(503, 'PAYMENTS_NOT_CONFIGURED', { error }));
  });

  it.each([
    ['pro', 12.98],
    ['pro', 29.99],
    ['pro', 1299],
    ['pro', 0],
    ['pro', -12.99],
    ['expert', 12.99],
    ['expert', 1e21],
  ])('for %s costs the list price: %d', async (planType, amount) => {
    expect(brief(await pay({ planType, amount }))).toEqual(refusal(400, 'PRICE_MISMATCH'));
  });

  it('for a plan change is refused as well', async () => {
    await world.setPlan(owner, 'pro');
    const body = { planType: 'expert', amountDue: 2350 };
    expect(brief(await owner.call('POST', '/api/subscription/change', body))).toEqual(
      refusal(503, 'PAYMENTS_NOT_CONFIGURED'),
    );
    expect(await planOf(owner)).toBe('pro');
  });

  it('is not accepted for the plan the owner already has', async () => {
    await world.setPlan(owner, 'pro');
    expect(brief(await pay({ planType: 'pro' }))).toEqual(refusal(409, 'ALREADY_SUBSCRIBED'));
    expect(brief(await pay({ planType: 'expert' }))).toEqual(
      refusal(503, 'PAYMENTS_NOT_CONFIGURED'),
    );
  });
});

describe('plan activation', () => {
  it.each(['pro', 'expert'])('grants no %s that was not paid for', async (planType) => {
    expect(brief(await activate({ planType }))).toEqual(refusal(402, 'PAYMENT_NOT_CONFIRMED'));
    expect(await planOf(owner)).toBe('free');
  });

  it('succeeds for the plan the owner already has', async () => {
    await world.setPlan(owner, 'pro');
    for (const userId of [owner.id, String(owner.id)]) {
      const answer = await activate({ userId });
      expect(answer).toMatchObject({
        status: 200,
        body: { success: true, user: { id: owner.id, subscriptionStatus: 'pro' } },
      });
    }
  });

  it("is not possible for another user's payment", async () => {
    const other = await world.owner(api);
    await world.setPlan(other, 'pro');
    for (const userId of [other.id, String(other.id), 2_147_483_647]) {
      expect(brief(await activate({ userId }))).toEqual(refusal(403, 'FORBIDDEN'));
    }
  });

  it('is not triggered by asking the server to check again', async () => {
    for (const planType of ['free', 'pro', 'expert']) {
      const answer = await owner.call('POST', '/api/update-subscription-status', { planType });
      expect(answer).toMatchObject({
        status: 200,
        body: { success: true, user: { id: owner.id, subscriptionStatus: 'free' } },
      });
    }
    expect(await planOf(owner)).toBe('free');
  });
});

describe('cancelling', () => {
  it('ends the plan at once and notifies every tab', async () => {
    await world.setPlan(owner, 'expert');
    const tabs = [await owner.tab(), await owner.tab()];
    const answer = await cancel();
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, user: { id: owner.id, subscriptionStatus: 'free' } },
    });
    expect(await planOf(owner)).toBe('free');
    for (const { events } of tabs) {
      await until('the tab is told', () => events.length === 2, 5000);
      expect(events.map(({ name, payload }) => [name, payload])).toEqual([
        ['plan-activated', { subscriptionStatus: 'free' }],
        ['profile-changed', {}],
      ]);
    }
    owner.closeTabs();
  });

  it('requires a plan', async () => {
    const error = 'There is no subscription.';
    expect(brief(await cancel({}))).toEqual(refusal(409, 'NO_SUBSCRIPTION', { error }));
  });

  it('and resuming leave a plan alone that was bought before payments were switched off', async () => {
    const buyer = await world.owner(api);
    await world.setPlan(buyer, 'pro');
    await world.database.query(
      `INSERT INTO billing_customers ("userId", "stripeCustomerId") VALUES ($1, $2)`,
      [buyer.id, `cus_${buyer.id}`],
    );
    for (const what of ['cancel', 'resume']) {
      const answer = await buyer.call('POST', `/api/subscription/${what}`);
      expect(brief(answer)).toEqual(refusal(503, 'PAYMENTS_NOT_CONFIGURED'));
    }
    expect(await planOf(buyer)).toBe('pro');
  });
});

describe('resuming', () => {
  it('is refused for a plan that was not bought, which stays', async () => {
    await world.setPlan(owner, 'pro');
    const answer = await owner.call('POST', '/api/subscription/resume');
    expect(brief(answer)).toEqual(refusal(409, 'NO_SUBSCRIPTION'));
    expect(await planOf(owner)).toBe('pro');
  });
});

describe('a billing call', () => {
  const plan = { planType: 'pro' };
  const planType = [...NO_WORD, 'free'];
  const numbers = ['12.99', true, null, [], {}];

  itIsStrict(
    {
      name: 'to pay',
      method: 'POST',
      path: '/api/create-payment-intent',
      valid: plan,
      wrong: { planType, amount: numbers },
    },
    () => owner,
  );
  itIsStrict(
    {
      name: 'to change the plan',
      method: 'POST',
      path: '/api/subscription/change',
      valid: { ...plan, amountDue: 2350 },
      wrong: { planType, amountDue: [...numbers, -1, 0.5, 1e21, undefined] },
    },
    () => owner,
  );
  itIsStrict(
    {
      name: 'to look again',
      method: 'POST',
      path: '/api/update-subscription-status',
      valid: plan,
      wrong: { planType: NO_WORD },
    },
    () => owner,
  );
  itIsStrict(
    {
      name: 'to activate',
      method: 'POST',
      path: '/api/simulate-payment-success',
      valid: { userId: 1, planType: 'pro', paymentIntentId: 'x' },
      wrong: {
        planType,
        userId: ['', 'me', '-1', '1.5', 0, -1, 1.5, 2 ** 53, '9'.repeat(400), null, [1], undefined],
        paymentIntentId: [7, null, [], '', ' ', 'x'.repeat(256), undefined],
      },
    },
    () => owner,
  );
  itIsStrict(
    {
      name: 'to cancel',
      method: 'POST',
      path: '/api/subscription/cancel',
      valid: {},
      wrong: { planType: ['pro'] },
    },
    () => owner,
  );

  it('never causes an unexpected error', () => {
    expect(api.unforeseen).toEqual([]);
  });
});
