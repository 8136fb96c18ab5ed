import { createECDH, randomBytes } from 'node:crypto';
import type dns from 'node:dns';
import { createRequire } from 'node:module';
import { afterAll, expect, it, jest } from '@jest/globals';
import webpush from 'web-push';
import type { Env } from '../config/env.js';
import type { ClaimedDelivery } from './push-deliveries.repository.js';
import type { VapidKeysService } from './vapid-keys.service.js';

/** A name that seems public, but leads into the operator's own network. */
const INSIDE = 'push.inside.example';

// Replaced before the sender is imported, which then resolves names with it.
const names = createRequire(import.meta.url)('node:dns') as typeof dns;
const resolve = jest.spyOn(names, 'lookup') as unknown as jest.Mock;
resolve.mockImplementation((...args: unknown[]) => {
  const done = args.at(-1) as (error: null, found: dns.LookupAddress[]) => void;
  done(null, [{ address: '127.0.0.1', family: 4 }]);
});
const { PushSender, vapidSubject } = await import('./push-sender.js');
const { NOWHERE } = await import('../platform/outgoing/public-lookup.js');

afterAll(() => resolve.mockRestore());

/** Sends a notification to this address from an installation on the internet. */
async function send(endpoint: string) {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const sender = new PushSender(
    {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://zampa.example',
      MAIL_FROM: 'a@b.example',
    } as Env,
    { read: () => Promise.resolve(webpush.generateVAPIDKeys()) } as unknown as VapidKeysService,
  );
  try {
    return await sender.send({
      endpoint,
      p256dh: browser.getPublicKey('base64url'),
      auth: randomBytes(16).toString('base64url'),
      payload: 'Hello',
      urgency: 'normal',
      topic: 'a',
      ttl: 60,
    } as ClaimedDelivery);
  } finally {
    await sender.onApplicationShutdown();
  }
}

it('push services get the site as contact, or else the mail sender', () => {
  const mail = { MAIL_FROM: 'Zampa <hello@zampa.example>' };
  const site = 'https://zampa.example';
  expect(vapidSubject({ ...mail, PUBLIC_URL: site })).toBe(site);
  const local = { PUBLIC_URL: 'http://localhost:3000' };
  expect(vapidSubject({ ...mail, ...local })).toBe('mailto:hello@zampa.example');
  expect(vapidSubject({ MAIL_FROM: 'a@b.example', ...local })).toBe('mailto:a@b.example');
});

it("nothing is sent to a name that resolves to an address of the operator's network", async () => {
  await expect(send(`https://${INSIDE}/1`)).rejects.toThrow(NOWHERE);
  expect(resolve).toHaveBeenCalledWith(INSIDE, expect.anything(), expect.anything());
});

it.each(['https://127.0.0.1/1', 'https://[::1]/1', 'http://push.example.org/1'])(
  'nothing is sent to %s, and its subscription ends',
  async (endpoint) => {
    expect(await send(endpoint)).toEqual({ status: 404, retryAfter: undefined });
  },
);
