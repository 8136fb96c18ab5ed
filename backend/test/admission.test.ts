import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Profile } from '../src/contract/accounts.js';
import type { Pet } from '../src/contract/pets.js';
import type { Owner } from './harness/owner.js';
import { Postbox } from './harness/postbox.js';
import type { Process } from './harness/processes.js';
import { until } from './harness/until.js';
import type { World } from './harness/world.js';

let post: Postbox;
let world: World;
let apis: Process[];

beforeAll(async () => {
  post = await Postbox.open();
  world = post.world;
  apis = [post.api, post.other];
});

afterAll(() => post.close());

const ownerInChat = (): Promise<Owner> => world.ownerInChat(apis[0] as Process);

/** Makes twenty identical calls at once, half of them at each API process. */
function twentyAtOnce<T>(owner: Owner, call: () => Promise<T>): Promise<T[]> {
  return Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      owner.url = apis[index % 2]?.url ?? '';
      return call();
    }),
  );
}

const statuses = (answers: { status: number }[]): Record<number, number> =>
  Object.fromEntries(
    [...new Set(answers.map(({ status }) => status))].map((status) => [
      status,
      answers.filter((answer) => answer.status === status).length,
    ]),
  );

describe('question admission', () => {
  it('admits exactly one of twenty simultaneous questions when one is left', async () => {
    const owner = await ownerInChat();
    for (const question of ['first', 'second']) {
      await owner.finished((await owner.ask(question)).reply.id);
    }
    const answers = await twentyAtOnce(owner, () => owner.send('last'));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await world.questionsOf(owner)).toBe(3);
    const { reply } = answers.find(({ status }) => status === 201)?.body ?? {};
    await owner.finished(reply?.id ?? 0);
    expect(await owner.send('one more')).toMatchObject({
      status: 429,
      body: { code: 'DAILY_LIMIT_REACHED', remainingQuestions: 0, currentPlan: 'free' },
    });
  });

  it('distinguishes the total limit from the daily limit', async () => {
    const owner = await ownerInChat();
    await world.database.query(
      `UPDATE users SET "totalQuestionCount" = 3, "dailyQuestionCount" = 3,
         "dailyQuestionDay" = (now() AT TIME ZONE 'UTC')::date - 1 WHERE id = $1`,
      [owner.id],
    );
    const tab = await owner.tab();
    expect(await owner.send('the fourth')).toMatchObject({
      status: 429,
      body: { code: 'QUESTION_LIMIT_REACHED', error: 'Question limit reached' },
    });
    const told = await until('the tab is told', () => tab.events.at(-1));
    expect(told).toMatchObject({
      name: 'limit-reached',
      payload: { code: 'QUESTION_LIMIT_REACHED', remainingQuestions: 0, currentPlan: 'free' },
    });
    owner.closeTabs();
  });

  it("begins each day's count anew, without a question that was given back", async () => {
    const owner = await ownerInChat();
    await world.database.query(
      `UPDATE users SET "totalQuestionCount" = 1, "dailyQuestionCount" = 1,
         "dailyQuestionDay" = (now() AT TIME ZONE 'UTC')::date - 1 WHERE id = $1`,
      [owner.id],
    );
    const counts = async () => {
      const { body } = await owner.call<Profile>('GET', '/api/user/profile');
      return [body.totalQuestions, body.dailyQuestionCount];
    };
    expect(await counts()).toEqual([1, 0]);
    await owner.finished((await owner.ask('first of today')).reply.id);
    expect(await counts()).toEqual([2, 1]);
    world.model.behave({ words: 50, breakAfter: 20 });
    const failed = await owner.finished((await owner.ask('Is anybody there?')).reply.id);
    world.model.behave({});
    expect(failed.status).toBe('failed');
    expect(await counts()).toEqual([2, 1]);
  });

  it('gives first aid for an emergency even when the limit is reached', async () => {
    const owner = await ownerInChat();
    await world.database.query(`UPDATE users SET "totalQuestionCount" = 3 WHERE id = $1`, [
      owner.id,
    ]);
    const { body } = await owner.send('My cat has just eaten a lily');
    expect(body).toMatchObject({ code: 'QUESTION_LIMIT_REACHED', triage: { level: 'emergency' } });
  });

  it('stores one question when the same one is sent ten times at once', async () => {
    const owner = await ownerInChat();
    const tab = await owner.tab();
    const clientId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => owner.send('Is this asked once?', { clientId })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.message.id)).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body.reply.id)).size).toBe(1);
    expect(await world.questionsOf(owner)).toBe(1);
    expect(await owner.messages()).toHaveLength(2);
    const newest = `/api/chat-sessions/${String(owner.sessionId)}/messages?limit=1`;
    expect((await owner.call('GET', newest)).headers.get('x-has-more')).toBe('true');
    await until('the tab is told that one is spent', () => tab.count('profile-changed') === 1);
    owner.closeTabs();
  });

  it('returns the answer to a repeated question even when no questions are left', async () => {
    const owner = await ownerInChat();
    await world.database.query(`UPDATE users SET "totalQuestionCount" = 2 WHERE id = $1`, [
      owner.id,
    ]);
    const clientId = randomUUID();
    const first = await owner.send('the last one', { clientId });
    await owner.finished(first.body.reply.id);
    const again = await owner.send('the last one', { clientId });
    expect(again).toMatchObject({ status: 201, body: { remainingQuestions: 0 } });
    expect(again.body.reply.id).toBe(first.body.reply.id);
  });

  it('refuses a second question while a reply is being written, without using up the allowance', async () => {
    world.model.behave({ words: 100, gap: 10 });
    const owner = await ownerInChat();
    await owner.ask('first');
    expect(await owner.send('second')).toMatchObject({
      status: 409,
      body: { code: 'REPLY_IN_PROGRESS' },
    });
    expect(await world.questionsOf(owner)).toBe(1);
    expect(await owner.messages()).toHaveLength(2);
    world.model.behave({});
  });
});

describe('the pet limit', () => {
  it.each([
    ['free', 1],
    ['pro', 5],
  ] as const)('holds against twenty simultaneous requests on the %s plan', async (plan, limit) => {
    const owner = await world.owner(apis[0] as Process);
    await world.setPlan(owner, plan);
    const add = () => owner.call('POST', '/api/pets', { name: 'Otto', species: 'cane' });
    const answers = await twentyAtOnce(owner, add);
    expect(statuses(answers)).toEqual({ 201: limit, 403: 20 - limit });
    const refused = answers.find(({ status }) => status === 403);
    expect(refused?.body).toMatchObject({ code: 'PET_LIMIT_REACHED', limit, currentPlan: plan });
    expect((await owner.call<Pet[]>('GET', '/api/pets')).body).toHaveLength(limit);
  });
});

describe("a pet's session", () => {
  it('is created once, even when requested twenty times at once', async () => {
    const owner = await world.owner(apis[0] as Process);
    await owner.addPet();
    const sessions = await twentyAtOnce(owner, () => owner.openChat());
    expect(new Set(sessions.map(({ id }) => id)).size).toBe(1);
  });

  it('is deleted with its pet', async () => {
    const owner = await ownerInChat();
    await owner.finished((await owner.ask('Will this be deleted?')).reply.id);
    expect((await owner.call('DELETE', `/api/pets/${String(owner.petId)}`)).status).toBe(204);
    const chat = `/api/chat-sessions/${String(owner.sessionId)}/messages`;
    expect((await owner.call('GET', chat)).status).toBe(404);
  });
});

describe('a session cached by an API process', () => {
  const by = (owner: Owner, index: number) => {
    owner.url = apis[index]?.url ?? '';
    return owner;
  };
  const triageOf = async (owner: Owner, question: string) => {
    const { body } = await owner.send(question);
    await owner.finished(body.reply.id);
    return body.reply.triage;
  };

  it('is reloaded when another process has recorded an emergency in it', async () => {
    const owner = by(await ownerInChat(), 1);
    expect((await triageOf(owner, 'How long do cats sleep?'))?.level).toBe('routine');
    const lily = await by(owner, 0).send('She chewed a lily leaf');
    await owner.finished(lily.body.reply.id);
    expect(await triageOf(by(owner, 1), 'How long will she sleep?')).toMatchObject({
      level: 'emergency',
      since: lily.body.message.id,
    });
  });

  it('is reloaded when its pet has changed', async () => {
    const owner = by(await ownerInChat(), 1);
    await world.setPlan(owner, 'pro');
    const weighing = async (weight: string) => {
      await by(owner, 0).call('PATCH', `/api/pets/${String(owner.petId)}`, { weight });
      return triageOf(by(owner, 1), 'He ate 20 g of dark chocolate');
    };
    const [heavy, light] = [await weighing('40 kg'), await weighing('2 kg')];
    expect([heavy?.level, light?.level]).toEqual(['routine', 'emergency']);
  });

  it('is inaccessible to others, and is gone with its pet', async () => {
    const owner = by(await ownerInChat(), 1);
    await owner.messages();
    const stranger = by(await ownerInChat(), 1);
    stranger.sessionId = owner.sessionId;
    expect((await stranger.send('How old is she?')).status).toBe(404);
    await by(owner, 0).call('DELETE', `/api/pets/${String(owner.petId)}`);
    expect((await by(owner, 1).send('How old is she?')).status).toBe(404);
  });
});
