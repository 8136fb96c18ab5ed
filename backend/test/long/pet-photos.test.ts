import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Pet } from '../../src/contract/pets.js';
import type { Owner } from '../harness/owner.js';
import { openPhoto, storedPhoto, uploaded } from '../harness/photographer.js';
import type { Process } from '../harness/processes.js';
import { eventually } from '../harness/until.js';
import { World } from '../harness/world.js';

let world: World;
let api: Process;
let owner: Owner;

beforeAll(async () => {
  ({ world, api } = await World.shared());
  owner = await world.ownerInChat(api);
  await world.setPlan(owner, 'expert');
});

afterAll(() => world.close());

const fileOf = (key: string): string =>
  join(world.settings.DATA_DIR ?? '', 'photos', key.slice(0, 2), `${key}.webp`);

describe('the photo of a pet', () => {
  const pet = () => `/api/pets/${String(owner.petId)}`;
  const setTo = (photoId: number | null) => owner.call<Pet>('PATCH', pet(), { photoId });

  it('is shown with the pet, and replaced and removed with its files', async () => {
    const [first, second] = [await uploaded(owner), await uploaded(owner)];
    expect((await setTo(first.id)).body).toMatchObject({
      photoURL: first.url,
      photoThumbnailURL: first.thumbnailUrl,
    });
    expect((await owner.call<Pet>('PATCH', pet(), { name: 'Micia' })).body.photoURL).toBe(
      first.url,
    );
    const key = (await storedPhoto(world, first.id))?.key ?? '';
    expect(existsSync(fileOf(key))).toBe(true);
    expect((await setTo(second.id)).body.photoURL).toBe(second.url);
    expect((await openPhoto(owner, first.url)).status).toBe(404);
    await eventually(() => expect(existsSync(fileOf(key))).toBe(false));
    expect((await setTo(null)).body.photoURL).toBeNull();
    await eventually(async () => expect(await storedPhoto(world, second.id)).toBeUndefined());
  });

  it('can come with a new pet, and is deleted with it and its chat', async () => {
    const other = await world.ownerInChat(api);
    const ofPet = await uploaded(other);
    const added = await other.addPet({ name: 'Otto', photoId: ofPet.id }).catch(() => undefined);
    expect(added).toBeUndefined();
    await world.setPlan(other, 'expert');
    const otto = await other.addPet({ name: 'Otto', photoId: ofPet.id });
    expect(otto.photoURL).toBe(ofPet.url);
    await other.openChat();
    const ofChat = await uploaded(other);
    const { body } = await other.send('And this?', { photoIds: [ofChat.id] });
    await other.finished(body.reply.id);
    const keys = await Promise.all(
      [ofPet, ofChat].map(async ({ id }) => (await storedPhoto(world, id))?.key),
    );
    await other.call('DELETE', `/api/pets/${String(otto.id)}`);
    expect((await openPhoto(other, ofChat.url)).status).toBe(404);
    await eventually(() =>
      expect(keys.map((key) => existsSync(fileOf(key ?? '')))).toEqual([false, false]),
    );
  });

  it('is deleted with the account', async () => {
    const leaving = await world.ownerInChat(api);
    const { id } = await uploaded(leaving);
    await world.database.query(`DELETE FROM users WHERE id = $1`, [leaving.id]);
    await eventually(async () => expect(await storedPhoto(world, id)).toBeUndefined());
  });
});

it('an unused upload is deleted after a day', async () => {
  const [old, young] = [await uploaded(owner), await uploaded(owner)];
  const age = `UPDATE photos SET "createdAt" = now() - interval '25 hours' WHERE id = $1`;
  await world.database.query(age, [old.id]);
  await eventually(async () => expect(await storedPhoto(world, old.id)).toBeUndefined());
  expect(await storedPhoto(world, young.id)).toBeDefined();
});
