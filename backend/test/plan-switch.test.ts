import { describe, expect, it } from '@jest/globals';
import type { PaidPlan } from '../src/contract/plans.js';
import type { Owner } from './harness/owner.js';
import {
  cancel,
  itKeepsCancelled,
  itLeavesTheCancellation,
  itRefusesAmounts,
} from './harness/plan-switches.js';
import { brief, refusal } from './harness/refusal.js';
import { DIFFERENCE, type Shop } from './harness/shop.js';
import { useShop } from './harness/use-shop.js';

let shop: Shop;

useShop((opened) => (shop = opened));

const REFUSED_WHEN_SAVED = { number: '4000 0000 0000 0341' };
const ASKS_ALWAYS = { number: '4000 0027 6000 3184' };

/** An owner who has bought with a card that always requires authentication. */
async function subscriberWhoIsAsked(plan: PaidPlan): Promise<Owner> {
  const owner = await shop.owner();
  const { clientSecret } = (await shop.ask(owner, plan)).body;
  await shop.stripe.confirm(clientSecret ?? '', ASKS_ALWAYS);
  await shop.stripe.authenticate(clientSecret ?? '');
  await shop.hasPlan(owner, plan);
  return owner;
}

describe('a quote for another plan', () => {
  it.each([
    ['pro', 'expert', DIFFERENCE, 2999],
    ['expert', 'pro', 0, 1299],
  ] as const)(
    'from %s to %s states the amount due and changes nothing',
    async (from, to, amountDue, thenMonthly) => {
      const owner = await shop.subscriber(from);
      const before = await shop.standingOf(owner);
      const answers = await Promise.all([1, 2, 3].map(() => shop.ask(owner, to)));
      const { periodEnd = '' } = (await shop.subscriptionOf(owner)) ?? {};
      for (const { status, body } of answers) {
        expect({ status, body }).toMatchObject({
          status: 200,
          body: { clientSecret: null, status: 'confirm', currency: 'eur', amountDue, thenMonthly },
        });
        const starts = Date.parse(body.startsAt ?? '');
        if (to === 'pro') expect(body.startsAt).toBe(periodEnd);
        else expect(Math.abs(starts - Date.now())).toBeLessThan(60_000);
      }
      expect(answers[0]?.body.change).toMatchObject({ from, renewsAt: periodEnd, takesBack: null });
      expect(await shop.standingOf(owner)).toEqual(before);
    },
  );

  itLeavesTheCancellation(() => shop, [['pro', 'pro']]);
});

describe('confirming a plan change', () => {
  it('charges exactly the amount shown, once, however often it is repeated', async () => {
    const owner = await shop.subscriber('pro');
    const { amountDue, change } = (await shop.ask(owner, 'expert')).body;
    expect(change?.lines).toEqual([
      { plan: 'expert', amount: 2999 },
      { plan: 'pro', amount: -649 },
    ]);
    expect(change?.card).toBe('4242');
    const clicks = await Promise.all([1, 2, 3].map(() => shop.change(owner, 'expert', amountDue)));
    for (const { status, body } of [...clicks, await shop.change(owner, 'expert', amountDue)]) {
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { clientSecret: null, status: 'paid', amountDue: DIFFERENCE },
      });
    }
    expect(await shop.planOf(owner)).toBe('expert');
    expect(await shop.amountsOf(owner)).toEqual([DIFFERENCE, 649]);
    expect(await shop.subscriptionsOf(owner)).toHaveLength(1);
  });

  itRefusesAmounts(() => shop, [0, DIFFERENCE - 1, DIFFERENCE + 1, 2999]);

  it('grants the higher plan only once it is paid, as a saved card may be declined', async () => {
    const owner = await shop.subscriber('pro', REFUSED_WHEN_SAVED);
    await cancel(owner);
    const { body } = await shop.switchTo(owner, 'expert');
    expect(body).toMatchObject({ status: 'unpaid', amountDue: DIFFERENCE });
    expect(body.clientSecret).toMatch(/_secret_/);
    const offer = (await shop.ask(owner, 'expert')).body;
    expect(offer).toMatchObject({ clientSecret: null, status: 'confirm', amountDue: DIFFERENCE });
    expect((await shop.change(owner, 'expert', DIFFERENCE)).body).toEqual(body);
    expect(await shop.planOf(owner)).toBe('pro');
    expect(await shop.subscriptionOf(owner)).toMatchObject({ cancelAtPeriodEnd: true });
    expect(brief(await shop.activate(owner, 'expert'))).toEqual(
      refusal(402, 'PAYMENT_NOT_CONFIRMED'),
    );
    expect((await shop.overview(owner)).payments.map(({ status }) => status)).toEqual(['paid']);
    await shop.stripe.confirm(body.clientSecret ?? '');
    await shop.hasPlan(owner, 'expert');
    expect(await shop.subscriptionOf(owner)).toMatchObject({ cancelAtPeriodEnd: false });
    expect(await shop.amountsOf(owner)).toEqual([DIFFERENCE, 649]);
    expect(await shop.mailsTo(owner)).toEqual(['receipt', 'subscription-canceled', 'receipt']);
  });

  it("waits for the cardholder's confirmation when the bank requires it", async () => {
    const owner = await subscriberWhoIsAsked('pro');
    const { body } = await shop.switchTo(owner, 'expert');
    expect(body.status).toBe('unpaid');
    expect(await shop.planOf(owner)).toBe('pro');
    await shop.stripe.authenticate(body.clientSecret ?? '');
    await shop.hasPlan(owner, 'expert');
  });

  it('schedules a lower plan; keeping the higher one needs its own confirmation', async () => {
    const owner = await shop.subscriber('expert');
    await cancel(owner);
    for (let times = 0; times < 2; times += 1) {
      expect((await shop.change(owner, 'pro', 0)).body).toMatchObject({
        clientSecret: null,
        amountDue: 0,
        currency: 'eur',
        status: 'scheduled',
        thenMonthly: 1299,
      });
    }
    expect(await shop.subscriptionOf(owner)).toMatchObject({
      nextPlan: 'pro',
      cancelAtPeriodEnd: false,
    });
    const told = ['receipt', 'subscription-canceled', 'switch-scheduled'];
    expect(await shop.mailsTo(owner)).toEqual(told);
    const scheduled = await shop.standingOf(owner);
    expect((await shop.ask(owner, 'pro')).body.status).toBe('scheduled');
    expect((await shop.ask(owner, 'expert')).body).toMatchObject({
      status: 'confirm',
      amountDue: 0,
      change: { takesBack: 'switch' },
    });
    expect(await shop.standingOf(owner)).toEqual(scheduled);
    for (let times = 0; times < 2; times += 1) {
      expect((await shop.change(owner, 'expert', 0)).body).toMatchObject({
        clientSecret: null,
        amountDue: 0,
        status: 'paid',
      });
    }
    expect(await shop.subscriptionOf(owner)).toMatchObject({ plan: 'expert', nextPlan: null });
    expect(await shop.amountsOf(owner)).toEqual([1499]);
    expect(await shop.mailsTo(owner)).toEqual([...told, 'subscription-resumed']);
  });

  itKeepsCancelled(() => shop, 'pro');
});

/** All tests share the provider's clock: those that advance it come last. */
describe('during the month', () => {
  it('the amount due decreases, and an outdated one is refused', async () => {
    const owner = await shop.subscriber('pro');
    const first = (await shop.ask(owner, 'expert')).body.amountDue;
    await shop.stripe.advanceDays(10);
    const later = (await shop.ask(owner, 'expert')).body.amountDue;
    expect(later).toBeLessThan(first);
    expect((await shop.change(owner, 'expert', first)).body).toMatchObject({
      code: 'PRICE_CHANGED',
      amountDue: later,
    });
    expect((await shop.change(owner, 'expert', later)).body).toMatchObject({ status: 'paid' });
    expect(await shop.amountsOf(owner)).toEqual([later, 649]);
  });

  it('an overdue payment pays for its own plan, whatever plan is requested', async () => {
    const owner = await shop.subscriber('pro', REFUSED_WHEN_SAVED);
    await shop.stripe.advanceDays(32);
    await shop.hasStatus(owner, 'past_due');
    const before = await shop.standingOf(owner);
    const asked = (await shop.ask(owner, 'expert')).body;
    expect(asked).toMatchObject({ status: 'unpaid', amountDue: 1299, debt: 'pro' });
    expect(brief(await shop.change(owner, 'expert', 1298))).toEqual(
      refusal(409, 'PRICE_CHANGED', { amountDue: 1299 }),
    );
    expect((await shop.change(owner, 'expert', 1299)).body).toEqual(asked);
    expect(brief(await shop.activate(owner, 'pro'))).toEqual(refusal(402, 'PAYMENT_NOT_CONFIRMED'));
    expect(await shop.standingOf(owner)).toEqual(before);
    await shop.stripe.confirm(asked.clientSecret ?? '');
    await shop.hasStatus(owner, 'active');
    expect(await shop.planOf(owner)).toBe('pro');
  });
});
