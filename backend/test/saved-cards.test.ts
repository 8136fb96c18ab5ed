import { expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { idOf } from '../src/billing/stripe/stripe.state.js';
import type { CardReply, SavedCard } from '../src/contract/billing.js';
import type { Answer, Owner } from './harness/owner.js';
import { brief, refusal } from './harness/refusal.js';
import type { Shop } from './harness/shop.js';
import { useShop } from './harness/use-shop.js';
import { until } from './harness/until.js';

let shop: Shop;

useShop((opened) => (shop = opened));

const MASTERCARD = '5555 5555 5555 4444';

const begin = (owner: Owner): Promise<Answer<CardReply>> =>
  owner.call<CardReply>('POST', '/api/subscription/card');

const check = (owner: Owner) =>
  owner.call('POST', '/api/update-subscription-status', { planType: 'pro' });

const cardOf = async (owner: Owner): Promise<SavedCard | null | undefined> =>
  (await shop.subscriptionOf(owner))?.card;

const hasCard = (owner: Owner, last4: string) =>
  until(`the card is ${last4}`, async () => (await cardOf(owner))?.last4 === last4);

/** What the form does, and the page after it. */
async function replace(owner: Owner, number: string, expiry?: string): Promise<void> {
  const { clientSecret } = (await begin(owner)).body;
  if (shop.stripe.confirmSetup(clientSecret, { number, expiry })?.status === 'requires_action')
    shop.stripe.sandbox.authenticateSetup(clientSecret, true);
  await check(owner);
}

it('a new card replaces the old one, and nothing is charged', async () => {
  const owner = await shop.subscriber('pro');
  expect(await cardOf(owner)).toEqual({ last4: '4242', expires: '2034-12' });
  await replace(owner, MASTERCARD, '03/35');
  expect(await cardOf(owner)).toEqual({ last4: '4444', expires: '2035-03' });
  expect(await shop.chargesOf(owner)).toHaveLength(1);
  expect(await shop.mailsTo(owner)).toEqual(['receipt']);
});

it('a declined card leaves the old one, and the same form accepts another', async () => {
  const owner = await shop.subscriber('pro');
  const [one, two] = await Promise.all([begin(owner), begin(owner)]);
  expect(one.body.clientSecret).toBe(two.body.clientSecret);
  const { clientSecret } = one.body;
  shop.stripe.confirmSetup(clientSecret, { number: '4000 0000 0000 0002' });
  await check(owner);
  expect(await cardOf(owner)).toMatchObject({ last4: '4242' });
  expect((await begin(owner)).body).toEqual({ clientSecret });
  await replace(owner, MASTERCARD);
  expect(await cardOf(owner)).toMatchObject({ last4: '4444' });
  expect((await begin(owner)).body.clientSecret).not.toBe(clientSecret);
});

it.each([
  ['the tab was closed', {}],
  ['its event was lost too', { drop: true }],
])('a saved card is applied although %s', async (_what, ways) => {
  const owner = await shop.subscriber('pro');
  const { clientSecret } = (await begin(owner)).body;
  shop.stripe.webhooks.behave(ways);
  shop.stripe.confirmSetup(clientSecret, { number: MASTERCARD });
  if ('drop' in ways) await shop.lookNow();
  await hasCard(owner, '4444');
});

it('a card that Stripe refuses does not block the subscription sync', async () => {
  const owner = await shop.subscriber('pro');
  const { clientSecret } = (await begin(owner)).body;
  shop.stripe.confirmSetup(clientSecret, { number: MASTERCARD });
  shop.stripe.faults = {
    refuse: ({ method, params }) =>
      method === 'POST' && 'default_payment_method' in params ? 'card_declined' : undefined,
  };
  expect((await check(owner)).status).toBe(200);
  expect(await cardOf(owner)).toMatchObject({ last4: '4242' });
});

it('an owner without a plan has no card to replace', async () => {
  expect(brief(await begin(await shop.owner()))).toEqual(refusal(409, 'NO_SUBSCRIPTION'));
});

/** All tests share the provider's clock: those that advance it come last. */
it('an owner is notified once of a card that expires before the next payment', async () => {
  const owner = await shop.subscriber('pro');
  const [year = 0, month = 0] = new Date().toISOString().split('-').map(Number);
  await replace(owner, MASTERCARD, `${String(month).padStart(2, '0')}/${year - 2000}`);
  await check(owner);
  expect(await shop.mailsTo(owner)).toEqual(['receipt', 'card-expiring']);
});

it('the next month is charged to the new card, even one with 3-D Secure', async () => {
  const owner = await shop.subscriber('pro', { number: '4000 0000 0000 0341' });
  await replace(owner, '4000 0025 0000 3155');
  await shop.stripe.advanceDays(32);
  await until('the month is paid', async () => (await shop.chargesOf(owner)).length === 2);
  expect((await shop.chargesOf(owner))[0]).toMatchObject({
    amount: 1299,
    payment_method_details: { card: { last4: '3155' } },
  });
});

it('a lower plan that was scheduled before is charged to the new card', async () => {
  const owner = await shop.subscriber('expert');
  await shop.switchTo(owner, 'pro');
  await replace(owner, MASTERCARD);
  await shop.stripe.advanceDays(32);
  await until('the month is paid', async () => (await shop.chargesOf(owner)).length === 2);
  expect((await shop.chargesOf(owner))[0]).toMatchObject({
    amount: 1299,
    payment_method_details: { card: { last4: '4444' } },
  });
});

/** As earlier versions scheduled it: without a card. */
async function scheduleWithoutCard(owner: Owner): Promise<void> {
  const [{ id, schedule } = { id: '', schedule: '' }] = await shop.subscriptionsOf(owner);
  const path = `subscription_schedules/${idOf(schedule) ?? ''}`;
  const { phases, metadata } = await shop.stripe.ask<Stripe.SubscriptionSchedule>('GET', path);
  await shop.stripe.ask('POST', `${path}/release`);
  const bare = await shop.stripe.ask<{ id: string }>(
    'POST',
    'subscription_schedules',
    `from_subscription=${id}`,
  );
  const form = new URLSearchParams({ 'metadata[plan]': metadata?.plan ?? '' });
  phases.forEach(({ items, end_date: end }, number) => {
    form.set(`phases[${number}][items][0][price]`, idOf(items[0]?.price) ?? '');
    form.set(`phases[${number}][end_date]`, String(end));
  });
  await shop.stripe.ask('POST', `subscription_schedules/${bare.id}`, form.toString());
}

it('a lower plan that was scheduled without a card is charged to that of the plan', async () => {
  const owner = await shop.subscriber('expert');
  await shop.switchTo(owner, 'pro');
  await scheduleWithoutCard(owner);
  await check(owner);
  await shop.stripe.advanceDays(32);
  await until('the month is paid', async () => (await shop.chargesOf(owner)).length === 2);
  expect((await shop.chargesOf(owner))[0]).toMatchObject({
    amount: 1299,
    payment_method_details: { card: { last4: '4242' } },
  });
});

it('a failed renewal must be paid; merely replacing the card is refused', async () => {
  const owner = await shop.subscriber('pro', { number: '4000 0000 0000 0341' });
  await shop.stripe.advanceDays(32);
  await shop.hasStatus(owner, 'past_due');
  expect(brief(await begin(owner))).toEqual(refusal(409, 'NO_SUBSCRIPTION'));
});
