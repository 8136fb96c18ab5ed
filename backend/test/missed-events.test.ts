import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Owner } from './harness/owner.js';
import { Postbox } from './harness/postbox.js';
import type { Process } from './harness/processes.js';
import { until } from './harness/until.js';
import type { World } from './harness/world.js';

let post: Postbox;
let world: World;
let api: Process;
let other: Process;
let owner: Owner;

beforeAll(async () => {
  post = await Postbox.open();
  ({ world, api, other } = post);
});

const tabs: Socket[] = [];

beforeEach(async () => {
  owner = await world.ownerInChat(api);
});

afterEach(() => {
  for (const tab of tabs.splice(0)) tab.disconnect();
});

afterAll(() => post.close());

interface Heard {
  name: string;
  payload: { newest?: number };
  number: number | undefined;
}

/** A tab that connects as the client does, and the events it receives. */
function openTab({ url }: Process, auth: object = { numbered: true }) {
  const extraHeaders = { cookie: owner.cookie };
  const socket = io(url, { transports: ['websocket'], forceNew: true, auth, extraHeaders });
  tabs.push(socket);
  const heard: Heard[] = [];
  socket.onAny((name: string, payload: Heard['payload'], number?: number) => {
    heard.push({ name, payload, number });
  });
  const newest = () =>
    until('the tab has joined', () => heard.find(({ name }) => name === 'joined'), 5000);
  return { socket, heard, newest: async () => (await newest()).payload.newest ?? 0 };
}

const write = (text: string) =>
  owner.call('PUT', `/api/chat-sessions/${owner.sessionId}/draft`, { text, from: randomUUID() });

const drafts = ({ heard }: { heard: Heard[] }) =>
  heard.filter(({ name }) => name === 'draft-changed').map(({ number }) => number);

const untilDrafts = (tab: { heard: Heard[] }, count: number) =>
  until(`it hears ${String(count)} drafts`, () => drafts(tab).length === count, 5000);

it("numbers a user's events consecutively, the same on every process", async () => {
  const [here, there] = [openTab(api), openTab(other)];
  const newest = await here.newest();
  await there.newest();
  for (const text of ['She', 'She drinks', 'She drinks a lot']) await write(text);
  for (const tab of [here, there]) {
    await untilDrafts(tab, 3);
    expect(drafts(tab)).toEqual([newest + 1, newest + 2, newest + 3]);
  }
});

it('tells a reconnecting tab whether it has missed events, and counts them', async () => {
  const away = openTab(api);
  const before = await away.newest();
  away.socket.disconnect();
  expect(await openTab(other).newest()).toBe(before);
  await write('Written while it was away');
  expect(await openTab(other).newest()).toBe(before + 1);
});

it("does not number an answer's tokens", async () => {
  const tab = openTab(api);
  await tab.newest();
  const { reply } = await owner.ask('How much should she drink?');
  await owner.finished(reply.id);
  const numbersOf = (wanted: string) =>
    tab.heard.filter(({ name }) => name === wanted).map(({ number }) => number);
  await until('it hears the end', () => numbersOf('message-done').length > 0, 5000);
  expect(numbersOf('token').length).toBeGreaterThan(0);
  expect(numbersOf('token').every((number) => number === undefined)).toBe(true);
  const counted = tab.heard.flatMap(({ number }) => number ?? []);
  expect(counted).toEqual(counted.map((_, index) => (counted[0] ?? 0) + index));
});

it("refuses a tab that shows one owner's data with another's cookie", async () => {
  const first = owner.id;
  owner = await world.ownerInChat(api);
  const { socket } = openTab(api, { numbered: true, userId: first });
  const answers: string[] = [];
  socket.on('connect', () => answers.push('welcome'));
  socket.on('connect_error', ({ message }) => answers.push(message));
  await until('it is answered', () => answers.length > 0, 5000);
  expect(answers).toEqual(['UNAUTHENTICATED']);
  await openTab(api, { numbered: true, userId: owner.id }).newest();
});

it('sends no numbers to clients that did not ask for them', async () => {
  const tab = openTab(api, {});
  await until('it is connected', () => tab.socket.connected, 5000);
  await write('Hello');
  await untilDrafts(tab, 1);
  expect(tab.heard.map(({ name }) => name)).toEqual(['draft-changed']);
});
