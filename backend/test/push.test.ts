import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ClientConfig } from '../src/contract/config.js';
import { itIsStrict } from './harness/form.js';
import type { Owner } from './harness/owner.js';
import { PASSWORD } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { brief, invalid } from './harness/refusal.js';
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

const rows = async (table: 'push_subscriptions' | 'push_deliveries', one = browser) => {
  const { rows: found } = await world.database.query<{ attempts: number }>(
    table === 'push_subscriptions'
      ? 'SELECT id FROM push_subscriptions WHERE endpoint = $1'
      : `SELECT attempts FROM push_deliveries JOIN push_subscriptions AS subscription
         ON subscription.id = "subscriptionId" WHERE endpoint = $1`,
    [one.subscription.endpoint],
  );
  return found;
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
    await eventually(async () => expect(await rows('push_deliveries')).toEqual([]));
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
    await eventually(async () => expect(await rows('push_deliveries')).toEqual([]));
  });

  it.each([404, 410])('to a browser that is gone (%i) ends its subscription', async (status) => {
    await subscribe();
    service.refusals.push(status);
    await notify();
    await eventually(async () => expect(await rows('push_subscriptions')).toEqual([]));
    expect(await notify()).toEqual({ devices: 0 });
  });

  it('that is refused for good is dropped, and the browser stays', async () => {
    await subscribe();
    service.refusals.push(403);
    await notify();
    await eventually(async () => expect(await rows('push_deliveries')).toEqual([]));
    expect(await rows('push_subscriptions')).toHaveLength(1);
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
    await eventually(async () => expect(await rows('push_deliveries')).toEqual([]));
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

describe('a subscription', () => {
  it('is switched off by its owner, and by nobody else', async () => {
    const stranger = await world.owner(api);
    const endpoint = { endpoint: browser.subscription.endpoint };
    await subscribe();
    expect((await stranger.call('DELETE', PATH, endpoint)).status).toBe(204);
    expect(await rows('push_subscriptions')).toHaveLength(1);
    for (let again = 0; again < 2; again += 1) {
      expect((await owner.call('DELETE', PATH, endpoint)).status).toBe(204);
    }
    expect(await rows('push_subscriptions')).toEqual([]);
  });

  it('is kept once, and follows the browser to another user who has its keys', async () => {
    const stranger = await world.owner(api);
    await subscribe();
    await subscribe();
    const { endpoint } = browser.subscription;
    const foreign = { endpoint, keys: service.browser().subscription.keys };
    expect(brief(await stranger.call('POST', PATH, foreign))).toEqual(invalid('endpoint'));
    expect(await notify()).toEqual({ devices: 1 });
    await eventually(() => expect(browser.shown).toHaveLength(1));
    expect((await subscribe(stranger)).status).toBe(204);
    expect(await notify()).toEqual({ devices: 0 });
    expect(await notify(stranger)).toEqual({ devices: 1 });
  });

  it('is one of at most 20 of a user: the newest', async () => {
    const browsers = [browser, ...Array.from({ length: 20 }, () => service.browser())];
    for (const one of browsers) await subscribe(owner, one);
    expect(await notify()).toEqual({ devices: 20 });
    expect(await rows('push_subscriptions')).toEqual([]);
  });

  it('ends when the password is changed, and with the account', async () => {
    await subscribe();
    const change = { currentPassword: PASSWORD, password: 'another-long-password-7' };
    expect((await owner.call('POST', '/api/auth/change-password', change)).status).toBe(200);
    expect(await rows('push_subscriptions')).toEqual([]);
    await subscribe();
    await owner.call('DELETE', '/api/user', { confirm: 'DELETE' });
    expect(await rows('push_subscriptions')).toEqual([]);
  });

  it('is in the download without its address, which is a key', async () => {
    await subscribe();
    const { body } = await owner.call<{ pushSubscriptions: unknown }>('GET', '/api/user/export');
    expect(body.pushSubscriptions).toEqual([
      {
        service: new URL(service.url).host,
        addedAt: expect.stringMatching(/^\d{4}-.*Z$/) as unknown as string,
      },
    ]);
    expect(JSON.stringify(body)).not.toContain(browser.id);
  });

  it('has the keys of a browser', async () => {
    const { endpoint, keys } = browser.subscription;
    const wrong = {
      p256dh: ['', 7, null, 'A'.repeat(87), `B${'A'.repeat(86)}`],
      auth: ['', 7, 'short'],
    };
    for (const [name, values] of Object.entries(wrong)) {
      for (const value of values) {
        const answer = await owner.call('POST', PATH, {
          endpoint,
          keys: { ...keys, [name]: value },
        });
        expect({ value, ...brief(answer) }).toEqual({ value, ...invalid(`keys.${name}`) });
      }
    }
  });

  itIsStrict(
    {
      name: 'of a browser',
      method: 'POST',
      path: PATH,
      valid: {
        endpoint: 'https://push.example.org/abc',
        keys: {
          // From RFC 8291, section 5.
          p256dh:
            'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      },
      wrong: {
        endpoint: [
          ...[undefined, null, '', 7, [], {}, 'push', 'http://push.example.org/abc'],
          ...['https://10.0.0.1/abc', 'https://[fd00::1]/', 'https://169.254.169.254/latest'],
          ...['https://push.example.org:8443/', `https://push.example.org/${'x'.repeat(1000)}`],
        ],
        keys: [undefined, null, 'keys', 7],
      },
    },
    () => owner,
  );
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
