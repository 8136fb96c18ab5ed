import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ClientConfig } from '../src/contract/config.js';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { eventually, until } from './harness/until.js';
import { World } from './harness/world.js';
import type { PushBrowser } from './stand-ins/push-browser.js';
import { PushServer } from './stand-ins/push-server.js';

const PATH = '/api/push-subscriptions';

let world: World;
let api: Process;
let worker: Process;
let service: PushServer;
let owner: Owner;
let browser: PushBrowser;

beforeAll(async () => {
  service = await PushServer.start();
  world = await World.create({ OPENAI_API_KEY: '', OPENAI_BASE_URL: '' });
  [api, worker] = await Promise.all([world.api(), world.worker()]);
});

beforeEach(async () => {
  owner = await world.owner(api);
  browser = service.browser();
});

afterAll(async () => {
  await world.close();
  service.stop();
});

const subscribe = (who = owner, { subscription } = browser) => who.call('POST', PATH, subscription);

const notify = async (who = owner): Promise<unknown> =>
  (await who.call('POST', `${PATH}/test`)).body;

const subscriptions = async () => {
  const query = 'SELECT id FROM push_subscriptions WHERE endpoint = $1';
  return (await world.database.query<{ id: number }>(query, [browser.subscription.endpoint])).rows;
};

const deliveries = async () => {
  const query = `SELECT push_deliveries.id FROM push_deliveries
    JOIN push_subscriptions AS subscription ON subscription.id = "subscriptionId"
    WHERE endpoint = $1`;
  return (await world.database.query<{ id: number }>(query, [browser.subscription.endpoint])).rows;
};

describe('a notification', () => {
  it('reaches the browser sealed, signed with the key that browsers are told', async () => {
    expect((await subscribe()).status).toBe(204);
    expect(await notify()).toEqual({ devices: 1 });
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
    await eventually(async () => expect(await deliveries()).toEqual([]));
  });

  it('is in the language of its owner, and in all of their browsers and no other', async () => {
    const stranger = await world.owner(api);
    const [second, theirs] = [service.browser(), service.browser()];
    await Promise.all([subscribe(), subscribe(owner, second), subscribe(stranger, theirs)]);
    await owner.call('GET', '/api/auth/session', undefined, { 'accept-language': 'it' });
    expect(await notify()).toEqual({ devices: 2 });
    await eventually(() => expect([browser.shown.length, second.shown.length]).toEqual([1, 1]));
    expect(browser.shown[0]?.title).toBe('Le notifiche funzionano');
    expect(theirs.shown).toEqual([]);
    expect(await notify(await world.owner(api))).toEqual({ devices: 0 });
  });

  it('is tried again while the service is out of order, and comes once', async () => {
    await subscribe();
    service.refusals.push(500, 429);
    await notify();
    await eventually(() => expect(browser.shown).toHaveLength(1), 45_000);
    const tries = service.received.filter(({ browser: its }) => its === browser);
    expect(tries).toHaveLength(3);
    await eventually(async () => expect(await deliveries()).toEqual([]));
  });

  it.each([404, 410])('to a browser that is gone (%i) ends its subscription', async (status) => {
    await subscribe();
    service.refusals.push(status);
    await notify();
    await eventually(async () => expect(await subscriptions()).toEqual([]));
    expect(await notify()).toEqual({ devices: 0 });
  });

  it('that is refused for good is dropped, and the browser stays', async () => {
    await subscribe();
    service.refusals.push(403);
    await notify();
    await eventually(async () => expect(await deliveries()).toEqual([]));
    expect(await subscriptions()).toHaveLength(1);
    await notify();
    await eventually(() => expect(browser.shown).toHaveLength(1));
  });

  it('whose job is lost is found in the database', async () => {
    await subscribe();
    await world.database.query(
      `INSERT INTO push_deliveries ("subscriptionId", payload, urgency, topic, "expiresAt")
       SELECT id, '{"title":"Lost"}', 'normal', 'lost', now() + interval '1 day'
       FROM push_subscriptions WHERE endpoint = $1`,
      [browser.subscription.endpoint],
    );
    await eventually(() => expect(browser.shown).toEqual([{ title: 'Lost' }]));
  });

  it('that nobody could send for a day is forgotten', async () => {
    await subscribe();
    await world.database.query(
      `INSERT INTO push_deliveries ("subscriptionId", payload, urgency, topic, "expiresAt")
       SELECT id, '{"title":"Late"}', 'normal', 'late', now() - interval '1 second'
       FROM push_subscriptions WHERE endpoint = $1`,
      [browser.subscription.endpoint],
    );
    await eventually(async () => expect(await deliveries()).toEqual([]));
    expect(browser.shown).toEqual([]);
  });

  it('in the hands of a worker that dies is sent by another', async () => {
    await subscribe();
    const begun = new Promise<void>((resolve) => {
      service.beforeTaking = async () => {
        resolve();
        await worker.ended();
        throw new Error('the client is gone');
      };
    });
    await notify();
    await begun;
    await worker.end('SIGKILL');
    service.beforeTaking = undefined;
    worker = await world.worker();
    await eventually(() => expect(browser.shown).toHaveLength(1), 50_000);
  });

  it('leaves neither endpoint nor text in a log', async () => {
    await subscribe();
    service.refusals.push(400);
    await notify();
    await until('the refusal is logged', () => worker.output.includes('"outcome":"refused"'));
    expect(worker.output + api.output).not.toContain(browser.id);
    expect(worker.output).not.toContain('Notifications work');
  });
});

it('all processes have the same key, and keep it', async () => {
  const other = await world.api();
  const keyAt = async ({ url }: Process): Promise<string | null> => {
    const config = (await (await fetch(`${url}/api/config`)).json()) as ClientConfig;
    return config.vapidPublicKey;
  };
  expect(await keyAt(api)).toMatch(/^[\w-]{87}$/);
  expect(await keyAt(other)).toBe(await keyAt(api));
});

it('none of it was an error that nobody had foreseen', () => {
  expect(api.unforeseen).toEqual([]);
});
