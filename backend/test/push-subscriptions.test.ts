import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Device } from '../src/contract/accounts.js';
import { itIsStrict } from './harness/form.js';
import { Owner, PASSWORD } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { notify, PUSH_PATH, subscribe, subscriptionsOf } from './harness/push.js';
import { brief, invalid, refusal } from './harness/refusal.js';
import { Rival } from './harness/rival.js';
import { eventually } from './harness/until.js';
import { addVet, removeVets, setUpFactor } from './harness/vet.js';
import { World } from './harness/world.js';
import type { PushBrowser } from './stand-ins/push-browser.js';
import { PushServer } from './stand-ins/push-server.js';

let world: World;
let api: Process;
let service: PushServer;
let owner: Owner;
let browser: PushBrowser;

beforeAll(async () => {
  service = await PushServer.start();
  ({ world, api } = await World.shared());
});

beforeEach(async () => {
  owner = await world.owner(api);
  browser = service.browser();
});

afterAll(async () => {
  await world.close();
  service.stop();
});

const subscriptions = () => subscriptionsOf(world, browser);

describe('a subscription', () => {
  it('can be switched off by its owner, and by nobody else', async () => {
    const stranger = await world.owner(api);
    const endpoint = { endpoint: browser.subscription.endpoint };
    await subscribe(owner, browser);
    expect((await stranger.call('DELETE', PUSH_PATH, endpoint)).status).toBe(204);
    expect(await subscriptions()).toHaveLength(1);
    for (let again = 0; again < 2; again += 1) {
      expect((await owner.call('DELETE', PUSH_PATH, endpoint)).status).toBe(204);
    }
    expect(await subscriptions()).toEqual([]);
  });

  it('is stored once, and moves with its browser to another user who has its keys', async () => {
    const stranger = await world.owner(api);
    await subscribe(owner, browser);
    const first = await subscriptions();
    await subscribe(owner, browser);
    expect(await subscriptions()).toEqual(first);
    const { endpoint } = browser.subscription;
    const foreign = { endpoint, keys: service.browser().subscription.keys };
    expect(brief(await stranger.call('POST', PUSH_PATH, foreign))).toEqual(invalid('endpoint'));
    expect(await notify(owner)).toEqual({ devices: 1 });
    await eventually(() => expect(browser.shown).toHaveLength(1));
    expect((await subscribe(stranger, browser)).status).toBe(204);
    expect(await notify(owner)).toEqual({ devices: 0 });
    expect(await notify(stranger)).toEqual({ devices: 1 });
  });

  it('counts towards a limit of 20 per user, which keeps the newest', async () => {
    const browsers = [browser, ...Array.from({ length: 20 }, () => service.browser())];
    for (const one of browsers) await subscribe(owner, one);
    expect(await notify(owner)).toEqual({ devices: 20 });
    expect(await subscriptions()).toEqual([]);
  });

  it('ends when the password is changed or the account is deleted', async () => {
    await subscribe(owner, browser);
    const change = { currentPassword: PASSWORD, password: 'another-long-password-7' };
    expect((await owner.call('POST', '/api/auth/change-password', change)).status).toBe(200);
    expect(await subscriptions()).toEqual([]);
    await subscribe(owner, browser);
    await owner.call('DELETE', '/api/user', { confirm: 'DELETE' });
    expect(await subscriptions()).toEqual([]);
  });

  it('is not added by a call that was already under way when every session ended', async () => {
    const thief = Object.assign(new Owner(api.url), { cookie: owner.cookie });
    const rival = await Rival.begin(world);
    await rival.does('SELECT FROM users WHERE id = $1 FOR UPDATE', [owner.id]);
    const change = { currentPassword: PASSWORD, password: 'another-long-password-7' };
    const changing = owner.call('POST', '/api/auth/change-password', change);
    await rival.isWaitedFor(1);
    const subscribing = subscribe(thief, browser);
    await rival.isWaitedFor(2);
    await rival.commit();
    expect((await changing).status).toBe(200);
    // The commit wakes both. If it is let in first, it has ended with its session.
    const subscribed = await subscribing;
    if (subscribed.status !== 204) {
      expect(brief(subscribed)).toEqual(refusal(401, 'UNAUTHENTICATED'));
    }
    expect(await subscriptions()).toEqual([]);
  });

  it("ends with its browser's session, signed out there or in the list of devices", async () => {
    const { email } = owner;
    const login = { email, password: PASSWORD };
    const [phone, tablet] = [new Owner(api.url), new Owner(api.url)];
    for (const device of [phone, tablet]) await device.call('POST', '/api/auth/login', login);
    await subscribe(phone, browser);
    await subscribe(tablet, service.browser());
    await subscribe(owner, service.browser());
    const list = (await phone.call<Device[]>('GET', '/api/user/sessions')).body;
    const id = list.find(({ current }) => current)?.id ?? '';
    expect((await owner.call('DELETE', `/api/user/sessions/${id}`)).status).toBe(204);
    expect(await subscriptions()).toEqual([]);
    expect(await notify(owner)).toEqual({ devices: 2 });
    await tablet.call('POST', '/api/auth/logout');
    expect(await notify(owner)).toEqual({ devices: 1 });
  });

  it('stays when its owner signs in again, and ends when somebody else signs in', async () => {
    const login = { email: owner.email, password: PASSWORD };
    await subscribe(owner, browser);
    await owner.call('POST', '/api/auth/login', login);
    expect(await notify(owner)).toEqual({ devices: 1 });
    const stranger = await world.owner(api);
    const other = { email: stranger.email, password: PASSWORD };
    expect((await owner.call('POST', '/api/auth/login', other)).status).toBe(200);
    expect(await subscriptions()).toEqual([]);
  });

  it('stays when its vet passes the second factor', async () => {
    await addVet(world, owner);
    await subscribe(owner, browser);
    await setUpFactor(owner);
    expect(await notify(owner)).toEqual({ devices: 1 });
    await removeVets(world);
  });

  it('is part of the export without its address, which works as a key', async () => {
    await subscribe(owner, browser);
    const { body } = await owner.call<{ pushSubscriptions: unknown }>('GET', '/api/user/export');
    expect(body.pushSubscriptions).toEqual([
      {
        service: new URL(service.url).host,
        addedAt: expect.stringMatching(/^\d{4}-.*Z$/) as unknown as string,
      },
    ]);
    expect(JSON.stringify(body)).not.toContain(browser.id);
  });

  it('must have valid browser keys', async () => {
    const { endpoint, keys } = browser.subscription;
    const wrong = {
      p256dh: ['', 7, null, 'A'.repeat(87), `B${'A'.repeat(86)}`],
      auth: ['', 7, 'short'],
    };
    for (const [name, values] of Object.entries(wrong)) {
      for (const value of values) {
        const answer = await owner.call('POST', PUSH_PATH, {
          endpoint,
          keys: { ...keys, [name]: value },
        });
        expect({ value, ...brief(answer) }).toEqual({ value, ...invalid(`keys.${name}`) });
      }
    }
  });

  itIsStrict(
    {
      name: 'request',
      method: 'POST',
      path: PUSH_PATH,
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
          undefined,
          null,
          '',
          7,
          [],
          {},
          'push',
          'http://push.example.org/abc',
          'https://10.0.0.1/abc',
          'https://[fd00::1]/',
          'https://169.254.169.254/latest',
          'https://push.example.org:8443/',
          `https://push.example.org/${'x'.repeat(1000)}`,
        ],
        keys: [undefined, null, 'keys', 7],
      },
    },
    () => owner,
  );
});

it('nothing was an unexpected error', () => {
  expect(api.unforeseen).toEqual([]);
});
