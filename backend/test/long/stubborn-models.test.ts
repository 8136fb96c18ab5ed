import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Process } from '../harness/processes.js';
import {
  answerTo,
  FALLBACK_MARK,
  KNOWN,
  modelsAsked,
  UNKNOWN,
  unlimitedOwner,
} from '../harness/questions.js';
import { until } from '../harness/until.js';
import { visit } from '../harness/visit.js';
import { World } from '../harness/world.js';
import { answerText } from '../stand-ins/model-server.js';

const MARK_IT = /^\*In questo momento il modello linguistico non è raggiungibile: [^\n]*\.\*\n\n\S/;

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

const metrics = async (): Promise<string> => (await visit(`${worker.url}/metrics`)).text;

describe('a model that never stops', () => {
  it('is cut off, and the answer says so', async () => {
    const owner = await unlimitedOwner(world, api);
    world.model.behave({ text: 'She purrs and purrs. '.repeat(3000), gap: 0 });
    const { status, content } = await answerTo(owner, KNOWN);
    expect(status).toBe('complete');
    expect(content.length).toBeLessThan(24_300);
    expect(content).toMatch(/\*My answer breaks off here\.[^\n]*\*$/);
    await until('the model is cut off', () => world.model.requests[0]?.end === 'aborted');
  });
});

describe('a question that no model answers', () => {
  it('is answered from the handbook in the language of the question', async () => {
    const owner = await unlimitedOwner(world, api);
    world.model.behave({ status: 500 });
    expect((await answerTo(owner, 'Perché fa le fusa?')).content).toMatch(MARK_IT);
  });

  it.each([{ delay: 60_000 }, { words: 0 }, { refusal: 'I cannot.' }])(
    'is answered from the handbook even when the models answer %j',
    async (script) => {
      const owner = await unlimitedOwner(world, api);
      world.model.behave(script);
      expect((await answerTo(owner, KNOWN)).content).toMatch(FALLBACK_MARK);
    },
  );
});

/** These tests replace the worker by a more patient one, and therefore come last. */
describe('a model that keeps failing', () => {
  const settings = { OPENAI_BREAKER_FAILURES: '5', OPENAI_FIRST_TOKEN_TIMEOUT_MS: '60000' };

  beforeEach(async () => {
    await worker.end();
    worker = await world.worker(settings);
  });

  it('is not confused with one whose replies are stopped by their owners', async () => {
    const owner = await unlimitedOwner(world, api);
    world.model.behave({ delay: 60_000 });
    for (let stops = 1; stops <= 6; stops += 1) {
      const { reply } = await owner.ask(KNOWN);
      await until('the model is asked', () => world.model.requests.length === stops);
      await owner.stop(reply.id);
    }
    expect(await metrics()).toContain('zampa_model_breaker_open{model="first-model"} 0');
    world.model.behave({});
    expect((await answerTo(owner, KNOWN)).content).toBe(answerText(12));
  });

  it('is skipped for a while, and used again once it answers', async () => {
    const owner = await unlimitedOwner(world, api);
    world.model.behave({ status: 500 });
    for (let question = 0; question < 6; question += 1) await answerTo(owner, UNKNOWN);
    expect(modelsAsked(world).filter((model) => model === 'first-model')).toHaveLength(5);
    expect(modelsAsked(world).filter((model) => model === 'second-model')).toHaveLength(5);
    world.model.behave({});
    expect((await answerTo(owner, KNOWN)).content).toMatch(FALLBACK_MARK);
    expect(modelsAsked(world)).toEqual([]);
    expect(await metrics()).toContain('zampa_model_breaker_open{model="first-model"} 1');
    await until('the model is asked again', async () => {
      await delay(1000);
      return (await answerTo(owner, KNOWN)).content === answerText(12);
    });
    expect((await answerTo(owner, KNOWN)).content).toBe(answerText(12));
    expect(modelsAsked(world)).not.toContain('second-model');
    expect(await metrics()).toContain('zampa_model_breaker_open{model="first-model"} 0');
  });
});
