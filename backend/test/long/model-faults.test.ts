import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Message } from '../../src/contract/chat.js';
import type { Process } from '../harness/processes.js';
import { modelsAsked } from '../harness/questions.js';
import { World } from '../harness/world.js';
import { answerText, type Script } from '../stand-ins/model-server.js';

let world: World;
let api: Process;
let bare: World;

const LIMITS = { OPENAI_FIRST_TOKEN_TIMEOUT_MS: '600', OPENAI_IDLE_TIMEOUT_MS: '600' };

beforeAll(async () => {
  world = await World.create(LIMITS);
  api = await world.api();
  await world.worker();
  bare = await World.create({ ...LIMITS, OPENAI_FALLBACK_MODEL: 'second-model' });
  await bare.worker();
});

afterAll(() => Promise.all([world.close(), bare.close()]));

/** Questions that each owner has asked before: a second refund would take one of them. */
const BEFORE = 2;

/**
 * Asks a model that behaves like this a question that the handbook cannot answer.
 * @returns the stored reply, and the number of questions charged.
 */
async function askModel(
  usual: Script,
  ...first: Script[]
): Promise<{ reply: Message; spent: number }> {
  world.model.behave(usual, ...first);
  const owner = await world.ownerInChat(api);
  await world.database.query(
    `UPDATE users SET "totalQuestionCount" = $2, "dailyQuestionCount" = $2,
       "dailyQuestionDay" = (now() AT TIME ZONE 'UTC')::date WHERE id = $1`,
    [owner.id, BEFORE],
  );
  const { reply } = await owner.ask('Is anybody there?');
  const stored = await owner.finished(reply.id);
  return { reply: stored, spent: (await world.questionsOf(owner)) - BEFORE };
}

const isAsked = (messages: { content: string }[], question: string): boolean =>
  messages.at(-1)?.content.includes(`\n${question}\n`) ?? false;

describe('a model', () => {
  it('that fails once before its first token is retried', async () => {
    const { reply, spent } = await askModel({}, { status: 500 });
    expect(reply).toMatchObject({ status: 'complete', content: answerText(12) });
    expect(modelsAsked(world)).toEqual(['first-model', 'first-model']);
    expect(spent).toBe(1);
  });

  it('that always fails costs the owner nothing', async () => {
    const { reply, spent } = await askModel({ status: 500 });
    expect(reply).toMatchObject({ status: 'failed', content: '', error: 'MODEL_UNAVAILABLE' });
    expect(modelsAsked(world)).toHaveLength(2);
    expect(spent).toBe(0);
  });

  it('that refuses the key is not retried', async () => {
    const { reply } = await askModel({ status: 401 });
    expect(reply).toMatchObject({ status: 'failed', error: 'MODEL_UNAVAILABLE' });
    expect(modelsAsked(world)).toHaveLength(1);
  });

  it('that breaks off keeps its text, and the question is refunded once', async () => {
    const { reply, spent } = await askModel({ words: 50, breakAfter: 20 });
    expect(reply).toMatchObject({ status: 'failed', error: 'MODEL_UNAVAILABLE' });
    expect(reply.content).toBe(answerText(20));
    expect(spent).toBe(0);
  });

  it('that hangs before its first token is abandoned', async () => {
    const { reply, spent } = await askModel({ delay: 60_000 });
    expect(reply).toMatchObject({ status: 'failed', content: '', error: 'MODEL_TIMEOUT' });
    expect(spent).toBe(0);
  });

  it('that hangs in mid-answer is abandoned, and its text is kept', async () => {
    const { reply } = await askModel({ words: 50, hangAfter: 10 });
    expect(reply).toMatchObject({ status: 'failed', error: 'MODEL_TIMEOUT' });
    expect(reply.content).toBe(answerText(10));
  });

  it.each([{ garbage: true }, { words: 0 }])('that answers %j counts as failed', async (script) => {
    const { reply, spent } = await askModel(script);
    expect(reply).toMatchObject({ status: 'failed', error: 'MODEL_UNAVAILABLE' });
    expect(spent).toBe(0);
  });

  it.each([{ words: 0, finish: 'content_filter' as const }, { refusal: 'I cannot.' }])(
    'that does not answer as %j counts as failed, without cost',
    async (script) => {
      const { reply, spent } = await askModel(script);
      expect(reply).toMatchObject({ status: 'failed', content: '', error: 'MODEL_UNAVAILABLE' });
      expect(spent).toBe(0);
    },
  );

  it('whose answer was filtered is not asked the same again', async () => {
    await askModel({ words: 0, finish: 'content_filter' });
    expect(modelsAsked(world)).toHaveLength(1);
  });

  it.each(['length', 'content_filter'] as const)(
    'that ends by %s in mid-sentence has its answer marked as cut off',
    async (finish) => {
      const { reply } = await askModel({ text: 'Cats purr because they', finish });
      expect(reply.status).toBe('complete');
      expect(reply.content).toMatch(/^Cats purr because they\n\n\*My answer breaks off here\./);
    },
  );

  it.each([{ status: 503 }, { status: 404 }, { delay: 60_000 }])(
    'that answers %j is replaced by the fallback model',
    async (script) => {
      const failures = script.status === 503 ? [script, script] : [script];
      bare.model.behave({}, ...failures);
      const owner = await bare.ownerInChat(await bare.api());
      const { reply } = await owner.ask('Why does she purr?');
      expect(await owner.finished(reply.id)).toMatchObject({ content: answerText(12) });
      expect(modelsAsked(bare).at(-1)).toBe('second-model');
    },
  );

  it('has its name, usage and first-token time stored with the reply', async () => {
    const { reply } = await askModel({ words: 7 });
    const { rows } = await world.database.query<Record<string, unknown>>(
      `SELECT model, "promptTokens", "completionTokens", "firstTokenMs" >= 0 AS timed
       FROM chat_messages WHERE id = $1`,
      [reply.id],
    );
    const usage = { model: 'first-model', promptTokens: 100, completionTokens: 7, timed: true };
    expect(rows[0]).toEqual(usage);
  });

  it('gets no more text in a long chat than in a short one', async () => {
    world.model.behave({});
    const owner = await world.ownerInChat(api);
    await world.setPlan(owner, 'pro');
    const sizes: number[] = [];
    for (const messages of [40, 260]) {
      await world.database.query(
        `INSERT INTO chat_messages ("sessionId", role, content, status)
         SELECT $1, CASE n % 2 WHEN 1 THEN 'user' ELSE 'assistant' END, repeat('cat ', 200), 'complete'
         FROM generate_series(1, $2) AS n`,
        [owner.sessionId, messages],
      );
      await owner.finished((await owner.ask('And now?')).reply.id);
      const request = world.model.requests.find(({ messages }) => isAsked(messages, 'And now?'));
      sizes.push(JSON.stringify(request?.messages).length);
      world.model.behave({});
    }
    expect(sizes[1]).toBeLessThan((sizes[0] ?? 0) * 1.05);
  });
});

describe('the handbook assistant', () => {
  it('answers without a model, names its sources, and says so when nothing fits', async () => {
    const handbook = await World.create({ OPENAI_API_KEY: '', OPENAI_BASE_URL: '' });
    const owner = await handbook.ownerInChat(await handbook.api());
    await handbook.worker();
    const asked = await owner.ask('Quanto deve mangiare al giorno?');
    const answer = await owner.finished(asked.reply.id);
    expect(answer).toMatchObject({ status: 'complete' });
    expect(answer.content).toMatch(/Micia.*kcal al giorno/s);
    expect(answer.sources?.[0]).toMatchObject({
      publisher: expect.any(String) as unknown as string,
    });
    const nonsense = await owner.ask('What is the capital of France?');
    const honest = await owner.finished(nonsense.reply.id);
    expect(honest.content).toContain('no reliable answer');
    expect(honest.sources).toBeUndefined();
    await handbook.close();
  });
});
