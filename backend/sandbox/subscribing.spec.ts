import { beforeEach, describe, expect, it } from '@jest/globals';
import { invoiceOf, itemOf, refusal, secretOf, Shop } from './shop.fixture.js';

let shop: Shop;
beforeEach(async () => {
  shop = await Shop.open();
});

describe('a first payment', () => {
  it('is open, with a secret to confirm and no payment intent on the invoice', async () => {
    const subscription = await shop.subscribe({ metadata: { plan: 'pro' } });
    const invoice = invoiceOf(subscription);
    expect(subscription).toMatchObject({ status: 'incomplete', metadata: { plan: 'pro' } });
    expect(invoice).toMatchObject({ status: 'open', amount_due: 1299, currency: 'eur' });
    expect(invoice).not.toHaveProperty('payment_intent');
    expect(secretOf(subscription)).toMatch(/^pi_\w+_secret_\w+$/);
  });

  it('activates the subscription, and saves its card for later payments', async () => {
    const subscription = await shop.subscribe();
    expect(shop.pay(secretOf(subscription))).toMatchObject({
      status: 'succeeded',
      amount: 1299,
      last_payment_error: null,
    });
    const after = await shop.stripe.subscriptions.retrieve(subscription.id, {
      expand: ['default_payment_method', 'latest_invoice.payments'],
    });
    expect(after.status).toBe('active');
    expect(after.default_payment_method).toMatchObject({
      customer: shop.customer,
      card: { last4: '4242' },
    });
    expect(invoiceOf(after)).toMatchObject({
      status: 'paid',
      payments: { data: [{ status: 'paid', amount_paid: 1299 }] },
    });
  });

  it('must name cards as the only way to pay', async () => {
    const open = shop.subscribe({
      payment_settings: { save_default_payment_method: 'on_subscription' },
    });
    expect(await refusal(open)).toMatchObject({
      code: 'parameter_missing',
      param: 'payment_settings[payment_method_types]',
    });
    const { payment_settings: settings } = await shop.subscribed();
    expect(settings).toMatchObject({ payment_method_types: ['card'] });
  });

  it('sends its events in order', async () => {
    await shop.subscribed();
    expect(await shop.events()).toEqual([
      'price.created',
      'price.created',
      'customer.created',
      'invoice.created',
      'customer.subscription.created',
      'payment_intent.created',
      'invoice.finalized',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice.paid',
      'invoice.payment_succeeded',
      'payment_method.attached',
      'customer.subscription.updated',
    ]);
  });

  it('has the end of the period on the item, a month away', async () => {
    const item = itemOf(await shop.subscribed());
    const days = (item.current_period_end - item.current_period_start) / 86_400;
    expect([28, 29, 30, 31]).toContain(days);
  });

  it('that is not made within 23 hours leaves nothing to pay', async () => {
    const subscription = await shop.subscribe();
    shop.wait(1);
    expect(await shop.read(subscription.id)).toMatchObject({ status: 'incomplete_expired' });
    expect((await shop.invoices())[0]?.status).toBe('void');
    expect(shop.pay(secretOf(subscription)).status).toBe('canceled');
    expect(await shop.events()).toContain('invoice.voided');
  });

  it('is not needed when a coupon covers it', async () => {
    await shop.stripe.coupons.create({ id: 'all', amount_off: 1299, currency: 'eur' });
    const subscription = await shop.subscribe({ discounts: [{ coupon: 'all' }] });
    expect(subscription.status).toBe('active');
    expect(invoiceOf(subscription)).toMatchObject({
      status: 'paid',
      amount_paid: 0,
      confirmation_secret: null,
    });
  });
});

describe('a coupon for one invoice', () => {
  it('reduces the first invoice only', async () => {
    await shop.stripe.coupons.create({
      id: 'half',
      amount_off: 650,
      currency: 'eur',
      duration: 'once',
      name: 'First month',
    });
    const subscription = await shop.subscribe({ discounts: [{ coupon: 'half' }] });
    expect(invoiceOf(subscription)).toMatchObject({
      total: 649,
      total_discount_amounts: [{ amount: 650 }],
    });
    shop.pay(secretOf(subscription));
    shop.wait(32);
    expect((await shop.invoices())[0]).toMatchObject({ status: 'paid', total: 1299 });
  });

  it('cannot be given in the old parameter', async () => {
    const wrong = { coupon: 'half' } as object;
    expect(await refusal(shop.subscribe(wrong))).toMatchObject({
      statusCode: 400,
      code: 'parameter_unknown',
      param: 'coupon',
    });
  });
});

describe('a deleted customer', () => {
  it('can be retrieved, without its data, and has no saved card', async () => {
    await shop.subscribed();
    const [card] = (await shop.stripe.customers.listPaymentMethods(shop.customer)).data;
    await shop.stripe.customers.del(shop.customer);
    expect(await shop.stripe.customers.retrieve(shop.customer)).toEqual(
      expect.objectContaining({ id: shop.customer, object: 'customer', deleted: true }),
    );
    const detach = shop.stripe.paymentMethods.detach(card?.id ?? '');
    expect(await refusal(detach)).toMatchObject({ statusCode: 400 });
    expect(await refusal(shop.stripe.customers.del(shop.customer))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    expect(await shop.invoices()).toMatchObject([{ status: 'paid' }]);
  });

  it('has no active subscription, and cannot start one', async () => {
    const { id } = await shop.subscribe();
    expect(await shop.stripe.customers.del(shop.customer)).toMatchObject({ deleted: true });
    expect((await shop.events()).at(-1)).toBe('customer.deleted');
    const { data } = await shop.stripe.subscriptions.list({
      customer: shop.customer,
      status: 'all',
    });
    expect(data).toMatchObject([{ id, status: 'incomplete_expired' }]);
    expect(await refusal(shop.subscribe())).toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'customer',
    });
  });
});

describe('a saved card', () => {
  const payNow = async (method: string) => {
    const { id } = await shop.stripe.paymentMethods.attach(method, { customer: shop.customer });
    return shop.subscribe({
      default_payment_method: id,
      payment_behavior: 'error_if_incomplete',
    });
  };

  it('pays at once', async () => {
    expect((await payNow('pm_card_visa')).status).toBe('active');
  });

  it('that is declined leaves no subscription and no charge', async () => {
    expect(await refusal(payNow('pm_card_chargeCustomerFail'))).toMatchObject({
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'generic_decline',
    });
    expect((await shop.stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
    expect((await shop.stripe.charges.list()).data).toEqual([]);
  });

  it('of another customer cannot be used', async () => {
    const other = await shop.stripe.customers.create({});
    const { id } = await shop.stripe.paymentMethods.attach('pm_card_visa', { customer: other.id });
    const stolen = shop.subscribe({
      default_payment_method: id,
      payment_behavior: 'error_if_incomplete',
    });
    expect(await refusal(stolen)).toMatchObject({
      statusCode: 400,
      param: 'default_payment_method',
    });
  });
});
