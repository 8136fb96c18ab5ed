import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Feedback, Message } from '../src/contract/chat.js';
import { itIsStrict } from './harness/form.js';
import type { Owner } from './harness/owner.js';
import type { Process } from './harness/processes.js';
import { brief, invalid, refusal } from './harness/refusal.js';
import { until } from './harness/until.js';
import { World } from './harness/world.js';
import { visit } from './harness/visit.js';

let world: World;
let api: Process;
let owner: Owner;
let answer: Message;

beforeAll(async () => {
  ({ world, api } = await World.shared());
  owner = await world.ownerInChat(api);
  answer = await owner.finished((await owner.ask('How much water does a cat drink?')).reply.id);
});

afterEach(() => withdraw());

afterAll(() => world.close());

interface Exported {
  conversations: { messages: Message[] }[];
}

const pathOf = (id: number | string) => `/api/chat-messages/${id}/feedback`;

const say = (feedback: object, id = answer.id, who = owner) =>
  who.call<Message>('PUT', pathOf(id), feedback);

const withdraw = (id = answer.id, who = owner) => who.call<Message>('DELETE', pathOf(id));

const stored = async (): Promise<Feedback | undefined> =>
  (await owner.messages()).find(({ id }) => id === answer.id)?.feedback;

async function counted(labels: string): Promise<number> {
  const metrics = (await visit(`${api.url}/metrics`)).text;
  const line = metrics.split('\n').find((one) => one.startsWith(`zampa_feedback_total{${labels}}`));
  return Number(line?.split(' ').at(-1) ?? 0);
}

const labels = (helpful: string, reason: string) =>
  `helpful="${helpful}",reason="${reason}",model="first-model",level="routine"`;

describe('feedback on an answer', () => {
  it('is stored with it, can be changed and withdrawn, and changes nothing else', async () => {
    expect(brief(await say({ helpful: true }))).toEqual({
      status: 200,
      body: { ...answer, feedback: { helpful: true } },
    });
    expect(await stored()).toEqual({ helpful: true });
    const changed = { helpful: false, reason: 'incomplete' };
    expect((await say(changed)).body).toEqual({ ...answer, feedback: changed });
    expect(await stored()).toEqual(changed);
    expect((await say({ helpful: false })).body).toEqual({
      ...answer,
      feedback: { helpful: false },
    });
    expect(brief(await withdraw())).toEqual({ status: 200, body: answer });
    expect(await stored()).toBeUndefined();
    expect((await withdraw()).status).toBe(200);
  });

  it('reaches every tab as the whole message, unless it is unchanged', async () => {
    const tab = await owner.tab();
    const told = () => tab.events.map(({ name, payload }) => ({ name, payload }));
    const { body } = await say({ helpful: false, reason: 'wrong' });
    await until('the tab is told', () => told().length > 0);
    await say({ helpful: false, reason: 'wrong' });
    const { body: last } = await withdraw();
    await until('the tab is told of the end', () => told().length > 1);
    expect(told()).toEqual([
      { name: 'message', payload: { message: body } },
      { name: 'message', payload: { message: last } },
    ]);
    owner.closeTabs();
  });

  it('is counted by helpfulness, reason, model and level', async () => {
    const [no, gone] = [labels('no', 'unclear'), labels('withdrawn', 'none')];
    const before = [await counted(no), await counted(gone)];
    await say({ helpful: false, reason: 'unclear' });
    await say({ helpful: false, reason: 'unclear' });
    await withdraw();
    expect([await counted(no), await counted(gone)]).toEqual(before.map((count) => count + 1));
  });

  it('is part of the export', async () => {
    await say({ helpful: false, reason: 'too-long' });
    const { body } = await owner.call<Exported>('GET', '/api/user/export');
    expect(body.conversations[0]?.messages).toMatchObject([
      { role: 'user' },
      { feedback: { helpful: false, reason: 'too-long' } },
    ]);
  });

  it('has a reason only if the answer did not help', async () => {
    expect(brief(await say({ helpful: true, reason: 'wrong' }))).toEqual(invalid('reason'));
    expect(await stored()).toBeUndefined();
  });

  it('is accepted for answers only, not for questions, failed replies or unknown messages', async () => {
    const failed = await world.ownerInChat(api);
    world.model.behave({ status: 400 });
    const { message, reply } = await failed.ask('Will this fail?');
    expect(await failed.finished(reply.id)).toMatchObject({ status: 'failed' });
    world.model.behave({});
    for (const id of [message.id, reply.id, 2147483647]) {
      for (const call of [say({ helpful: true }, id, failed), withdraw(id, failed)]) {
        expect(brief(await call)).toEqual(refusal(404, 'NOT_FOUND'));
      }
    }
  });

  it('is refused until the answer is complete', async () => {
    const eager = await world.ownerInChat(api);
    world.model.behave({ words: 200, gap: 20 });
    const { reply } = await eager.ask('Is this finished?');
    expect(brief(await say({ helpful: true }, reply.id, eager))).toEqual(
      refusal(409, 'REPLY_IN_PROGRESS'),
    );
    await eager.stop(reply.id);
    world.model.behave({});
    expect((await say({ helpful: true }, reply.id, eager)).body).toMatchObject({
      status: 'stopped',
      feedback: { helpful: true },
    });
  });

  it('can be given or withdrawn by the owner only', async () => {
    const stranger = await world.ownerInChat(api);
    await say({ helpful: true });
    for (const call of [
      say({ helpful: false }, answer.id, stranger),
      withdraw(answer.id, stranger),
    ]) {
      expect(brief(await call)).toEqual(refusal(404, 'NOT_FOUND'));
    }
    expect(await stored()).toEqual({ helpful: true });
  });

  itIsStrict(
    {
      name: 'feedback',
      method: 'PUT',
      path: pathOf(1),
      valid: { helpful: false, reason: 'other' },
      wrong: {
        helpful: [undefined, null, 0, 'true', [], {}],
        reason: [null, 7, '', 'WRONG', 'bad', ['wrong'], 'x'.repeat(5000)],
      },
    },
    () => owner,
  );
});
