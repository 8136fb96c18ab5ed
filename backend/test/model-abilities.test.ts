import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Owner } from './harness/owner.js';
import { uploaded } from './harness/photographer.js';
import type { Process } from './harness/processes.js';
import { World } from './harness/world.js';

// A world of its own: a worker remembers for ten minutes what a model has refused.
let world: World;
let api: Process;
let owner: Owner;

beforeAll(async () => {
  world = await World.create();
  [api] = await Promise.all([world.api(), world.worker()]);
  owner = await world.ownerInChat(api);
  await world.setPlan(owner, 'expert');
});

afterAll(() => world.close());

describe('an endpoint that refuses', () => {
  it('photos is asked again without them, and told that it does not see them', async () => {
    world.model.behave({ gap: 1, text: 'Cats purr.', refusesImages: true });
    const { id } = await uploaded(owner);
    const { body } = await owner.send('Is the nose dry?', { photoIds: [id] });
    const reply = await owner.finished(body.reply.id);
    expect(reply).toMatchObject({ status: 'complete', content: 'Cats purr.' });
    const asked = world.model.requestFor('Is the nose dry?');
    expect(asked?.images).toEqual([]);
    expect(JSON.stringify(asked?.messages)).toContain('cannot be shown');
  });

  it('tools is asked again without, and by this worker without from then on', async () => {
    world.model.behave({ gap: 1, text: 'Cats purr.', refusesTools: true });
    const asker = await world.ownerInChat(api);
    for (let question = 0; question < 2; question += 1) {
      const { reply } = await asker.ask('Tell me something about cats');
      expect(await asker.finished(reply.id)).toMatchObject({ content: 'Cats purr.' });
    }
    const offered = world.model.requests.map((request) => request.tools !== undefined);
    expect(offered).toEqual([true, false, false]);
  });
});
