import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ClientConfig } from '../../src/contract/config.js';
import type { Owner } from '../harness/owner.js';
import type { Process } from '../harness/processes.js';
import { deliveriesTo, notify, subscribe } from '../harness/push.js';
import { eventually } from '../harness/until.js';
import { World } from '../harness/world.js';
import type { PushBrowser } from '../stand-ins/push-browser.js';
import { PushServer } from '../stand-ins/push-server.js';

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

describe('a notification', () => {
  it('is retried while the service is down, and arrives once', async () => {
    await subscribe(owner, browser);
    service.refusals.push(500, 429);
    await notify(owner);
    await eventually(() => expect(browser.shown).toHaveLength(1), 45_000);
    const tries = service.received.filter(({ browser: its }) => its === browser);
    expect(tries).toHaveLength(3);
    await eventually(async () => expect(await deliveriesTo(world, browser)).toEqual([]));
  });

  it('that could not be sent for a day is dropped', async () => {
    await subscribe(owner, browser);
    await world.database.query(
      `INSERT INTO push_deliveries ("subscriptionId", payload, urgency, topic, "expiresAt")
       SELECT id, '{"title":"Late"}', 'normal', 'late', now() - interval '1 second'
       FROM push_subscriptions WHERE endpoint = $1`,
      [browser.subscription.endpoint],
    );
    await eventually(async () => expect(await deliveriesTo(world, browser)).toEqual([]));
    expect(browser.shown).toEqual([]);
  });

  it('held by a dying worker is sent by another', async () => {
    await subscribe(owner, browser);
    const begun = new Promise<void>((resolve) => {
      service.beforeTaking = async () => {
        resolve();
        await worker.ended();
        throw new Error('the client is gone');
      };
    });
    await notify(owner);
    await begun;
    await worker.end('SIGKILL');
    service.beforeTaking = undefined;
    worker = await world.worker();
    await eventually(() => expect(browser.shown).toHaveLength(1), 50_000);
  });
});

it('all processes share one key and keep it', async () => {
  const other = await world.api();
  const keyAt = async ({ url }: Process): Promise<string | null> => {
    const config = (await (await fetch(`${url}/api/config`)).json()) as ClientConfig;
    return config.vapidPublicKey;
  };
  expect(await keyAt(api)).toMatch(/^[\w-]{87}$/);
  expect(await keyAt(other)).toBe(await keyAt(api));
});

it('nothing was an unexpected error', () => {
  expect(api.unforeseen).toEqual([]);
});
