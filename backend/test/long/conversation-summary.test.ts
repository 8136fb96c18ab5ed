import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SendMessageReply } from '../../src/contract/chat.js';
import type { Owner } from '../harness/owner.js';
import type { Process } from '../harness/processes.js';
import { until } from '../harness/until.js';
import { World } from '../harness/world.js';
import type { ModelRequest } from '../stand-ins/model-request.js';

let world: World;
let api: Process;

beforeAll(async () => {
  ({ world, api } = await World.shared());
});

afterAll(() => world.close());

const isSummary = ({ messages }: ModelRequest): boolean =>
  messages[0]?.content.startsWith('You keep the record') ?? false;

/** An owner whose chat has this many long messages. */
async function longChat(messages: number): Promise<Owner> {
  const owner = await world.ownerInChat(api);
  await world.setPlan(owner, 'pro');
  await world.database.query(
    `INSERT INTO chat_messages ("sessionId", role, content, status)
     SELECT $1, CASE n % 2 WHEN 1 THEN 'user' ELSE 'assistant' END,
       'turn ' || n || ' ' || repeat('cat ', 200), 'complete'
     FROM generate_series(1, $2) AS n`,
    [owner.sessionId, messages],
  );
  return owner;
}

async function summaryOf(owner: Owner): Promise<{ summary: string | null; summarizedTo: number }> {
  const { rows } = await world.database.query<{ summary: string | null; summarizedTo: number }>(
    `SELECT summary, "summarizedTo" FROM chat_sessions WHERE id = $1`,
    [owner.sessionId],
  );
  return rows[0] ?? { summary: null, summarizedTo: 0 };
}

const TEXT = 'Micia, a cat, limps on the left front leg since Monday.';

/** @param gap milliseconds between its words. */
const sayTheSummary = (gap = 5) =>
  world.model.behave({
    gap,
    text: (message) =>
      message.startsWith('<turns ') || message.startsWith('<summary') ? TEXT : 'Fine.',
  });

async function askAndSumUp(owner: Owner): Promise<void> {
  await owner.finished((await owner.ask('And now?')).reply.id);
  await until('it is summed up', async () => (await summaryOf(owner)).summary);
}

describe('a long conversation', () => {
  it('is summarised after the reply, and the next answer knows what was said', async () => {
    sayTheSummary();
    const owner = await longChat(30);
    await askAndSumUp(owner);
    expect(world.model.requests.map(isSummary)).toEqual([false, true]);
    const { summary, summarizedTo } = await summaryOf(owner);
    expect(summary).toBe(TEXT);
    await owner.finished((await owner.ask('And tomorrow?')).reply.id);
    const next = world.model.requests.find(({ messages }) =>
      messages.at(-1)?.content.includes('And tomorrow?'),
    );
    expect(next?.messages[1]?.content).toContain(TEXT);
    const told = (await owner.messages('?limit=200')).filter(({ id }) => id <= summarizedTo);
    for (const { content } of told) expect(JSON.stringify(next)).not.toContain(content.trim());
  });

  it('is not summarised while it is short', async () => {
    sayTheSummary();
    const owner = await longChat(4);
    await owner.finished((await owner.ask('And now?')).reply.id);
    await owner.finished((await owner.ask('And then?')).reply.id);
    expect(world.model.requests.filter(isSummary)).toEqual([]);
  });

  it('that cannot be summarised continues as before', async () => {
    world.model.behave({ status: 500 }, { text: 'Fine.' });
    const owner = await longChat(30);
    const { reply } = await owner.ask('And now?');
    expect(await owner.finished(reply.id)).toMatchObject({ status: 'complete', content: 'Fine.' });
    await until('it was tried', () => world.model.requests.some(isSummary));
    expect((await summaryOf(owner)).summary).toBeNull();
    sayTheSummary();
    await askAndSumUp(owner);
  });

  it('drops a question that is edited while it is summarised', async () => {
    sayTheSummary(200);
    const owner = await longChat(30);
    await owner.finished((await owner.ask('And now?')).reply.id);
    const held = await until('it is being summed up', () => world.model.requests.find(isSummary));
    const third = (await owner.messages('?limit=200')).find(({ content }) =>
      content.startsWith('turn 3 '),
    );
    const { body } = await owner.call<SendMessageReply>(
      'POST',
      `/api/chat-sessions/${String(owner.sessionId)}/messages`,
      { content: 'Which toys?', replaces: third?.id },
    );
    expect(held.end).toBeUndefined();
    await owner.finished(body.reply.id);
    await until('the summary is written', () => held.end === 'complete');
    await owner.finished((await owner.ask('And tomorrow?')).reply.id);
    const next = JSON.stringify(world.model.requestFor('And tomorrow?'));
    expect(next).toContain('Which toys?');
    expect(next).not.toContain(TEXT);
    expect((await summaryOf(owner)).summary).toBeNull();
  });

  it('keeps its summary short, however much the model writes', async () => {
    world.model.behave({
      gap: 0,
      text: (message) => (message.startsWith('<turns ') ? 'word '.repeat(2000) : 'Fine.'),
    });
    const owner = await longChat(30);
    await askAndSumUp(owner);
    expect((await summaryOf(owner)).summary?.length).toBeLessThanOrEqual(1500);
  });

  it('has its summary in the export, and nowhere once the pet is removed', async () => {
    sayTheSummary();
    const owner = await longChat(30);
    await askAndSumUp(owner);
    const { body } = await owner.call<{ conversations: unknown[] }>('GET', '/api/user/export');
    expect(body.conversations).toMatchObject([{ id: owner.sessionId, summary: TEXT }]);
    await owner.call('DELETE', `/api/pets/${String(owner.petId)}`);
    expect((await summaryOf(owner)).summary).toBeNull();
  });
});
