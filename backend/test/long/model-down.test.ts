import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Process } from '../harness/processes.js';
import {
  answerTo,
  FALLBACK_MARK,
  KNOWN,
  modelsAsked,
  UNKNOWN,
  unlimitedOwner,
} from '../harness/questions.js';
import { World } from '../harness/world.js';
import { answerText } from '../stand-ins/model-server.js';
import { visit } from '../harness/visit.js';

let world: World;
let api: Process;
let worker: Process;

beforeAll(async () => {
  world = await World.create({
    OPENAI_FALLBACK_MODEL: 'second-model',
    OPENAI_FIRST_TOKEN_TIMEOUT_MS: '600',
  });
  [api, worker] = await Promise.all([world.api(), world.worker()]);
});

afterAll(() => world.close());

async function writerOf(id: number): Promise<unknown> {
  const { rows } = await world.database.query<{ model: string | null }>(
    'SELECT model FROM chat_messages WHERE id = $1',
    [id],
  );
  return rows[0]?.model;
}

describe('a question while no model answers', () => {
  it('is answered by the handbook, which says so and names sources', async () => {
    const owner = await unlimitedOwner(world, api);
    world.model.behave({ status: 500 });
    const reply = await answerTo(owner, KNOWN);
    expect(modelsAsked(world)).toEqual(['first-model', 'first-model', 'second-model']);
    expect(reply.status).toBe('complete');
    expect(reply.content).toMatch(FALLBACK_MARK);
    expect(reply.sources?.length).toBeGreaterThan(0);
    expect(await writerOf(reply.id)).toBe('handbook');
    expect(await world.questionsOf(owner)).toBe(1);
    const { text } = await visit(`${worker.url}/metrics`);
    expect(text).toMatch(/zampa_model_fallbacks_total\{to="handbook"\} [1-9]/);
  });

  it('is answered by the handbook even when the models return garbage', async () => {
    const owner = await unlimitedOwner(world, api);
    world.model.behave({ garbage: true });
    expect((await answerTo(owner, KNOWN)).content).toMatch(FALLBACK_MARK);
  });

  it('fails without cost when the handbook has no answer', async () => {
    const owner = await unlimitedOwner(world, api);
    world.model.behave({ status: 500 });
    const reply = await answerTo(owner, UNKNOWN);
    expect(reply).toMatchObject({ status: 'failed', content: '', error: 'MODEL_UNAVAILABLE' });
    expect(await world.questionsOf(owner)).toBe(0);
  });

  it('keeps only what the model wrote, once it has started', async () => {
    const owner = await unlimitedOwner(world, api);
    world.model.behave({ words: 50, breakAfter: 20 });
    const reply = await answerTo(owner, KNOWN);
    expect(reply).toMatchObject({ status: 'failed', content: answerText(20) });
    expect(modelsAsked(world)).toEqual(['first-model']);
  });
});
