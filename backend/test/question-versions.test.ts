import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SendMessageReply } from '../src/contract/chat.js';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { RewordedChat } from './harness/reworded-chat.js';
import { eventually } from './harness/until.js';
import { World } from './harness/world.js';

/** Milliseconds before an answer's first word: enough for two more calls on a busy machine. */
const STILL_ANSWERING = 2000;

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
  it('replaces the first version and all that followed, which can be brought back', async () => {
    await chat.answered('How much may she eat?');
    const second = await chat.answered('How oft?');
    const third = await chat.answered('And at night?');
    const again = await chat.edited('How often?', second);
    expect(again.versions).toEqual([second.id, again.id]);
    expect(await chat.texts()).toEqual(['How much may she eat?', 'How often?']);
    expect(await owner.messages()).toHaveLength(4);

    expect((await chat.show(second)).status).toBe(204);
    expect(await chat.texts()).toEqual(['How much may she eat?', 'How oft?', 'And at night?']);
    expect((await chat.questions())[1]?.versions).toEqual([second.id, again.id]);
    await chat.answered('And on Sundays?');
    expect((await chat.show(again)).status).toBe(204);
    expect(await chat.texts()).toEqual(['How much may she eat?', 'How often?']);
    expect((await chat.show(second)).status).toBe(204);
    expect((await chat.texts()).slice(2)).toEqual(['And at night?', 'And on Sundays?']);
    // A branch within what is hidden comes back as it was left.
    const thirdAgain = await chat.edited('And in the dark?', third);
    await chat.show(again);
    await chat.show(second);
    expect(await chat.texts()).toEqual(['How much may she eat?', 'How oft?', 'And in the dark?']);
    const last = await chat.edited('And before dawn?', thirdAgain);
    expect(last.versions).toEqual([third.id, thirdAgain.id, last.id]);
  });

  it('is sent to other tabs, and is asked only once per client id', async () => {
    const first = await chat.answered('How oft?');
    const tab = await owner.tab();
    const clientId = '6f0a5a5e-2f2c-4d2e-9d53-0f7a4a0a1c11';
    const body = { content: 'How often?', replaces: first.id, clientId };
    const one = await owner.call<SendMessageReply>('POST', chat.path, body);
    const two = await owner.call<SendMessageReply>('POST', chat.path, body);
    expect(two.body.message).toEqual(one.body.message);
    await owner.finished(one.body.reply.id);
    await chat.show(first);
    await eventually(() => {
      const told = tab.events.map(({ name, payload }) => [name, payload]);
      expect(told).toContainEqual(['message', { message: one.body.message }]);
      expect(told).toContainEqual(['conversation-changed', { sessionId: owner.sessionId }]);
    });
    owner.closeTabs();
  });

  it('closes the alarm of the version it replaces, which reopens with that version', async () => {
    const lily = await chat.answered('She chewed a lily leaf');
    const later = async () => (await owner.messages()).at(-1)?.triage?.level;
    await chat.edited('Why does she purr?', lily);
    await chat.answered('How long do cats sleep?');
    expect(await later()).toBe('routine');
    await chat.show(lily);
    const after = await chat.answered('And what now?');
    const reply = (await owner.messages()).find(({ id }) => id === after.id + 1);
    expect(reply?.triage).toMatchObject({ level: 'emergency', since: lily.id });
  });

  it("reopens an earlier question's alarm in that question's words", async () => {
    const chocolate = await chat.answered('She ate a whole bar of dark chocolate, 200 g');
    const milk = await chat.answered('Can I give her milk?');
    await chat.edited('Can I give her water?', milk);
    await chat.answered('We are back from the vet, they kept her on a drip and she is fine.');
    await chat.answered('How long do cats sleep?');
    expect((await owner.messages()).at(-1)?.triage?.level).toBe('routine');
    await chat.show(milk);
    await chat.answered('And what now?');
    const { reasons, since } = (await owner.messages()).at(-1)?.triage ?? {};
    expect({ reasons: reasons?.join(' '), since }).toEqual({
      reasons: expect.stringMatching(/chocolate/i),
      since: chocolate.id,
    });
  });

  it('leaves the alarm of a later message open', async () => {
    const first = await chat.answered('How much may she eat?');
    const lily = await chat.answered('She chewed a lily leaf');
    await chat.edited('How often may she eat?', first);
    expect((await owner.messages()).at(-1)?.triage).toMatchObject({ since: lily.id });
  });

  it('leaves the alarm of a later message open that its own had covered', async () => {
    const lily = await chat.answered('She chewed a lily leaf');
    const seizure = await chat.answered('Now she is having a seizure');
    const small = ['What does a vet cost?', 'Which way is it?', 'Which papers?', 'By car?'];
    for (const words of small) await chat.answered(words);
    const later = { level: 'emergency', since: seizure.id };
    const rose = await chat.edited('She sniffed at a rose', lily);
    expect((await owner.messages()).at(-1)?.triage).toMatchObject(later);
    // The message about the seizure is hidden now, but nobody took it back.
    await chat.edited('Should I bring her blanket?', rose);
    expect((await owner.messages()).at(-1)?.triage).toMatchObject(later);
  });

  it('must replace a shown question of the same owner; a refusal costs no question', async () => {
    const first = await chat.answered('How oft?');
    await chat.edited('How often?', first);
    const stranger = await world.ownerInChat(api);
    const before = (await owner.call<{ totalQuestionCount: number }>('GET', '/api/user/profile'))
      .body;
    const ask = (replaces: unknown, who = owner) =>
      who.call('POST', `/api/chat-sessions/${String(who.sessionId)}/messages`, {
        content: 'Again?',
        replaces,
      });
    expect((await ask(first.id)).status).toBe(404);
    expect((await ask(first.id, stranger)).status).toBe(404);
    expect((await ask(first.id + 1)).status).toBe(404);
    expect((await ask('x')).status).toBe(400);
    expect((await chat.show(first, stranger)).status).toBe(404);
    expect((await chat.show({ ...first, id: first.id + 1 }, stranger)).status).toBe(404);
    expect((await owner.call('GET', '/api/user/profile')).body).toEqual(before);
    expect(await chat.texts()).toEqual(['How often?']);
  });

  it('is refused if another edit was admitted at the same moment', async () => {
    const first = await chat.answered('How oft?');
    const ask = (content: string) =>
      owner.call<SendMessageReply>('POST', chat.path, { content, replaces: first.id });
    const words = ['How often?', 'How many times?'];
    world.model.behave({}, ...words.map((question) => ({ question, delay: STILL_ANSWERING })));
    const both = await Promise.all(words.map(ask));
    const taken = both.filter(({ status }) => status === 201);
    expect(taken).toHaveLength(1);
    const reply = taken[0]?.body.reply.id ?? 0;
    expect((await chat.show(first)).status).toBe(409);
    await owner.finished(reply);
    expect(await chat.questions()).toHaveLength(1);
  });

  it('shows exactly one version after simultaneous switches', async () => {
    const first = await chat.answered('How oft?');
    const again = await chat.edited('How often?', first);
    const clicks = Array.from({ length: 8 }, (_, index) => chat.show(index % 2 ? again : first));
    await Promise.all(clicks);
    expect(await chat.questions()).toHaveLength(1);
    await chat.show(again);
    expect(await chat.texts()).toEqual(['How often?']);
  });
});
