import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from './harness/until.js';
import { StripeServer } from './stand-ins/stripe-server.js';

const server = new StripeServer();
const taken: { signature: string; body: string }[] = [];
let statuses: number[] = [];
const hook = createServer((request, response) => {
  void (async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const signature = String(request.headers['stripe-signature']);
    taken.push({ signature, body: Buffer.concat(chunks).toString() });
    response.writeHead(statuses.shift() ?? 200).end();
  })();
});
let stripe: Stripe;

beforeAll(async () => {
  const url = new URL(await server.start());
  hook.listen(0, '127.0.0.1');
  await once(hook, 'listening');
  server.webhooks.targets = [`http://127.0.0.1:${(hook.address() as AddressInfo).port}/`];
  stripe = new Stripe('sk_test_server', {
    host: url.hostname,
    port: url.port,
    protocol: 'http',
    maxNetworkRetries: 0,
    timeout: 500,
  });
});

afterAll(async () => {
  await server.stop();
  hook.close();
});

describe('the stand-in for Stripe', () => {
  it('answers over the network, records the call, and sends the event', async () => {
    const { id } = await stripe.customers.create({ email: 'a@b.it' }, { idempotencyKey: 'k' });
    expect(server.calls.at(-1)).toEqual({
      method: 'POST',
      path: '/v1/customers',
      params: { email: 'a@b.it' },
      idempotencyKey: 'k',
      answered: 200,
    });
    await until('the event comes', () => taken.length === 1, 3000);
    const [{ body, signature } = { body: '', signature: '' }] = taken;
    const event = stripe.webhooks.constructEvent(body, signature, server.webhooks.secret);
    expect(event).toMatchObject({ type: 'customer.created', data: { object: { id } } });
  });

  it('resends an event that was not accepted', async () => {
    taken.length = 0;
    statuses = [500];
    await stripe.customers.create({});
    await until('it comes again', () => taken.length === 2, 5000);
    expect(taken[1]?.body).toBe(taken[0]?.body);
  });

  it('can send events twice, with a forged signature and in live mode', async () => {
    taken.length = 0;
    server.webhooks.behave({ copies: 2, wrongSecret: true, livemode: true });
    await stripe.customers.create({});
    await until('both come', () => taken.length === 2, 3000);
    const { body, signature } = taken[0] ?? { body: '', signature: '' };
    expect(() => stripe.webhooks.constructEvent(body, signature, 'whsec_test')).toThrow();
    expect(JSON.parse(body)).toMatchObject({ livemode: true });
    server.webhooks.behave();
  });

  it.each([['down'], ['hang'], ['broken']] as const)(
    'can be set to %s, and then does nothing',
    async (fault) => {
      const before = (await server.customers()).length;
      server.faults = { [fault]: true };
      await expect(stripe.customers.create({})).rejects.toThrow();
      server.faults = {};
      expect(await server.customers()).toHaveLength(before);
    },
  );

  it('lets a test act just before its answer', async () => {
    const seen: (number | null)[] = [];
    server.faults = { beforeAnswer: ({ answered }) => void seen.push(answered) };
    await stripe.customers.create({});
    server.faults = {};
    expect(seen).toEqual([null]);
  });
});
