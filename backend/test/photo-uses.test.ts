import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { Message } from '../src/contract/chat.js';
import type { Pet } from '../src/contract/pets.js';
import type { Owner } from './harness/owner.js';
import { jpeg } from './harness/photo-files.js';
import { uploaded } from './harness/photographer.js';
import type { Process } from './harness/processes.js';
import { brief, invalid, refusal } from './harness/refusal.js';
import { World } from './harness/world.js';

let world: World;
let api: Process;
let owner: Owner;
let stranger: Owner;

beforeAll(async () => {
  ({ world, api } = await World.shared());
  [owner, stranger] = await Promise.all([world.ownerInChat(api), world.ownerInChat(api)]);
  await world.setPlan(owner, 'expert');
});

afterAll(() => world.close());

const messageOf = async (id: number): Promise<Message | undefined> =>
  (await owner.messages()).find((message) => message.id === id);

describe('photos in a question', () => {
  it('reach every tab with it in their order, and are part of the export', async () => {
    const tab = await owner.tab();
    const photos = [await uploaded(owner), await uploaded(owner), await uploaded(owner)];
    const photoIds = photos.map(({ id }) => id).toReversed();
    const content = 'What is this on the ear?';
    const { status, body } = await owner.send(content, { photoIds });
    expect(status).toBe(201);
    expect(body.message.photos?.map(({ id }) => id)).toEqual(photoIds);
    await owner.finished(body.reply.id);
    expect((await messageOf(body.message.id))?.photos).toEqual(body.message.photos);
    const { body: all } = await owner.call<{ photos: object[] }>('GET', '/api/user/export');
    expect(all.photos).toEqual(
      expect.arrayContaining([expect.objectContaining({ messageId: body.message.id })]),
    );
    tab.close();
  });

  it('are sent to the model scaled down, after those of the previous question', async () => {
    world.model.behave({});
    const { id } = await uploaded(owner, await jpeg(3000, 1500));
    const { body } = await owner.send('Is the skin red?', { photoIds: [id] });
    await owner.finished(body.reply.id);
    const images = world.model.requestFor('Is the skin red?')?.images ?? [];
    expect(images).toHaveLength(4);
    const seen = images.at(-1);
    const file = Buffer.from(seen?.replace('data:image/jpeg;base64,', '') ?? '', 'base64');
    expect(await sharp(file).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1024,
      height: 512,
    });
  });

  it('go with their question again when it is asked once more, however late', async () => {
    const asking = await world.ownerInChat(api);
    await world.setPlan(asking, 'expert');
    const { id } = await uploaded(asking);
    const ask = async (content: string, more = {}, by = asking): Promise<Message> => {
      const { status, body } = await by.send(content, more);
      expect(status).toBe(201);
      await by.finished(body.reply.id);
      return body.message;
    };
    world.model.behave({});
    let last = await ask('What is this rash?', { photoIds: [id] });
    for (const words of ['And its food?', 'And its sleep?', 'And its fur?']) await ask(words);
    for (let again = 0; again < 2; again += 1) {
      last = await ask('What is this rash?', { repeats: last.id });
      expect(last.photos?.map((photo) => photo.id)).toEqual([id]);
      expect(world.model.requestFor('What is this rash?')?.images).toHaveLength(1);
    }
    const { id: foreign } = await uploaded(stranger);
    const theirs = await ask('What is that?', { photoIds: [foreign] }, stranger);
    expect((await ask('What is that?', { repeats: theirs.id })).photos).toBeUndefined();
  });

  it('are stored with one question, however often it is sent', async () => {
    const { id } = await uploaded(owner);
    const question = { photoIds: [id], clientId: randomUUID() };
    const first = await owner.send('Again and again', question);
    const again = await owner.send('Again and again', question);
    expect(again).toMatchObject({ status: 201, body: { message: first.body.message } });
    await owner.finished(first.body.reply.id);
  });

  it('cannot be those of another message, pet or owner; the refusal costs no question', async () => {
    const { id: used } = await uploaded(owner);
    const { body } = await owner.send('Mine', { photoIds: [used] });
    await owner.finished(body.reply.id);
    const { id: ofPet } = await uploaded(owner);
    await owner.call('PATCH', `/api/pets/${String(owner.petId)}`, { photoId: ofPet });
    const { id: theirs } = await uploaded(stranger);
    const before = await world.questionsOf(owner);
    const { id: free } = await uploaded(owner);
    for (const photoId of [used, ofPet, theirs, 999_999_999]) {
      const answer = await owner.send('Take it', { photoIds: [free, photoId] });
      expect(brief(answer)).toEqual(refusal(404, 'NOT_FOUND'));
    }
    expect(await world.questionsOf(owner)).toBe(before);
    const socket = await owner.tab();
    const payload = { sessionId: owner.sessionId, content: 'Take it', photoIds: [theirs] };
    expect(await socket.socket.emitWithAck('send-message', payload)).toMatchObject({
      ok: false,
      code: 'NOT_FOUND',
    });
    socket.close();
  });

  it('are at most ten, all different, and need a text', async () => {
    for (const photoIds of [Array.from({ length: 11 }, (_, n) => n + 1), [1, 1], ['1'], [0], '1']) {
      expect(brief(await owner.send('Look', { photoIds }))).toEqual(invalid('photoIds'));
    }
    expect(brief(await owner.send(' ', { photoIds: [1] }))).toEqual(invalid('content'));
  });

  it('are not added to a question that is asked once more', async () => {
    const first = await owner.send('Look at it');
    await owner.finished(first.body.reply.id);
    const { id } = await uploaded(owner);
    const more = { repeats: first.body.message.id, photoIds: [id] };
    expect(brief(await owner.send('Look at it', more))).toEqual(invalid('photoIds'));
  });
});

describe("a pet's photo", () => {
  const pet = () => `/api/pets/${String(owner.petId)}`;
  const setTo = (photoId: number | null) => owner.call<Pet>('PATCH', pet(), { photoId });

  it('cannot be somebody else’s', async () => {
    const { id } = await uploaded(stranger);
    expect(brief(await setTo(id))).toEqual(refusal(404, 'NOT_FOUND'));
    expect((await owner.call('DELETE', `/api/photos/${String(id)}`)).status).toBe(404);
    expect((await stranger.call('DELETE', `/api/photos/${String(id)}`)).status).toBe(204);
    expect((await stranger.call('GET', `/api/photos/${String(id)}`)).status).toBe(404);
  });
});
