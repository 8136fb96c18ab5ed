import { expect, it } from '@jest/globals';
import type { PaidPlan } from '../../src/contract/plans.js';
import type { Owner } from './owner.js';
import { brief, refusal } from './refusal.js';
import { DIFFERENCE, type Shop } from './shop.js';

export const cancel = (owner: Owner) => owner.call('POST', '/api/subscription/cancel');

/** An owner who has cancelled one plan asks what another costs. */
export const itLeavesTheCancellation = (shop: () => Shop, ways: [PaidPlan, PaidPlan][]): void => {
  it.each(ways)('as %s for %s leaves a cancellation in place', async (has, asks) => {
    const owner = await shop().subscriber(has);
    await cancel(owner);
    const before = await shop().standingOf(owner);
    const { body } = await shop().ask(owner, asks);
    expect(body).toMatchObject({
      clientSecret: null,
      status: 'confirm',
      change: { takesBack: 'cancellation' },
    });
    expect(await shop().standingOf(owner)).toEqual(before);
  });
};

/** A click on a button that displayed an amount other than the one due. */
export const itRefusesAmounts = (shop: () => Shop, amounts: number[]): void => {
  it.each(amounts)(
    'with another amount (%i) is refused and answered with the current one',
    async (amountDue) => {
      const owner = await shop().subscriber('pro');
      const before = await shop().standingOf(owner);
      const { status, body } = await shop().change(owner, 'expert', amountDue);
      expect({ status, body }).toMatchObject({
        status: 409,
        body: { code: 'PRICE_CHANGED', amountDue: DIFFERENCE },
      });
      expect(await shop().standingOf(owner)).toEqual(before);
    },
  );
};

/** A click that resumes a cancelled plan. */
export const itKeepsCancelled = (shop: () => Shop, plan: PaidPlan): void => {
  it(`resumes a cancelled ${plan} plan`, async () => {
    const owner = await shop().subscriber(plan);
    await cancel(owner);
    const offer = (await shop().ask(owner, plan)).body;
    expect(offer).toMatchObject({ status: 'confirm', amountDue: 0, change: { from: plan } });
    expect((await shop().change(owner, plan, 0)).body).toMatchObject({ status: 'paid' });
    const { subscription } = await shop().overview(owner);
    expect(subscription).toMatchObject({ plan, cancelAtPeriodEnd: false });
    expect(await shop().mailsTo(owner)).toContain('subscription-resumed');
    expect(brief(await shop().ask(owner, plan))).toEqual(refusal(409, 'ALREADY_SUBSCRIBED'));
  });
};
