import { describe, expect, it } from '@jest/globals';
import {
  itKeepsCancelled,
  itLeavesTheCancellation,
  itRefusesAmounts,
} from '../harness/plan-switches.js';
import { brief, refusal } from '../harness/refusal.js';
import type { Shop } from '../harness/shop.js';
import { useShop } from '../harness/use-shop.js';

let shop: Shop;

useShop((opened) => (shop = opened));

describe('a plan change', () => {
  itLeavesTheCancellation(
    () => shop,
    [
      ['pro', 'expert'],
      ['expert', 'pro'],
      ['expert', 'expert'],
    ],
  );
});

describe('the confirming click', () => {
  itRefusesAmounts(() => shop, [1]);

  itKeepsCancelled(() => shop, 'expert');

  it('requires a plan that can be changed', async () => {
    const owner = await shop.owner();
    await shop.ask(owner, 'pro');
    for (const plan of ['pro', 'expert'] as const) {
      expect(brief(await shop.change(owner, plan, 0))).toEqual(refusal(409, 'NO_SUBSCRIPTION'));
    }
    const subscriber = await shop.subscriber('pro');
    expect(brief(await shop.change(subscriber, 'pro', 1299))).toEqual(
      refusal(409, 'ALREADY_SUBSCRIBED'),
    );
  });
});

describe('opening the checkout of another plan while the bank asks about the first one', () => {
  /** A payment for Pro that waits for the owner's answer to their bank. */
  const waiting = async () => {
    const owner = await shop.owner();
    const secret = (await shop.ask(owner, 'pro')).body.clientSecret ?? '';
    await shop.stripe.confirm(secret, { number: '4000 0025 0000 3155' });
    return { owner, secret };
  };

  it('undoes nothing: the payment can be finished, and its plan starts', async () => {
    const { owner, secret } = await waiting();
    expect(await shop.ask(owner, 'expert')).toMatchObject({
      status: 409,
      body: { code: 'PAYMENT_PENDING', plan: 'pro' },
    });
    await shop.stripe.authenticate(secret);
    await shop.hasPlan(owner, 'pro');
    const charges = await shop.chargesOf(owner);
    expect(charges.map(({ amount, refunded }) => [amount, refunded])).toEqual([[649, false]]);
  });

  it('offers the other plan once the owner gives the payment up', async () => {
    const { owner, secret } = await waiting();
    const asked = (await shop.ask(owner, 'expert', { giveUp: true })).body;
    expect(asked).toMatchObject({ status: 'unpaid', amountDue: 1499 });
    expect((await shop.stripe.authenticate(secret)).status).toBe('canceled');
    await shop.stripe.confirm(asked.clientSecret ?? '');
    await shop.hasPlan(owner, 'expert');
    expect(await shop.chargesOf(owner)).toHaveLength(1);
  });

  it('offers the other plan once the bank has refused the payment', async () => {
    const { owner, secret } = await waiting();
    await shop.stripe.authenticate(secret, false);
    expect((await shop.ask(owner, 'expert')).body).toMatchObject({ amountDue: 1499 });
  });
});
