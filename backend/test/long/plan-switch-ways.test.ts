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
