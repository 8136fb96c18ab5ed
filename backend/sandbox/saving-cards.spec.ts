import { beforeEach, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { refusal, secretOf, Shop } from './shop.fixture.js';

const ASKS = '4000 0025 0000 3155';

let shop: Shop;
let subscription: Stripe.Subscription;
beforeEach(async () => {
  shop = await Shop.open();
  subscription = await shop.subscribed();
});

const begin = () =>
  shop.stripe.setupIntents.create({
    allowed_payment_method_types: ['card'],
    customer: shop.customer,
    usage: 'off_session',
  });

/** Saves a card. @returns its payment method. */
async function save(number: string): Promise<string> {
  const { id, client_secret: secret } = await begin();
  shop.sandbox.confirmSetup(secret ?? '', { number, expiry: '03/27' });
  shop.sandbox.authenticateSetup(secret ?? '', true);
  const { payment_method: method } = await shop.stripe.setupIntents.retrieve(id);
  return typeof method === 'string' ? method : '';
}

const use = (method: string) =>
  shop.stripe.subscriptions.update(subscription.id, {
    default_payment_method: method,
    expand: ['default_payment_method'],
  });

it.each(['5555 5555 5555 4444', ASKS])('a saved card pays the next month: %s', async (number) => {
  const { default_payment_method: method } = await use(await save(number));
  const last4 = number.slice(-4);
  expect(method).toMatchObject({ card: { last4, exp_month: 3, exp_year: 2027 } });
  expect((await shop.stripe.charges.list()).data).toHaveLength(1);
  shop.wait(32);
  const [renewal] = (await shop.stripe.charges.list()).data;
  expect(renewal).toMatchObject({ paid: true, payment_method_details: { card: { last4 } } });
  expect(await shop.events()).toContain('setup_intent.succeeded');
});

it('a declined card is not saved, but another one can be', async () => {
  const { client_secret: secret } = await begin();
  const confirm = (number: string) => shop.sandbox.confirmSetup(secret ?? '', { number });
  expect(confirm('4000 0000 0000 0002')).toMatchObject({
    status: 'requires_payment_method',
    last_setup_error: { type: 'card_error', code: 'card_declined' },
  });
  expect(confirm('4242 4242 4242 4242')).toMatchObject({ status: 'succeeded' });
});

it('a card that the owner does not confirm at the bank is not saved', async () => {
  const { client_secret: secret } = await begin();
  expect(shop.sandbox.confirmSetup(secret ?? '', { number: ASKS })?.status).toBe('requires_action');
  expect(shop.sandbox.authenticateSetup(secret ?? '', false)).toMatchObject({
    status: 'requires_payment_method',
    last_setup_error: { code: 'setup_intent_authentication_failure' },
  });
});

it('a detached card is no longer listed, pays nothing and cannot be detached again', async () => {
  const method = await save('5555 5555 5555 4444');
  await use(method);
  const listed = async () =>
    (await shop.stripe.customers.listPaymentMethods(shop.customer)).data.map(({ id }) => id);
  expect(await listed()).toEqual([method, subscription.default_payment_method]);
  await shop.stripe.paymentMethods.detach(method);
  expect(await listed()).toEqual([subscription.default_payment_method]);
  expect((await shop.events()).at(-1)).toBe('payment_method.detached');
  expect(await refusal(shop.stripe.paymentMethods.detach(method))).toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
  });
  shop.wait(32);
  expect((await shop.read(subscription.id)).status).toBe('past_due');
});

it("another customer's card is refused", async () => {
  const method = await save('4242 4242 4242 4242');
  const { id } = await shop.stripe.customers.create({});
  const other = await shop.subscribe({ customer: id });
  shop.pay(secretOf(other));
  expect(
    await refusal(shop.stripe.subscriptions.update(other.id, { default_payment_method: method })),
  ).toMatchObject({ code: 'resource_missing' });
});
