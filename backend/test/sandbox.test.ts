import Stripe from 'stripe';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SandboxPayment } from '../src/contract/sandbox.js';
import { sandboxFetch } from '../src/sandbox/sandbox-fetch.js';
import { PostgresStore } from '../src/sandbox/store/postgres.store.js';
import { StripeSandbox } from '../src/sandbox/stripe-sandbox.js';
import { Owner } from './harness/owner.js';
import { World } from './harness/world.js';

const CARD = { number: '4242424242424242', expiry: '12/40', cvc: '123' };

let world: World;
let owner: Owner;
let db: DataSource;
let stripe: Stripe;

beforeAll(async () => {
  world = await World.create({ PAYMENTS: 'sandbox' });
  owner = new Owner((await world.api()).url);
  db = new DataSource({ type: 'postgres', url: world.settings.DATABASE_URL ?? '' });
  await db.initialize();
  const sandbox = new StripeSandbox(new PostgresStore(db));
  const httpClient = Stripe.createFetchHttpClient(sandboxFetch(sandbox));
  stripe = new Stripe('sk_test_sandbox', { httpClient });
});

afterAll(async () => {
  await db.destroy();
  await world.close();
});

const subscribe = async () => {
  const { id: customer } = await stripe.customers.create({});
  const price = await stripe.prices.create({
    currency: 'eur',
    unit_amount: 1299,
    recurring: { interval: 'month' },
    product_data: { name: 'Pro' },
  });
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price: price.id }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['latest_invoice.confirmation_secret'],
  });
  const invoice = subscription.latest_invoice as Stripe.Invoice;
  return { id: subscription.id, clientSecret: invoice.confirmation_secret?.client_secret ?? '' };
};

const call = (name: string, body: unknown) =>
  owner.call<SandboxPayment>('POST', `/api/sandbox/${name}`, body);

describe('the payment sandbox', () => {
  it('is one for all processes: what one opens is paid through another', async () => {
    const { id, clientSecret } = await subscribe();
    const waiting = await call('payment', { clientSecret });
    expect(waiting).toMatchObject({ status: 200, body: { status: 'requires_payment_method' } });
    const paid = await call('confirm', { clientSecret, card: CARD });
    expect(paid).toMatchObject({ status: 200, body: { status: 'succeeded', amount: 1299 } });
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
  });

  it('asks the owner when the bank wants it', async () => {
    const { id, clientSecret } = await subscribe();
    const card = { ...CARD, number: '4000002500003155' };
    expect((await call('confirm', { clientSecret, card })).body.status).toBe('requires_action');
    expect((await call('authenticate', { clientSecret, approved: true })).body.status).toBe(
      'succeeded',
    );
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
  });

  it('undoes what a refused request wrote, and answers its key as before', async () => {
    const { id: customer } = await stripe.customers.create({});
    const method = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    const price = (await stripe.prices.list({ limit: 1 })).data[0]?.id ?? '';
    const create = () =>
      stripe.subscriptions.create(
        {
          customer,
          items: [{ price }],
          default_payment_method: method.id,
          payment_behavior: 'error_if_incomplete',
        },
        { idempotencyKey: 'refused-once' },
      );
    await expect(create()).rejects.toMatchObject({ code: 'card_declined' });
    await expect(create()).rejects.toMatchObject({ code: 'card_declined' });
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toEqual([]);
  });

  it('moves its clock, and renews on the way', async () => {
    const { id, clientSecret } = await subscribe();
    await call('confirm', { clientSecret, card: CARD });
    const before = await stripe.subscriptions.retrieve(id);
    const moved = await owner.call('POST', '/api/sandbox/settings', { advanceDays: 32 });
    expect(moved).toMatchObject({ status: 200, body: { webhooks: true, advanceDays: 32 } });
    const after = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
    expect(after.items.data[0]?.current_period_start).toBe(
      before.items.data[0]?.current_period_end,
    );
    expect(after.latest_invoice).toMatchObject({ status: 'paid', amount_paid: 1299 });
  });

  it.each([
    ['confirm', { clientSecret: 'pi_1_secret_2', card: CARD }, 404],
    ['payment', { clientSecret: 'pi_1_secret_2' }, 404],
    ['authenticate', { clientSecret: 'pi_1_secret_2', approved: true }, 404],
    ['confirm', { clientSecret: 'x'.repeat(201), card: CARD }, 400],
    ['confirm', { clientSecret: 'x', card: { ...CARD, name: 'x' } }, 400],
    ['settings', { advanceDays: -1 }, 400],
    ['settings', { advanceDays: 401 }, 400],
  ])('refuses %s of %o with %i', async (name, body, status) => {
    expect((await call(name, body)).status).toBe(status);
  });

  it('does not exist when payments are not in the sandbox', async () => {
    const api = await world.api(undefined, { PAYMENTS: '' });
    const other = new Owner(api.url);
    const answer = await other.call('POST', '/api/sandbox/settings', {});
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});
