import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ITALIAN, listenTo } from '../harness/contradiction.js';
import type { Process } from '../harness/processes.js';
import { World } from '../harness/world.js';

let world: World;
let api: Process;

beforeAll(async () => {
  ({ world, api } = await World.shared());
});

afterAll(() => world.close());

describe('a model that contradicts the safety layer in an emergency, in Italian', () => {
  it('is cut off after the first such sentence', async () => {
    const script = { text: `${ITALIAN.opposite} ${'LATER '.repeat(50)}`, gap: 20 };
    const { reply } = await listenTo({ world, api }, ITALIAN.question, script);
    expect(reply.content).not.toContain('LATER');
    expect(world.model.requests[0]?.end).toBe('aborted');
  });

  it('leaves triage and the handbook’s answer when it is down', async () => {
    const { reply } = await listenTo({ world, api }, ITALIAN.question, { status: 500 });
    expect(reply).toMatchObject({ status: 'complete', triage: { level: 'emergency' } });
    expect(reply.triage?.actions.length).toBeGreaterThan(0);
    expect(reply.content).toMatch(ITALIAN.handbook);
  });
});

describe('a model in a routine question', () => {
  const question = 'How much should Micia eat a day?';

  it('is streamed word by word, not sentence by sentence', async () => {
    const text = `${'She sleeps, eats, plays and purrs, '.repeat(8)}as cats do.`;
    const { pieces } = await listenTo({ world, api }, question, { text, gap: 20 });
    expect(pieces).toBeGreaterThan(10);
  });
});
