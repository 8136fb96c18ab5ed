import { beforeEach, describe, expect, it } from '@jest/globals';
import { CARD, secretOf, Shop } from '../../test/stand-ins/stripe-shop.js';

let shop: Shop;
let secret: string;
let id: string;
beforeEach(async () => {
  shop = await Shop.open();
  const subscription = await shop.subscribe();
  ({ id } = subscription);
  secret = secretOf(subscription);
});

const intent = () => shop.stripe.paymentIntents.retrieve(secret.split('_secret_')[0] ?? '');

describe('the bank', () => {
  it.each([
    ['4000 0000 0000 0002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    [
      '4000 0000 0000 9995',
      'card_declined',
      'insufficient_funds',
      'Your card has insufficient funds.',
    ],
    ['4000 0000 0000 0069', 'expired_card', null, 'Your card has expired.'],
    ['4000 0000 0000 0127', 'incorrect_cvc', null, "Your card's security code is incorrect."],
  ])('refuses %s: %s, %s', async (number, code, declineCode, message) => {
    expect(await shop.pay(secret, { number })).toMatchObject({
      status: 'requires_payment_method',
      error: { code, declineCode, message },
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

  it('takes no card of the real world', async () => {
    const { error } = await shop.pay(secret, { number: '4539 1488 0343 6467' });
    expect(error).toMatchObject({ code: 'card_declined', declineCode: 'test_mode_live_card' });
  });

  it('lets another card pay after a refusal', async () => {
    await shop.pay(secret, { number: '4000 0000 0000 0002' });
    expect(await shop.pay(secret)).toMatchObject({ status: 'succeeded', error: null });
    expect(await shop.read(id)).toMatchObject({ status: 'active' });
  });

  it('is asked once: what is paid is not paid again', async () => {
    await shop.pay(secret);
    expect((await shop.pay(secret)).status).toBe('succeeded');
    expect((await shop.stripe.charges.list()).data).toHaveLength(1);
  });
});

describe('3-D Secure', () => {
  const number = '4000 0025 0000 3155';

  it('asks before anything is paid', async () => {
    expect(await shop.pay(secret, { number })).toMatchObject({
      status: 'requires_action',
      error: null,
    });
    expect((await intent()).next_action?.type).toBe('use_stripe_sdk');
    expect(await shop.read(id)).toMatchObject({ status: 'incomplete' });
    expect(await shop.events()).toContain('invoice.payment_action_required');
    expect((await shop.stripe.charges.list()).data).toEqual([]);
  });

  it('pays when the owner approves', async () => {
    await shop.pay(secret, { number });
    expect((await shop.answerBank(secret, true)).status).toBe('succeeded');
    expect(await shop.read(id)).toMatchObject({ status: 'active' });
  });

  it('does not pay when the owner refuses, and another card may', async () => {
    await shop.pay(secret, { number });
    expect(await shop.answerBank(secret, false)).toMatchObject({
      status: 'requires_payment_method',
      error: { code: 'payment_intent_authentication_failure' },
    });
    expect((await shop.pay(secret)).status).toBe('succeeded');
  });

  it('may end in a refusal after the approval', async () => {
    await shop.pay(secret, { number: '4000 0082 6000 3178' });
    const { error } = await shop.answerBank(secret, true);
    expect(error?.declineCode).toBe('insufficient_funds');
  });

  it('changes nothing for who was not asked', async () => {
    expect((await shop.answerBank(secret, true)).status).toBe('requires_payment_method');
  });
});

describe('the form', () => {
  it.each([
    [{ number: '4242' }, 'incomplete_number', 'Your card number is incomplete.'],
    [{ number: '4242 4242 4242 4241' }, 'invalid_number', 'Your card number is invalid.'],
    [{ number: '4242 4242 4242 424x' }, 'invalid_number', 'Your card number is invalid.'],
    [{ expiry: '1' }, 'incomplete_expiry', "Your card's expiration date is incomplete."],
    [{ expiry: '13/40' }, 'invalid_expiry_month', "Your card's expiration month is invalid."],
    [
      { expiry: '12/20' },
      'invalid_expiry_year_past',
      "Your card's expiration year is in the past.",
    ],
    [{ cvc: '12' }, 'incomplete_cvc', "Your card's security code is incomplete."],
  ])('says of %o: %s', async (card, code, message) => {
    expect((await shop.pay(secret, card)).error).toEqual({ code, declineCode: null, message });
    expect((await intent()).last_payment_error).toBeNull();
  });

  it('knows this year from its months', async () => {
    const now = new Date();
    const year = String(now.getUTCFullYear() - 2000);
    const month = String(now.getUTCMonth() + 1).padStart(2, '0');
    const past = String(now.getUTCMonth()).padStart(2, '0');
    if (past !== '00') {
      const { error } = await shop.pay(secret, { expiry: `${past}/${year}` });
      expect(error?.code).toBe('invalid_expiry_month_past');
    }
    expect((await shop.pay(secret, { expiry: `${month}/${year}` })).status).toBe('succeeded');
  });

  it('takes four digits of American Express', async () => {
    const card = { number: '3782 822463 10005', cvc: '1234' };
    expect((await shop.pay(secret, card)).status).toBe('succeeded');
  });

  it('is nothing without the right secret', async () => {
    const clientSecret = `${secret.slice(0, -1)}_`;
    expect(await shop.sandbox.confirm({ clientSecret, card: CARD })).toBeUndefined();
    expect(await shop.sandbox.payment('pi_no_secret_no')).toBeUndefined();
    expect(await shop.sandbox.authenticate({ clientSecret, approved: true })).toBeUndefined();
    expect((await shop.sandbox.payment(secret))?.status).toBe('requires_payment_method');
  });
});
