import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Owner } from '../harness/owner.js';
import { uploaded } from '../harness/photographer.js';
import type { Process } from '../harness/processes.js';
import { QueryPlans } from '../harness/query-plans.js';
import { World } from '../harness/world.js';

// A world of its own: a worker remembers for ten minutes what a model has refused.
let world: World;
let api: Process;
/** Of the worker. */
let statements: QueryPlans;
let owner: Owner;

beforeAll(async () => {
  world = await World.create();
  const { DATABASE_URL: database = '' } = world.settings;
  await world.database.query(QueryPlans.settings(new URL(database).pathname.slice(1)));
  statements = await QueryPlans.before(database);
  [api] = await Promise.all([world.api(), world.worker({ DATABASE_URL: statements.url })]);
});

beforeEach(async () => {
  owner = await world.ownerInChat(api);
  await world.setPlan(owner, 'pro');
});

afterAll(async () => {
  await world.close();
  statements.close();
});

describe('a model endpoint that refuses', () => {
  it('photos is asked again without them and told that it cannot see them', async () => {
    world.model.behave({ gap: 1, text: 'Cats purr.', refusesImages: true });
    const { id } = await uploaded(owner);
    const { body } = await owner.send('Is the nose dry?', { photoIds: [id] });
    const reply = await owner.finished(body.reply.id);
    expect(reply).toMatchObject({ status: 'complete', content: 'Cats purr.' });
    const asked = world.model.requestFor('Is the nose dry?');
    expect(asked?.images).toEqual([]);
    expect(JSON.stringify(asked?.messages)).toContain('cannot be shown');
  });

  it('tools of a question is asked again without them, and the next one with them, as it took some before', async () => {
    world.model.behave({ gap: 1, text: 'Cats purr.' });
    await owner.finished((await owner.ask('Tell me something about cats')).reply.id);
    world.model.behave({ gap: 1, text: 'Cats purr.', refusesTools: true });
    for (let question = 0; question < 2; question += 1) {
      const { reply } = await owner.ask('Tell me something about cats');
      expect(await owner.finished(reply.id)).toMatchObject({ content: 'Cats purr.' });
    }
    const offered = world.model.requests.map((request) => request.tools !== undefined);
    expect(offered).toEqual([true, false, true, false]);
  });
});

describe('the database', () => {
  /** Separate statements by which the worker reads owner and diary until an answer ends. */
  const readFor = async (question: string): Promise<string[]> => {
    statements.take();
    const { reply } = await owner.ask(question);
    await owner.finished(reply.id);
    const texts = statements.take().map((plan) => plan['Query Text']);
    expect(texts.filter((text) => text.includes('begun AS'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('ended AS'))).toHaveLength(1);
    const reads = texts.filter((text) => !text.includes('ended AS'));
    return reads.filter((text) => /FROM "?(?:users|diary_entries)"? /.test(text));
  };

  it('is queried for plan and diary when an answer starts, and again only to store notes', async () => {
    world.model.behave({ gap: 1, text: 'Cats purr.' });
    const itself = expect.stringContaining('begun AS');
    expect(await readFor('Why do cats purr?')).toEqual([itself]);
    const entry = { kind: 'note', text: 'limps', at: new Date().toISOString() };
    await owner.call('POST', `/api/pets/${String(owner.petId)}/diary`, entry);
    const noted = await readFor('Why do cats knead?');
    expect(noted).toEqual([itself, expect.stringContaining('diary_entries')]);
    expect(JSON.stringify(world.model.requestFor('Why do cats knead?'))).toContain('limps');
    await world.setPlan(owner, 'free');
    expect(await readFor('Why do cats stretch?')).toEqual([itself]);
  });
});
