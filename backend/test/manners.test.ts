import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pino } from 'pino';
import type { Draft, SessionSummary } from '../src/contract/chat.js';
import type { Preferences } from '../src/contract/preferences.js';
import { Presence } from '../src/platform/redis/presence.js';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { brief, invalid } from './harness/refusal.js';
import { Rival } from './harness/rival.js';
import { eventually, until } from './harness/until.js';
import { World } from './harness/world.js';
import type { PushBrowser } from './stand-ins/push-browser.js';
import { PushServer } from './stand-ins/push-server.js';

let world: World;
let api: Process;
let owner: Owner;

beforeAll(async () => {
  ({ world, api } = await World.shared());
});

beforeEach(async () => {
  owner = await world.ownerInChat(api);
});

afterAll(() => world.close());

const path = (rest: string) => `/api/chat-sessions/${String(owner.sessionId)}/${rest}`;

const answer = async (question = 'How much may she eat?') =>
  owner.finished((await owner.ask(question)).reply.id);

const told = async (name: string) => {
  const tab = await owner.tab();
  return () => tab.events.filter((event) => event.name === name).map(({ payload }) => payload);
};

describe('the list of chats', () => {
  const list = async () => (await owner.call<SessionSummary[]>('GET', '/api/chat-sessions')).body;

  it("has each chat's last message and its number of unread answers", async () => {
    expect(await list()).toEqual([
      { id: owner.sessionId, petId: owner.petId, unread: 0, last: null },
    ]);
    const first = await answer();
    const second = await answer('And how often?');
    const last = { role: 'assistant', text: second.content.slice(0, 200), at: second.createdAt };
    expect(await list()).toMatchObject([{ unread: 2, last }]);
    expect((await owner.call('PUT', path('read'), { upTo: first.id })).status).toBe(204);
    expect(await list()).toMatchObject([{ unread: 1 }]);
    const stranger = await world.ownerInChat(api);
    expect((await stranger.call('GET', '/api/chat-sessions')).body).toHaveLength(1);
  });

  it('syncs what was read to every device, never backwards or beyond the last message', async () => {
    const { id } = await answer();
    const events = await told('sessions-read');
    const read = (upTo: number) => owner.call('PUT', path('read'), { upTo });
    await read(Number.MAX_SAFE_INTEGER);
    await read(id - 1);
    await read(id);
    const { id: next } = await answer('And then?');
    expect(await list()).toMatchObject([{ unread: 1 }]);
    await read(next);
    await eventually(() =>
      expect(events()).toEqual([
        { sessionId: owner.sessionId, readUpTo: id },
        { sessionId: owner.sessionId, readUpTo: next },
      ]),
    );
    owner.closeTabs();
  });
});

it('two devices that mark messages as read at the same moment leave the later mark', async () => {
  const { id: older } = await answer();
  const { id: newer } = await answer('And how often?');
  const events = await told('sessions-read');
  const rival = await Rival.begin(world);
  await rival.does('SELECT FROM chat_sessions WHERE id = $1 FOR UPDATE', [owner.sessionId]);
  const calls = [];
  for (const upTo of [newer, older]) {
    calls.push(owner.call('PUT', path('read'), { upTo }));
    await rival.isWaitedFor(calls.length);
  }
  await rival.commit();
  for (const call of calls) expect((await call).status).toBe(204);
  const list = await owner.call<SessionSummary[]>('GET', '/api/chat-sessions');
  expect(list.body).toMatchObject([{ unread: 0 }]);
  await eventually(() =>
    expect(events()).toEqual([{ sessionId: owner.sessionId, readUpTo: newer }]),
  );
  owner.closeTabs();
});

describe('a draft', () => {
  const from = randomUUID();
  const write = (text: unknown) => owner.call('PUT', path('draft'), { text, from });
  const kept = async () => (await owner.call<Draft>('GET', path('draft'))).body;

  it('is the same on every device, the last write wins, and it is exported', async () => {
    const events = await told('draft-changed');
    await write('She drinks');
    expect((await write('  She drinks a lot\n')).status).toBe(204);
    expect(await kept()).toEqual({ text: '  She drinks a lot\n' });
    await until('both are told', () => events().length === 2);
    const text = '  She drinks a lot\n';
    expect(events()[1]).toEqual({ sessionId: owner.sessionId, text, from });
    const { body } = await owner.call<{ conversations: unknown[] }>('GET', '/api/user/export');
    expect(body.conversations).toMatchObject([{ draft: text }]);
    await write('');
    expect(await kept()).toEqual({ text: '' });
    owner.closeTabs();
  });

  it('may have 8,000 characters, and is deleted with its pet', async () => {
    expect((await write('🐈'.repeat(8000))).status).toBe(204);
    expect(brief(await write('x'.repeat(8001)))).toEqual(
      invalid({ text: 'String must contain at most 8000 character(s)' }),
    );
    await owner.call('DELETE', `/api/pets/${String(owner.petId)}`);
    expect((await owner.call('GET', path('draft'))).status).toBe(404);
  });
});

describe("a user's preferences", () => {
  const change = (changes: object) => owner.call('PATCH', '/api/user/preferences', changes);

  it('are sent to every device, and are not reset by a browser in another language', async () => {
    const events = await told('preferences-changed');
    const nothing = { language: null, theme: null, answerNotices: false, usageReports: true };
    expect((await owner.call('GET', '/api/user/preferences')).body).toEqual(nothing);
    const chosen = { language: 'it', theme: 'dark', answerNotices: false, usageReports: true };
    expect((await change({ language: 'it' })).body).toEqual({ ...chosen, theme: null });
    expect((await change({ theme: 'dark' })).body).toEqual(chosen);
    await until('the tab is told', () => events().length === 2);
    expect(events()[1]).toEqual(chosen);
    await owner.call('GET', '/api/auth/session', undefined, { 'accept-language': 'en' });
    const { body } = await owner.call<Preferences>('GET', '/api/user/preferences');
    expect(body).toEqual(chosen);
    owner.closeTabs();
  });

  it.each([
    [{ language: 'de' }],
    [{ theme: 'blue' }],
    [{ answerNotices: 1 }],
    [{ usageReports: 'no' }],
    [{ more: true }],
  ])('do not accept %j', async (changes) => {
    expect((await change(changes)).status).toBe(400);
  });
});

describe('an answer that arrived unseen', () => {
  let service: PushServer;
  let browser: PushBrowser;

  beforeAll(async () => {
    service = await PushServer.start();
  });

  afterAll(() => service.stop());

  beforeEach(async () => {
    browser = service.browser();
    await owner.call('POST', '/api/push-subscriptions', browser.subscription);
  });

  const want = () => owner.call('PATCH', '/api/user/preferences', { answerNotices: true });

  /** Waits for the notice of an answer that another owner gets after all those so far. */
  async function othersNotice(): Promise<void> {
    const other = await world.ownerInChat(api);
    const theirs = service.browser();
    await other.call('POST', '/api/push-subscriptions', theirs.subscription);
    await other.call('PATCH', '/api/user/preferences', { answerNotices: true });
    await other.finished((await other.ask('And she?')).reply.id);
    await eventually(() => expect(theirs.shown).toHaveLength(1));
  }

  it("notifies owners who want it, with the pet's name only, one notification per chat", async () => {
    await want();
    const { content } = await answer();
    await eventually(() => expect(browser.shown).toHaveLength(1));
    expect(browser.shown[0]).toEqual({
      title: 'Zampa has answered about Micia',
      body: 'Tap to read the answer.',
      url: `/chat?petId=${String(owner.petId)}`,
      tag: `answer-${String(owner.sessionId)}`,
    });
    expect(JSON.stringify(browser.shown)).not.toContain(content.slice(0, 20));
  });

  it('notifies nobody with a visible tab on any process until it is hidden or closed', async () => {
    await want();
    const tab = await owner.tab();
    const show = (visible: boolean) => tab.socket.emitWithAck('visible', { visible });
    const isHere = async () =>
      (await world.redis.run((redis) => redis.zcard(`visible:${String(owner.id)}`))) > 0;
    await show(true);
    await until('it is known', isHere);
    await answer();
    await othersNotice();
    expect(browser.shown).toEqual([]);
    await show(false);
    await answer('And then?');
    await eventually(() => expect(browser.shown).toHaveLength(1));
    await show(true);
    await until('it is known', isHere);
    tab.close();
    await until('it is forgotten', async () => !(await isHere()));
  });

  it('sees a visible tab whatever the clock of the process that notes it says', async () => {
    await world.redis.run(async (redis) => {
      const presence = new Presence(redis, pino({ level: 'silent' }));
      const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 600_000);
      presence.enter(owner.id, 'tab');
      clock.mockRestore();
      await eventually(async () => expect(await presence.isHere(owner.id)).toBe(true), 2000);
      presence.leave(owner.id, 'tab');
      await eventually(async () => expect(await presence.isHere(owner.id)).toBe(false), 2000);
    });
  });

  it('does not notify owners who do not want it, or have read it as it came', async () => {
    await answer();
    await want();
    world.model.behave({ words: 20, gap: 20 });
    const { reply } = await owner.ask('And then?');
    await owner.call('PUT', path('read'), { upTo: reply.id });
    await owner.finished(reply.id);
    world.model.behave({});
    await othersNotice();
    expect(browser.shown).toEqual([]);
  });
});
