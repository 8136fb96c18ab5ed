import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Payment } from '../../sandbox/stripe-sandbox.js';
import type { Owner } from '../harness/owner.js';
import { freePort, Process } from '../harness/processes.js';
import { until } from '../harness/until.js';
import { World } from '../harness/world.js';
import { visit } from '../harness/visit.js';

const NUMBER = '4242 4242 4242 4242';

let world: World;
let api: Process;
let sandbox: Process;
let webhook: string;
let stripe: Stripe;

beforeAll(async () => {
  world = await World.create({ PAYMENTS: 'sandbox' });
  const port = await freePort();
  webhook = `http://127.0.0.1:${port}/api/stripe/webhook`;
  sandbox = await world.sandbox(webhook);
  [api] = await Promise.all([world.api(port), world.worker()]);
  const { hostname: host, port: apiPort } = new URL(sandbox.url);
  stripe = new Stripe('sk_test_sandbox', { host, port: apiPort, protocol: 'http' });
});

afterAll(() => world.close());

async function call(path: string, body: unknown): Promise<{ status: number; body: Payment }> {
  const init = { method: 'POST', body: JSON.stringify(body) };
  const response = await visit(`${sandbox.url}/${path}`, init);
  return { status: response.status, body: response.body as Payment };
}

/** @returns the secret of the owner's payment for Pro. */
async function ask(owner: Owner): Promise<string> {
  const body = { planType: 'pro' };
  const path = '/api/create-payment-intent';
  const answer = await owner.call<{ clientSecret: string }>('POST', path, body);
  return answer.body.clientSecret;
}

const subscriptionOf = async (clientSecret: string): Promise<Stripe.Subscription | undefined> => {
  const [id = ''] = clientSecret.split('_secret_');
  const { customer } = await stripe.paymentIntents.retrieve(id);
  const { data } = await stripe.subscriptions.list({ customer: customer as string, status: 'all' });
  return data[0];
};

const hasPlan = (owner: Owner, plan: string) =>
  until(`the plan is ${plan}`, async () => {
    const path = '/api/user/profile';
    const { body } = await owner.call<{ subscriptionStatus: string }>('GET', path);
    return body.subscriptionStatus === plan;
  });

describe('the payment sandbox', () => {
  it('serves the product like Stripe, and reports payments to it', async () => {
    const owner = await world.owner(api);
    const clientSecret = await ask(owner);
    const waiting = await call('form/payment', { clientSecret });
    expect(waiting).toMatchObject({ status: 200, body: { status: 'requires_payment_method' } });
    const paid = await call('form/confirm', { clientSecret, number: NUMBER });
    expect(paid).toMatchObject({ status: 200, body: { status: 'succeeded', amount: 649 } });
    expect((await subscriptionOf(clientSecret))?.status).toBe('active');
    await hasPlan(owner, 'pro');
  });

  it('asks the owner to authenticate when the bank requires it', async () => {
    const clientSecret = await ask(await world.owner(api));
    const confirmed = await call('form/confirm', { clientSecret, number: '4000002500003155' });
    expect(confirmed.body.status).toBe('requires_action');
    const approved = await call('form/authenticate', { clientSecret, approved: true });
    expect(approved.body.status).toBe('succeeded');
    expect((await subscriptionOf(clientSecret))?.status).toBe('active');
  });

  it('rolls back a refused request, and repeats its answer for the same key', async () => {
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
          payment_settings: { payment_method_types: ['card'] },
        },
        { idempotencyKey: 'refused-once' },
      );
    await expect(create()).rejects.toMatchObject({ code: 'card_declined' });
    await expect(create()).rejects.toMatchObject({ code: 'card_declined' });
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toEqual([]);
  });

  it('advances its clock and renews subscriptions on the way', async () => {
    const clientSecret = await ask(await world.owner(api));
    await call('form/confirm', { clientSecret, number: NUMBER });
    const before = await subscriptionOf(clientSecret);
    const moved = await call('settings', { advanceDays: 32 });
    expect(moved).toMatchObject({ status: 200, body: { webhooks: true, advanceDays: 32 } });
    const after = await stripe.subscriptions.retrieve(before?.id ?? '', {
      expand: ['latest_invoice'],
    });
    expect(after.items.data[0]?.current_period_start).toBe(
      before?.items.data[0]?.current_period_end,
    );
    expect(after.latest_invoice).toMatchObject({ status: 'paid', amount_paid: 1299 });
  });

  it('keeps everything when killed, and sends pending events', async () => {
    const owner = await world.owner(api);
    const clientSecret = await ask(owner);
    await api.end();
    await call('form/confirm', { clientSecret, number: NUMBER });
    await sandbox.end('SIGKILL');
    sandbox = await world.sandbox(webhook, sandbox.port);
    api = await world.api(api.port);
    expect((await subscriptionOf(clientSecret))?.status).toBe('active');
    await hasPlan(owner, 'pro');
  });

  it.each([
    ['form/confirm', { clientSecret: 'pi_1_secret_2', number: NUMBER }, 404],
    ['form/payment', { clientSecret: 'pi_1_secret_2' }, 404],
    ['form/authenticate', { clientSecret: 'pi_1_secret_2', approved: true }, 404],
    ['form/confirm', { clientSecret: 'x'.repeat(201), number: NUMBER }, 400],
    ['form/confirm', { clientSecret: 'x', number: NUMBER, name: 'x' }, 400],
    ['settings', { advanceDays: -1 }, 400],
    ['settings', { advanceDays: 401 }, 400],
  ])('refuses %s of %o with %i', async (path, body, status) => {
    expect((await call(path, body)).status).toBe(status);
  });

  it('is not part of the product, which allows only its script and calls', async () => {
    const owner = await world.owner(api);
    const answer = await owner.call('POST', '/api/sandbox/settings', {});
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    const policy = (await visit(api.url)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'self'`);
    expect(policy.split(sandbox.url)).toHaveLength(3);
    expect(policy).not.toContain('stripe.com');
    const { body } = await owner.call<{ stripeScript: string }>('GET', '/api/config');
    const script = await visit(body.stripeScript);
    expect(new URL(body.stripeScript).origin).toBe(sandbox.url);
    expect(script.text).toContain('window.Stripe');
  });

  it('does not run in production', async () => {
    const { code, output } = await Process.run('sandbox/main', {
      ...world.settings,
      NODE_ENV: 'production',
    });
    expect(code).not.toBe(0);
    expect(output).toContain('there is no payment sandbox in production');
  });
});
