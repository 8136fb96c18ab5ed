import Stripe from 'stripe';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Shop } from './shop.fixture.js';
import { signatureOf } from './webhooks.js';

let shop: Shop;
beforeEach(async () => {
  shop = await Shop.open();
});

const waiting = () => shop.sandbox.due().map(({ type }) => type);

describe('an event', () => {
  it('is signed so that the SDK accepts it, unless it is forged, old or altered', () => {
    const [event] = shop.sandbox.due();
    const body = JSON.stringify(event, null, 2);
    const now = Math.floor(Date.now() / 1000);
    const read = (signature: string, text = body) =>
      shop.stripe.webhooks.constructEvent(text, signature, 'whsec_a');
    expect(read(signatureOf(body, 'whsec_a', now))).toMatchObject({
      type: 'price.created',
      livemode: false,
      api_version: '2026-10-28.endive',
    });
    expect(() => read(signatureOf(body, 'whsec_b', now))).toThrow(Stripe.errors.StripeError);
    expect(() => read(signatureOf(body, 'whsec_a', now - 301))).toThrow('Timestamp');
    expect(() => read(signatureOf(body, 'whsec_a', now), `${body} `)).toThrow('signature');
  });

  it('contains its object as it was at that moment', async () => {
    const { id } = await shop.subscribed();
    const { data } = await shop.stripe.events.list({ limit: 100 });
    const [updated, created] = data.filter(({ type }) => type.startsWith('customer.subscription'));
    expect(created?.data.object).toMatchObject({ id, status: 'incomplete' });
    expect(updated?.data.object).toMatchObject({ id, status: 'active' });
  });

  it('that was not accepted is resent with growing pauses', () => {
    jest.useFakeTimers({
      doNotFake: [
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'requestIdleCallback',
        'cancelIdleCallback',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
        'setTimeout',
        'clearTimeout',
      ],
    });
    try {
      const [event] = shop.sandbox.due();
      if (!event) throw new Error('there is no event');
      for (const wait of [1000, 2000, 4000]) {
        shop.sandbox.sent(event, false);
        jest.setSystemTime(Date.now() + wait - 1);
        expect(shop.sandbox.due().map(({ id }) => id)).not.toContain(event.id);
        jest.setSystemTime(Date.now() + 1);
        expect(shop.sandbox.due()[0]?.id).toBe(event.id);
      }
      shop.sandbox.sent(event, true);
      jest.setSystemTime(Date.now() + 3_600_000);
      expect(shop.sandbox.due().map(({ id }) => id)).not.toContain(event.id);
    } finally {
      jest.useRealTimers();
    }
  });

  it('is recorded but not sent while events are switched off', async () => {
    for (const event of shop.sandbox.due()) shop.sandbox.sent(event, true);
    shop.sandbox.settings({ webhooks: false });
    await shop.subscribed();
    expect(waiting()).toEqual([]);
    expect(await shop.events()).toContain('invoice.paid');
    shop.sandbox.settings({ webhooks: true });
    await shop.stripe.customers.create({});
    expect(waiting()).toEqual(['customer.created']);
  });
});
