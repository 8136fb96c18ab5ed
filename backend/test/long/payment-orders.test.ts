import { expect, it } from '@jest/globals';
import { PRICES_EUR_CENTS, type PaidPlan, type Plan } from '../../src/contract/plans.js';
import type { Owner } from '../harness/owner.js';
import type { Shop } from '../harness/shop.js';
import { useShop } from '../harness/use-shop.js';
import { until } from '../harness/until.js';

let shop: Shop;

useShop((opened) => (shop = opened));

/** A generator that gives the same numbers for the same seed (Mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const DECLINED = { number: '4000 0000 0000 0002' };
const OWNERS = 6;
const STEPS = 12;

/** The plan according to the provider, read directly. */
async function truth(owner: Owner): Promise<Plan> {
  const standing = (await shop.subscriptionsOf(owner)).filter(({ status }) => status === 'active');
  expect(standing.length).toBeLessThanOrEqual(1);
  const amount = standing[0]?.items.data[0]?.price.unit_amount;
  return amount === 1299 ? 'pro' : amount === 2999 ? 'expert' : 'free';
}

async function step(owner: Owner, random: () => number): Promise<unknown> {
  const plan: PaidPlan = random() < 0.6 ? 'pro' : 'expert';
  const choice = random();
  if (choice < 0.5) {
    const asked = (await shop.ask(owner, plan)).body;
    const clicked = asked.status === 'confirm' && random() < 0.7;
    const { clientSecret } = clicked
      ? (await shop.change(owner, plan, asked.amountDue)).body
      : asked;
    if (!clientSecret || random() < 0.2) return undefined;
    return shop.stripe.confirm(clientSecret, random() < 0.25 ? DECLINED : {});
  }
  if (choice < 0.65) return shop.activate(owner, plan);
  if (choice < 0.75) return owner.call('POST', '/api/subscription/cancel');
  if (choice < 0.85) return owner.call('POST', '/api/subscription/resume');
  if (choice < 0.9) return owner.call('POST', '/api/subscription/refund');
  return owner.call('POST', '/api/update-subscription-status', { planType: plan });
}

/** Has a worker look at these customers once more. */
async function lastLook(owners: Owner[]): Promise<void> {
  const ids = owners.map(({ id }) => id);
  const { rows } = await shop.world.database.query<{ now: Date }>(
    `UPDATE billing_customers SET "nextSyncAt" = now() WHERE "userId" = ANY($1)
     RETURNING now()`,
    [ids],
  );
  await until('all were looked at', async () => {
    const looked = await shop.world.database.query(
      `SELECT FROM billing_customers WHERE "userId" = ANY($1) AND "syncedAt" > $2`,
      [ids, rows[0]?.now],
    );
    return looked.rows.length === rows.length;
  });
}

it.each([1, 2, 3])(
  'whatever is requested, lost, repeated or reordered, the plan matches the payments (seed %i)',
  async (seed) => {
    const random = numbers(seed);
    const from = shop.stripe.webhooks.log.length;
    shop.stripe.webhooks.behave({
      copies: 3,
      shuffle: true,
      drop: () => random() < 0.3,
    });
    const owners = await Promise.all(Array.from({ length: OWNERS }, () => shop.owner()));
    for (let round = 0; round < STEPS; round += 1) {
      await Promise.all(owners.map((owner) => step(owner, random)));
    }
    await until('most events were told', () => shop.stripe.webhooks.log.length - from >= 200);
    shop.stripe.webhooks.behave({ drop: true });
    await lastLook(owners);
    for (const owner of owners) {
      const plan = await truth(owner);
      await shop.hasPlan(owner, plan);
      const paid = (await shop.chargesOf(owner)).filter(({ refunded }) => !refunded);
      const kept = paid.reduce((sum, { amount }) => sum + amount, 0);
      const price = plan === 'free' ? 0 : PRICES_EUR_CENTS[plan];
      expect({ plan, isPaid: kept > 0 }).toEqual({ plan, isPaid: plan !== 'free' });
      expect(kept).toBeLessThanOrEqual(price);
      const { rows } = await shop.world.database.query<{ doubled: number }>(
        `SELECT count(*)::int AS doubled FROM plan_changes one JOIN plan_changes two
           ON two.id = (SELECT min(id) FROM plan_changes WHERE "userId" = one."userId" AND id > one.id)
         WHERE one."userId" = $1 AND two."from" <> one."to"`,
        [owner.id],
      );
      expect(rows[0]?.doubled).toBe(0);
    }
  },
  180_000,
);
