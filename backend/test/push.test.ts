import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ClientConfig } from '../src/contract/config.js';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { deliveriesTo, notify, subscribe, subscriptionsOf } from './harness/push.js';
import { eventually, until } from './harness/until.js';
import { World } from './harness/world.js';
import type { PushBrowser } from './stand-ins/push-browser.js';
import { PushServer } from './stand-ins/push-server.js';

let world: World;
let api: Process;
let worker: Process;
let service: PushServer;
let owner: Owner;
let browser: PushBrowser;

beforeAll(async () => {
  service = await PushServer.start();
  ({ world, api, worker } = await World.shared());
});

beforeEach(async () => {
  owner = await world.owner(api);
  browser = service.browser();
});

afterAll(async () => {
  await world.close();
  service.stop();
});

describe('a notification', () => {
  it('reaches the browser encrypted, signed with the published key', async () => {
    expect((await subscribe(owner, browser)).status).toBe(204);
    expect(await notify(owner)).toEqual({ devices: 1 });
    const shown = { title: 'Notifications work', url: '/profile', tag: 'test' };
    await eventually(() => expect(browser.shown).toMatchObject([shown]));
    const { body } = await owner.call<ClientConfig>('GET', '/api/config');
    const last = service.received.find(({ browser: its }) => its === browser);
    const now = Date.now() / 1000;
    expect(last?.sender).toMatchObject({
      key: body.vapidPublicKey,
      aud: service.url,
      sub: 'mailto:no-reply@localhost',
    });
    expect(Number(last?.sender?.exp)).toBeGreaterThan(now);
    expect(Number(last?.sender?.exp)).toBeLessThanOrEqual(now + 86_400);
    expect(last?.headers).toMatchObject({ urgency: 'high', topic: /^[\w-]{32}$/ });
    expect(Number(last?.headers.ttl)).toBeGreaterThan(86_000);
    await eventually(async () => expect(await deliveriesTo(world, browser)).toEqual([]));
  });

  it("is in its owner's language, and reaches all of their browsers and no others", async () => {
    const stranger = await world.owner(api);
    const [second, theirs] = [service.browser(), service.browser()];
    await Promise.all([
      subscribe(owner, browser),
      subscribe(owner, second),
      subscribe(stranger, theirs),
    ]);
    await owner.call('GET', '/api/auth/session', undefined, { 'accept-language': 'it' });
    expect(await notify(owner)).toEqual({ devices: 2 });
    await eventually(() => expect([browser.shown.length, second.shown.length]).toEqual([1, 1]));
    expect(browser.shown[0]?.title).toBe('Le notifiche funzionano');
    expect(theirs.shown).toEqual([]);
    expect(await notify(await world.owner(api))).toEqual({ devices: 0 });
  });

  it.each([404, 410])('to a browser that is gone (%i) deletes its subscription', async (status) => {
    await subscribe(owner, browser);
    service.refusals.push(status);
    await notify(owner);
    await eventually(async () => expect(await subscriptionsOf(world, browser)).toEqual([]));
    expect(await notify(owner)).toEqual({ devices: 0 });
  });

  it('that is refused for good is dropped, and the subscription stays', async () => {
    await subscribe(owner, browser);
    service.refusals.push(403);
    await notify(owner);
    await eventually(async () => expect(await deliveriesTo(world, browser)).toEqual([]));
    expect(await subscriptionsOf(world, browser)).toHaveLength(1);
    await notify(owner);
    await eventually(() => expect(browser.shown).toHaveLength(1));
  });

  it('whose job is lost is recovered from the database', async () => {
    await subscribe(owner, browser);
    await world.database.query(
      `INSERT INTO push_deliveries ("subscriptionId", payload, urgency, topic, "expiresAt")
       SELECT id, '{"title":"Lost"}', 'normal', 'lost', now() + interval '1 day'
       FROM push_subscriptions WHERE endpoint = $1`,
      [browser.subscription.endpoint],
    );
    await eventually(() => expect(browser.shown).toEqual([{ title: 'Lost' }]));
  });

  it('leaves neither endpoint nor text in a log', async () => {
    await subscribe(owner, browser);
    service.refusals.push(400);
    await notify(owner);
    await until('the refusal is logged', () => worker.output.includes('"outcome":"refused"'));
    expect(worker.output + api.output).not.toContain(browser.id);
    expect(worker.output).not.toContain('Notifications work');
  });
});

it('nothing was an unexpected error', () => {
  expect(api.unforeseen).toEqual([]);
});
