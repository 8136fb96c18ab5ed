import { beforeEach, describe, expect, it } from '@jest/globals';
import { secretOf, Shop } from './shop.fixture.js';

let shop: Shop;
let secret: string;
let id: string;
beforeEach(async () => {
  shop = await Shop.open();
  const subscription = await shop.subscribe();
  ({ id } = subscription);
  secret = secretOf(subscription);
});

describe('the bank', () => {
  it.each([
    ['4000 0000 0000 0002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    [
      '4000 0000 0000 9995',
      'card_declined',
      'insufficient_funds',
      'Your card has insufficient funds.',
    ],
  ])('refuses %s: %s, %s', async (number, code, declineCode, message) => {
    expect(shop.pay(secret, number)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code, decline_code: declineCode, message },
    });
    expect(await shop.read(id)).toMatchObject({ status: 'incomplete' });
    const types = await shop.events();
    expect(types.slice(-3)).toEqual([
      'charge.failed',
      'payment_intent.payment_failed',
      'invoice.payment_failed',
    ]);
    expect((await shop.stripe.charges.list({ customer: shop.customer })).data).toMatchObject([
      { paid: false, status: 'failed', failure_code: code },
    ]);
  });

  it('does not accept a real card', () => {
    const { last_payment_error: error } = shop.pay(secret, '4539 1488 0343 6467');
    expect(error).toMatchObject({ code: 'card_declined', decline_code: 'test_mode_live_card' });
  });

  it('accepts another card after a refusal', async () => {
    shop.pay(secret, '4000 0000 0000 0002');
    expect(shop.pay(secret)).toMatchObject({ status: 'succeeded', last_payment_error: null });
    expect(await shop.read(id)).toMatchObject({ status: 'active' });
  });

  it('is asked only once: a paid payment is not paid again', async () => {
    shop.pay(secret);
    expect(shop.pay(secret).status).toBe('succeeded');
    expect((await shop.stripe.charges.list()).data).toHaveLength(1);
  });
});

describe('3-D Secure', () => {
  const number = '4000 0025 0000 3155';

  it('asks for confirmation before anything is paid', async () => {
    expect(shop.pay(secret, number)).toMatchObject({
      status: 'requires_action',
      last_payment_error: null,
    });
    expect(await shop.read(id)).toMatchObject({ status: 'incomplete' });
    expect(await shop.events()).toContain('invoice.payment_action_required');
    expect((await shop.stripe.charges.list()).data).toEqual([]);
  });

  it('pays when the owner approves', async () => {
    shop.pay(secret, number);
    expect(shop.sandbox.authenticate(secret, true)?.status).toBe('succeeded');
    expect(await shop.read(id)).toMatchObject({ status: 'active' });
  });

  it('does not pay when the owner refuses, but another card can', () => {
    shop.pay(secret, number);
    expect(shop.sandbox.authenticate(secret, false)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
    expect(shop.pay(secret).status).toBe('succeeded');
  });

  it('changes nothing for a payment that does not require it', () => {
    expect(shop.sandbox.authenticate(secret, true)?.status).toBe('requires_payment_method');
  });
});

it('nothing can be read or paid without the right secret', () => {
  const wrong = `${secret.slice(0, -1)}_`;
  expect(shop.sandbox.confirm(wrong, { number: '4242 4242 4242 4242' })).toBeUndefined();
  expect(shop.sandbox.payment('pi_no_secret_no')).toBeUndefined();
  expect(shop.sandbox.authenticate(wrong, true)).toBeUndefined();
  expect(shop.sandbox.payment(secret)?.status).toBe('requires_payment_method');
});
