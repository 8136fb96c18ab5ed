import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Message, SendMessageReply, SessionSummary } from '../src/contract/chat.js';
import type { SearchReply } from '../src/contract/search.js';
import type { Owner } from './harness/owner.js';
import { openPhoto, uploaded } from './harness/photographer.js';
import type { Process } from './harness/processes.js';
import { eventually } from './harness/until.js';
import { World } from './harness/world.js';

let world: World;
let api: Process;
let owner: Owner;

beforeAll(async () => {
  ({ world, api } = await World.shared());
});

beforeEach(async () => {
  owner = await world.ownerInChat(api);
  await world.setPlan(owner, 'pro');
});

afterAll(() => world.close());

const path = () => `/api/chat-sessions/${String(owner.sessionId)}/messages`;

const answered = async (content: string, more: object = {}): Promise<Message> => {
  const { status, body } = await owner.call<SendMessageReply>('POST', path(), { content, ...more });
  expect(status).toBe(201);
  await owner.finished(body.reply.id);
  return body.message;
};

const edited = (content: string, { id }: Message) => answered(content, { replaces: id });
const show = ({ id }: Message, who = owner) =>
  who.call('POST', `/api/chat-messages/${String(id)}/show`);
const questions = async () => (await owner.messages()).filter(({ role }) => role === 'user');
const texts = async () => (await questions()).map(({ content }) => content);

describe('a question that is asked in other words', () => {
  it('takes the place of the first with all that followed, which comes back on request', async () => {
    await answered('How much may she eat?');
    const second = await answered('How oft?');
    const third = await answered('And at night?');
    const again = await edited('How often?', second);
    expect(again.versions).toEqual([second.id, again.id]);
    expect(await texts()).toEqual(['How much may she eat?', 'How often?']);
    expect(await owner.messages()).toHaveLength(4);

    expect((await show(second)).status).toBe(204);
    expect(await texts()).toEqual(['How much may she eat?', 'How oft?', 'And at night?']);
    expect((await questions())[1]?.versions).toEqual([second.id, again.id]);
    await answered('And on Sundays?');
    expect((await show(again)).status).toBe(204);
    expect(await texts()).toEqual(['How much may she eat?', 'How often?']);
    expect((await show(second)).status).toBe(204);
    expect((await texts()).slice(2)).toEqual(['And at night?', 'And on Sundays?']);
    // A place within what is hidden comes back as it was left.
    const thirdAgain = await edited('And in the dark?', third);
    await show(again);
    await show(second);
    expect(await texts()).toEqual(['How much may she eat?', 'How oft?', 'And in the dark?']);
    const last = await edited('And before dawn?', thirdAgain);
    expect(last.versions).toEqual([third.id, thirdAgain.id, last.id]);
  });

  it('is told to other tabs, and the same client id asks nothing twice', async () => {
    const first = await answered('How oft?');
    const tab = await owner.tab();
    const clientId = '6f0a5a5e-2f2c-4d2e-9d53-0f7a4a0a1c11';
    const body = { content: 'How often?', replaces: first.id, clientId };
    const one = await owner.call<SendMessageReply>('POST', path(), body);
    const two = await owner.call<SendMessageReply>('POST', path(), body);
    expect(two.body.message).toEqual(one.body.message);
    await owner.finished(one.body.reply.id);
    await show(first);
    await eventually(() => {
      const told = tab.events.map(({ name, payload }) => [name, payload]);
      expect(told).toContainEqual(['message', { message: one.body.message }]);
      expect(told).toContainEqual(['conversation-changed', { sessionId: owner.sessionId }]);
    });
    owner.closeTabs();
  });

  it('is all that a model and the list of chats read', async () => {
    const first = await answered('My zebrafish has hiccups');
    await edited('My goldfish has hiccups', first);
    const { body: chats } = await owner.call<SessionSummary[]>('GET', '/api/chat-sessions');
    expect(chats[0]?.unread).toBe(1);
    await answered('And now?');
    const told = world.model
      .requestFor('And now?')
      ?.messages.map(({ content }) => content)
      .join(' ');
    expect(told).toContain('goldfish');
    expect(told).not.toContain('zebrafish');
    const exported = await owner.call<{ chats: unknown }>('GET', '/api/user/export');
    expect(JSON.stringify(exported.body)).toContain('zebrafish');
  });

  it('takes its alarm with it, and opens it again when it is seen again', async () => {
    const lily = await answered('She chewed a lily leaf');
    const later = async () => (await owner.messages()).at(-1)?.triage?.level;
    await edited('Why does she purr?', lily);
    await answered('How long do cats sleep?');
    expect(await later()).toBe('routine');
    await show(lily);
    const after = await answered('And what now?');
    const reply = (await owner.messages()).find(({ id }) => id === after.id + 1);
    expect(reply?.triage).toMatchObject({ level: 'emergency', since: lily.id });
  });

  it('is found by the words of each version, and comes back with all that hides it', async () => {
    const first = await answered('My zebrafish has hiccups');
    const second = await answered('And the newt?');
    const newts = await edited('And the newts?', second);
    await edited('My goldfish has hiccups', first);
    const find = async (word: string) =>
      (await owner.call<SearchReply>('GET', `/api/search?q=${word}`)).body.items
        .filter(({ role }) => role === 'user')
        .map(({ messageId, hidden = false }) => ({ id: messageId, hidden }));
    expect(await find('zebrafish')).toEqual([{ id: first.id, hidden: true }]);
    expect((await find('goldfish')).map(({ hidden }) => hidden)).toEqual([false]);
    expect(await find('newt')).toEqual([
      { id: newts.id, hidden: true },
      { id: second.id, hidden: true },
    ]);
    // Hidden twice: by the other newts, and all of them by the goldfish. Its answer is enough.
    expect((await show({ ...second, id: second.id + 1 })).status).toBe(204);
    expect(await texts()).toEqual(['My zebrafish has hiccups', 'And the newt?']);
    expect((await find('newt')).map(({ hidden }) => hidden)).toEqual([true, false]);
  });

  it('keeps its photos, which a model sees again', async () => {
    const [{ id: one }, { id: two }] = [await uploaded(owner), await uploaded(owner)];
    const first = await answered('What is this?', { photoIds: [one, two] });
    const again = await edited('What is this spot?', first);
    const ids = (message: Message) => message.photos?.map(({ id }) => id);
    expect(ids(again)).toEqual([one, two]);
    expect(world.model.requestFor('What is this spot?')?.images).toHaveLength(2);
    const third = await edited('And this one?', again);
    expect(ids(third)).toEqual([one, two]);
    await show(first);
    expect(ids((await questions())[0] as Message)).toEqual([one, two]);
    expect((await openPhoto(owner, third.photos?.[0]?.thumbnailUrl ?? '')).status).toBe(200);
    // Two of them were there, and ten are the most.
    const more = await Promise.all(Array.from({ length: 9 }, () => uploaded(owner)));
    const { status, body } = await owner.call<{ code: string }>('POST', path(), {
      ...{ content: 'All of these?', replaces: first.id, photoIds: more.map(({ id }) => id) },
    });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'VALIDATION_FAILED' });
  });

  it('leaves an alarm of a later message open', async () => {
    const first = await answered('How much may she eat?');
    const lily = await answered('She chewed a lily leaf');
    await edited('How often may she eat?', first);
    expect((await owner.messages()).at(-1)?.triage).toMatchObject({ since: lily.id });
  });

  it('must be shown, and be the own one; nothing is spent otherwise', async () => {
    const first = await answered('How oft?');
    await edited('How often?', first);
    const stranger = await world.ownerInChat(api);
    const before = (await owner.call<{ totalQuestionCount: number }>('GET', '/api/user/profile'))
      .body;
    const ask = (replaces: unknown, who = owner) =>
      who.call('POST', `/api/chat-sessions/${String(who.sessionId)}/messages`, {
        ...{ content: 'Again?', replaces },
      });
    expect((await ask(first.id)).status).toBe(404);
    expect((await ask(first.id, stranger)).status).toBe(404);
    expect((await ask(first.id + 1)).status).toBe(404);
    expect((await ask('x')).status).toBe(400);
    expect((await show(first, stranger)).status).toBe(404);
    expect((await show({ ...first, id: first.id + 1 }, stranger)).status).toBe(404);
    expect((await owner.call('GET', '/api/user/profile')).body).toEqual(before);
    expect(await texts()).toEqual(['How often?']);
  });

  it('and another one at once: one of them is taken', async () => {
    const first = await answered('How oft?');
    const ask = (content: string) =>
      owner.call<SendMessageReply>('POST', path(), { content, replaces: first.id });
    const both = await Promise.all([ask('How often?'), ask('How many times?')]);
    const taken = both.filter(({ status }) => status === 201);
    expect(taken).toHaveLength(1);
    const reply = taken[0]?.body.reply.id ?? 0;
    expect((await show(first)).status).toBe(409);
    await owner.finished(reply);
    expect(await questions()).toHaveLength(1);
  });

  it('is switched to and fro at once, and one version is seen', async () => {
    const first = await answered('How oft?');
    const again = await edited('How often?', first);
    const clicks = Array.from({ length: 8 }, (_, index) => show(index % 2 ? again : first));
    await Promise.all(clicks);
    expect(await questions()).toHaveLength(1);
    await show(again);
    expect(await texts()).toEqual(['How often?']);
  });
});
