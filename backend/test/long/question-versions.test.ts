import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Message, SessionSummary } from '../../src/contract/chat.js';
import type { SearchReply } from '../../src/contract/search.js';
import type { Owner } from '../harness/owner.js';
import { openPhoto, uploaded } from '../harness/photographer.js';
import type { Process } from '../harness/processes.js';
import { RewordedChat } from '../harness/reworded-chat.js';
import { World } from '../harness/world.js';

let world: World;
let api: Process;
let owner: Owner;
let chat: RewordedChat;

beforeAll(async () => {
  ({ world, api } = await World.shared());
});

beforeEach(async () => {
  owner = await world.ownerInChat(api);
  await world.setPlan(owner, 'pro');
  chat = new RewordedChat(owner);
});

afterAll(() => world.close());

describe('an edited question', () => {
  it('is the only version that a model and the chat list read', async () => {
    const first = await chat.answered('My zebrafish has hiccups');
    await chat.edited('My goldfish has hiccups', first);
    const { body: chats } = await owner.call<SessionSummary[]>('GET', '/api/chat-sessions');
    expect(chats[0]?.unread).toBe(1);
    await chat.answered('And now?');
    const told = world.model
      .requestFor('And now?')
      ?.messages.map(({ content }) => content)
      .join(' ');
    expect(told).toContain('goldfish');
    expect(told).not.toContain('zebrafish');
    const exported = await owner.call<{ chats: unknown }>('GET', '/api/user/export');
    expect(JSON.stringify(exported.body)).toContain('zebrafish');
  });

  it('is found by the words of each version, and is shown with everything it replaced', async () => {
    const first = await chat.answered('My zebrafish has hiccups');
    const second = await chat.answered('And the newt?');
    const newts = await chat.edited('And the newts?', second);
    await chat.edited('My goldfish has hiccups', first);
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
    // Hidden twice: by its own newer version, and with everything else by the goldfish's. The id of
    // its answer suffices.
    expect((await chat.show({ ...second, id: second.id + 1 })).status).toBe(204);
    expect(await chat.texts()).toEqual(['My zebrafish has hiccups', 'And the newt?']);
    expect((await find('newt')).map(({ hidden }) => hidden)).toEqual([true, false]);
  });

  it('keeps its photos, which the model sees again', async () => {
    const [{ id: one }, { id: two }] = [await uploaded(owner), await uploaded(owner)];
    const first = await chat.answered('What is this?', { photoIds: [one, two] });
    const again = await chat.edited('What is this spot?', first);
    const ids = (message: Message) => message.photos?.map(({ id }) => id);
    expect(ids(again)).toEqual([one, two]);
    expect(world.model.requestFor('What is this spot?')?.images).toHaveLength(2);
    const third = await chat.edited('And this one?', again);
    expect(ids(third)).toEqual([one, two]);
    await chat.show(first);
    expect(ids((await chat.questions())[0] as Message)).toEqual([one, two]);
    expect((await openPhoto(owner, third.photos?.[0]?.thumbnailUrl ?? '')).status).toBe(200);
    // With the two from before, these exceed the limit of ten.
    const more = await Promise.all(Array.from({ length: 9 }, () => uploaded(owner)));
    const { status, body } = await owner.call<{ code: string }>('POST', chat.path, {
      content: 'All of these?',
      replaces: first.id,
      photoIds: more.map(({ id }) => id),
    });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'VALIDATION_FAILED' });
  });
});
