import Stripe from 'stripe';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Shop } from '../../../test/stand-ins/stripe-shop.js';
import { signatureOf } from './signature.js';

let shop: Shop;
beforeEach(async () => {
  shop = await Shop.open();
});

const waiting = async () => (await shop.sandbox.parcels(100)).map(({ event }) => event.type);

describe('an event', () => {
  it('is signed so that the SDK believes it, and nobody else', async () => {
    const [parcel] = await shop.sandbox.parcels(1);
    const body = JSON.stringify(parcel?.event, null, 2);
    const now = Math.floor(Date.now() / 1000);
    const read = (signature: string, text = body) =>
      shop.stripe.webhooks.constructEvent(text, signature, 'whsec_a');
    expect(read(signatureOf(body, 'whsec_a', now))).toMatchObject({
      type: 'product.created',
      livemode: false,
      api_version: '2026-10-28.endive',
    });
    expect(() => read(signatureOf(body, 'whsec_b', now))).toThrow(Stripe.errors.StripeError);
    expect(() => read(signatureOf(body, 'whsec_a', now - 301))).toThrow('Timestamp');
    expect(() => read(signatureOf(body, 'whsec_a', now), `${body} `)).toThrow('signature');
  });

  it('is a picture of its object at that moment', async () => {
    const { id } = await shop.subscribed();
    const { data } = await shop.stripe.events.list({ limit: 100 });
    const [updated, created] = data.filter(({ type }) => type.startsWith('customer.subscription'));
    expect(created?.data.object).toMatchObject({ id, status: 'incomplete' });
    expect(updated?.data).toMatchObject({
      object: { id, status: 'active' },
      previous_attributes: { status: 'incomplete' },
    });
  });

  it('waits until it is taken, and is taken by one', async () => {
    const first = await shop.sandbox.parcels(3);
    expect(first).toHaveLength(3);
    const rest = await shop.sandbox.parcels(100);
    expect(rest).toHaveLength(2);
    expect(await waiting()).toEqual([]);
  });

  it('that was not taken is sent again, later each time', async () => {
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
      const [parcel] = await shop.sandbox.parcels(1);
      if (!parcel) throw new Error('there is no event');
      await shop.sandbox.parcels(100);
      for (const wait of [1000, 2000, 4000]) {
        await shop.sandbox.sent(parcel, false);
        jest.setSystemTime(Date.now() + wait - 1);
        expect(await waiting()).not.toContain(parcel.event.type);
        jest.setSystemTime(Date.now() + 1);
        expect((await shop.sandbox.parcels(1)).map(({ id }) => id)).toEqual([parcel.id]);
      }
      await shop.sandbox.sent(parcel, true);
      jest.setSystemTime(Date.now() + 3_600_000);
      expect((await shop.sandbox.parcels(100)).map(({ id }) => id)).not.toContain(parcel.id);
    } finally {
      jest.useRealTimers();
    }
  });

  it('is lost while events are switched off, though it happened', async () => {
    await shop.sandbox.settings({ webhooks: false });
    await waiting();
    await shop.subscribed();
    expect(await waiting()).toEqual([]);
    expect(await shop.events()).toContain('invoice.paid');
    await shop.sandbox.settings({ webhooks: true });
    await shop.stripe.customers.create({});
    expect(await waiting()).toEqual(['customer.created']);
  });
});
