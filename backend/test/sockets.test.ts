import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { WebSocket } from 'ws';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Owner, PASSWORD } from './harness/owner.js';
import { Postbox } from './harness/postbox.js';
import type { Process } from './harness/processes.js';
import { Tab } from './harness/tab.js';
import { until } from './harness/until.js';
import type { World } from './harness/world.js';
import { visit } from './harness/visit.js';

let post: Postbox;
let world: World;
let api: Process;
let other: Process;
let owner: Owner;

beforeAll(async () => {
  post = await Postbox.open();
  ({ world, api, other } = post);
  owner = await world.ownerInChat(api);
  await world.setPlan(owner, 'expert');
});

const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

afterAll(() => post.close());

/** The outcome of one attempt to connect: null, or the message of the refusal. */
function refusalOf(
  headers: Record<string, string>,
  transports: ('polling' | 'websocket')[] = ['websocket'],
  namespace = '',
): Promise<string | null> {
  const extraHeaders = { cookie: owner.cookie, ...headers };
  const options = { transports, extraHeaders, forceNew: true, reconnection: false, timeout: 5000 };
  const socket = io(api.url + namespace, options);
  sockets.push(socket);
  return new Promise((resolve) => {
    socket.on('connect', () => resolve(null));
    socket.on('connect_error', ({ message }) => resolve(message));
  });
}

const own = () => ({ origin: `http://localhost:${api.port}` });

describe('a socket connection', () => {
  it.each<[string, () => Record<string, string>]>([
    ['without a cookie', () => ({ cookie: '' })],
    [
      'with a made-up session',
      () => ({ cookie: `zampa.sid=s%3A${'x'.repeat(32)}.${'y'.repeat(43)}` }),
    ],
    ['with a broken signature', () => ({ cookie: `${owner.cookie.slice(0, -3)}xyz` })],
    ['with a session id that is not signed', () => ({ cookie: unsigned(owner.cookie) })],
    ['with nonsense for a cookie', () => ({ cookie: 'zampa.sid=%E0%A4%A; %%%; =' })],
  ])('%s is refused as UNAUTHENTICATED', async (_, headers) => {
    expect(await refusalOf({ ...own(), ...headers() })).toBe('UNAUTHENTICATED');
  });

  it.each([
    'https://evil.example',
    'null',
    'http://localhost:1',
    'http://localhost.evil.example',
    'file://',
  ])('from the origin %s of another site is refused, even when signed in', async (origin) => {
    expect(await refusalOf({ origin })).toEqual(expect.any(String));
  });

  it('from our own origin is accepted', async () => {
    expect(await refusalOf(own())).toBeNull();
  });

  it('by polling is refused, so that it does not matter which process a request reaches', async () => {
    expect(await refusalOf(own(), ['polling'])).toEqual(expect.any(String));
    const before = await api.metric('zampa_open_tabs');
    const headers = { cookie: owner.cookie, ...own() };
    const path = `${api.url}/socket.io/?EIO=4&transport=polling`;
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const response = await visit(path, { method, headers });
      expect([method, response.status]).toEqual([method, 400]);
      expect(response.body).toEqual({ code: 0, message: 'Transport unknown' });
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
    expect(await api.metric('zampa_open_tabs')).toBe(before);
  });

  it('to another namespace is refused', async () => {
    expect(await refusalOf(own(), ['websocket'], '/admin')).toEqual(expect.any(String));
  });

  it('with a session that has ended is refused', async () => {
    const leaving = await world.owner(api);
    const { cookie } = leaving;
    expect(await refusalOf({ ...own(), cookie })).toBeNull();
    await leaving.call('POST', '/api/auth/logout');
    expect(await refusalOf({ ...own(), cookie })).toBe('UNAUTHENTICATED');
  });
});

describe('a client that sends raw protocol packets', () => {
  /** Opens a connection and, once it is joined, sends these packets. Resolves when it closes. */
  const sendByHand = async (packets: string[], pause: number): Promise<void> => {
    const url = `${api.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
    const socket = new WebSocket(url, { headers: { cookie: owner.cookie, ...own() } });
    const ended = new Promise<void>((resolve) => socket.on('close', () => resolve()));
    await once(socket, 'open');
    for (const packet of ['40', ...packets]) {
      socket.send(packet);
      await delay(pause);
    }
    await ended;
  };

  it.each([
    ['leaves', ['41'], 200],
    ['leaves and joins again', ['41', '40'], 200],
    ['leaves and joins again at once', ['41', '40'], 0],
    ['joins twice', ['40'], 200],
    ['joins ten times more at once', Array<string>(10).fill('40'), 0],
  ])('and %s is disconnected without affecting others', async (_, packets, pause) => {
    const tab = await owner.tab();
    await sendByHand(packets, pause);
    await until('its connection is gone', async () => (await api.metric('zampa_open_tabs')) === 1);
    expect(tab.socket.connected).toBe(true);
    owner.closeTabs();
  });
});

const unsigned = (cookie: string): string =>
  cookie.replace(/=s%3A([^.]+)\..*/, (_, id: string) => `=${id}`);

describe('logging out', () => {
  it('notifies and closes every tab of that session on every process, and no other', async () => {
    const leaving = await world.owner(api);
    const elsewhere = Object.assign(new Owner(api.url), { id: leaving.id, email: leaving.email });
    await elsewhere.call('POST', '/api/auth/login', { email: leaving.email, password: PASSWORD });
    const tabs = [await leaving.tab(), await leaving.tab(), await leaving.tab(other.url)];
    const staying = [await elsewhere.tab(), await elsewhere.tab(other.url)];
    const reasons: string[] = [];
    for (const { socket } of tabs) socket.on('disconnect', (reason) => reasons.push(reason));
    await leaving.call('POST', '/api/auth/logout');
    await until('all tabs are told and closed', () => reasons.length === 3, 5000);
    for (const tab of tabs) {
      expect(tab.events.map(({ name, payload }) => [name, payload])).toEqual([['signed-out', {}]]);
    }
    const { body } = await elsewhere.call<{ id: number }>('POST', '/api/pets', {
      name: 'Nina',
      species: 'gatto',
    });
    for (const tab of staying) {
      await until('the other session goes on', () => tab.count('pet-saved') === 1, 5000);
      expect(tab.count('signed-out')).toBe(0);
      expect(tab.events[0]).toMatchObject({ payload: { pet: { id: body.id } } });
    }
    expect(tabs.some((tab) => tab.count('pet-saved') > 0)).toBe(false);
    leaving.closeTabs();
    elsewhere.closeTabs();
  });
});

describe("an owner's events", () => {
  it('reach all tabs of the owner once, and no tab of anybody else', async () => {
    const stranger = await world.ownerInChat(api);
    const mine = [await owner.tab(), await owner.tab(other.url)];
    const theirs = [await stranger.tab(), await stranger.tab(other.url)];
    for (const tab of [...mine, ...theirs]) await tab.open(owner.sessionId);
    const pet = await owner.call<{ id: number }>('POST', '/api/pets', {
      name: 'A',
      species: 'altro',
    });
    const path = `/api/pets/${pet.body.id}`;
    await owner.call('PATCH', path, { age: 3 });
    await owner.call('DELETE', path);
    const { reply } = await owner.ask('Who hears this?');
    await owner.stop(reply.id);
    for (const tab of mine) {
      await tab.finished(reply.id, 5000);
      expect(tab.count('pet-saved')).toBe(2);
      expect(tab.count('pet-removed')).toBe(1);
      expect(tab.count('message')).toBe(2);
      expect(tab.count('message-done')).toBe(1);
      expect(tab.count('profile-changed')).toBeGreaterThan(0);
      const removed = tab.events.find(({ name }) => name === 'pet-removed');
      expect(removed?.payload).toEqual({ petId: pet.body.id });
    }
    for (const tab of theirs) expect(tab.events).toEqual([]);
    owner.closeTabs();
    stranger.closeTabs();
  });

  it("cannot be received by naming another owner's room or chat", async () => {
    const stranger = await world.ownerInChat(api);
    const spy = new Tab(api.url, stranger.cookie, () => Promise.resolve([]), own().origin);
    await spy.connected();
    const loose = spy.socket as unknown as Socket;
    const rooms = [`user:${owner.id}`, String(owner.id), `session:${owner.sessionId}`];
    for (const room of rooms) {
      for (const event of ['join', 'subscribe', 'room', 'open-session']) loose.emit(event, room);
    }
    for (const more of [{}, { userId: owner.id }]) {
      const answer: unknown = await loose
        .timeout(5000)
        .emitWithAck('open-session', { sessionId: owner.sessionId, ...more });
      expect(answer).toMatchObject({ ok: false });
    }
    const { reply } = await owner.ask('Who hears this?');
    await owner.stop(reply.id);
    await stranger.call('POST', '/api/chat-messages/1/stop');
    await stranger.ask('Is my own tab still alive?');
    await until('it is', () => spy.count('message') > 0, 5000);
    const sessions = spy.events.map(({ payload }) => JSON.stringify(payload));
    expect(sessions.some((text) => text.includes(`"sessionId":${owner.sessionId},`))).toBe(false);
    spy.close();
  });
});
