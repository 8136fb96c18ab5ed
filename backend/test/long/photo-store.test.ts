import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readStorageUrl } from '../../src/config/storage-url.js';
import { S3Store } from '../../src/photos/store/s3-store.js';
import { jpeg } from '../harness/photo-files.js';
import type { Owner } from '../harness/owner.js';
import { openPhoto, sendPhoto, uploaded } from '../harness/photographer.js';
import { brief, refusal } from '../harness/refusal.js';
import { until } from '../harness/until.js';
import { World } from '../harness/world.js';
import { S3Server } from '../stand-ins/s3-server.js';

let world: World;

beforeAll(async () => {
  ({ world } = await World.shared());
});

afterAll(() => world.close());

const rowsOf = async ({ id }: Owner): Promise<number> => {
  const rows = `SELECT FROM photos WHERE "userId" = $1`;
  return (await world.database.query(rows, [id])).rowCount ?? 0;
};

it('a photo that cannot be written is refused as retryable and leaves nothing behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zampa-photos-'));
  // A file in place of the folder: as with a full disk, nothing can be written.
  writeFileSync(join(folder, 'photos'), '');
  const api = await world.api(undefined, { DATA_DIR: folder });
  const owner = await world.owner(api);
  expect(brief(await sendPhoto(owner, await jpeg()))).toEqual(refusal(503, 'UNAVAILABLE'));
  expect(api.output).toContain('photo store: write failed with ENOTDIR');
  expect(api.unforeseen).toEqual([]);
  await until('it is forgotten', async () => (await rowsOf(owner)) === 0);
  rmSync(folder, { recursive: true });
});

describe('a store that speaks S3', () => {
  const store = new S3Server();
  let address: string;

  beforeAll(async () => {
    address = await store.start();
  });

  afterAll(() => store.stop());

  it('keeps the files instead of the folder, without its secret in a log', async () => {
    const there = await world.api(undefined, { STORAGE_URL: address });
    const guest = await world.owner(there);
    const { url, thumbnailUrl } = await uploaded(guest);
    expect([...store.files.keys()].toSorted()).toEqual([
      expect.stringMatching(/^\/pets\/photos\/[\da-f-]{36}\.thumb\.webp$/),
      expect.stringMatching(/^\/pets\/photos\/[\da-f-]{36}\.webp$/),
    ]);
    expect((await openPhoto(guest, url)).status).toBe(200);
    expect((await openPhoto(guest, thumbnailUrl)).status).toBe(200);
    store.status = 500;
    expect((await openPhoto(guest, url)).status).toBe(503);
    expect((await sendPhoto(guest, await jpeg())).status).toBe(503);
    store.status = 0;
    await until('the refused one is forgotten', async () => (await rowsOf(guest)) === 1);
    expect(there.output).not.toMatch(/secret\/with|secret%2Fwith/);
    expect(there.output).toContain('photo store: GET answered 500');
    expect(there.output).not.toContain('failed with status code');
  });

  it('keeps no file of an account removed during the upload', async () => {
    const there = await world.api(undefined, { STORAGE_URL: address });
    const leaving = await world.owner(there);
    const before = store.files.size;
    let remove!: () => void;
    const removed = new Promise<void>((resolve) => (remove = resolve));
    store.beforeKeeping = () => removed;
    const sending = sendPhoto(leaving, await jpeg());
    await until('the upload has begun', async () => (await rowsOf(leaving)) === 1);
    await world.database.query(`DELETE FROM photos WHERE "userId" = $1`, [leaving.id]);
    remove();
    expect(brief(await sending)).toEqual(refusal(401, 'UNAUTHENTICATED'));
    expect(store.files.size).toBe(before);
  });

  it('gives files only to those who know the secret, and deletes them', async () => {
    const at = (url: string) => {
      const place = readStorageUrl(url);
      if (typeof place === 'string') throw new Error(place);
      return new S3Store(place);
    };
    await at(address).put('a.webp', Buffer.from('picture'));
    expect((await at(address).get('a.webp'))?.toString()).toBe('picture');
    await expect(at(store.withWrongSecret(address)).get('a.webp')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    const away = at(Object.assign(new URL(address), { port: '9' }).href);
    await expect(away.put('b.webp', Buffer.from('lost'))).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    await at(address).remove('a.webp');
    expect(await at(address).get('a.webp')).toBeUndefined();
    await at(address).remove('a.webp');
  });
});
