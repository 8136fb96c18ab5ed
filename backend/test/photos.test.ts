import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { LIMITS } from '../src/contract/limits.js';
import type { Pet } from '../src/contract/pets.js';
import type { Photo } from '../src/contract/photos.js';
import { Owner } from './harness/owner.js';
import { bomb, fromTelephone, HEIC, jpeg, png, webp } from './harness/photo-files.js';
import { openPhoto, sendPhoto, uploaded } from './harness/photographer.js';
import type { Process } from './harness/processes.js';
import { Program } from './harness/program.js';
import { brief, refusal } from './harness/refusal.js';
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

describe('a photo', () => {
  it.each([
    ['JPEG', jpeg, [120, 80]],
    ['PNG', png, [120, 80]],
    ['WebP', webp, [120, 80]],
    ['HEIC', () => Promise.resolve(HEIC), [96, 64]],
  ] as const)(
    'of type %s is accepted, whatever its header says',
    async (_, make, [width, height]) => {
      const { status, body } = await sendPhoto(owner, await make(), 'image/gif');
      expect(status).toBe(201);
      expect(body).toMatchObject({ width, height });
      const { file, headers } = await openPhoto(owner, body.url);
      expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width, height });
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-disposition': `inline; filename="zampa-photo-${String(body.id)}.webp"`,
        'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/) as unknown,
        vary: 'Cookie, Authorization',
      });
    },
  );

  it('is turned upright, and loses its metadata about who took it and where', async () => {
    const { body } = await sendPhoto(owner, await fromTelephone());
    expect(body).toMatchObject({ width: 80, height: 120 });
    for (const path of [body.url, body.thumbnailUrl]) {
      const { file } = await openPhoto(owner, path);
      const { exif, icc, xmp, orientation } = await sharp(file).metadata();
      expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect(file.includes('Via Roma') || file.includes('Pear')).toBe(false);
    }
  });

  it('is scaled down, and further for its thumbnail', async () => {
    const { body } = await sendPhoto(owner, await jpeg(4000, 1000));
    expect(body).toMatchObject({ width: 2048, height: 512 });
    const { file } = await openPhoto(owner, body.thumbnailUrl);
    expect(await sharp(file).metadata()).toMatchObject({ width: 320, height: 80 });
  });

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    [
      'a GIF under the name of a PNG',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
    ],
    [
      'HTML behind the first bytes of a JPEG',
      () =>
        Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>alert(1)</script>')]),
    ],
    ['PDF', () => Buffer.from('%PDF-1.7 and more than sixteen bytes')],
    ['a PNG that breaks off', async () => (await png(300, 300)).subarray(0, 400)],
    ['a JPEG that breaks off', async () => (await jpeg(900, 900)).subarray(0, 3000)],
    ['broken HEIC', () => Buffer.concat([HEIC.subarray(0, 300), Buffer.alloc(900, 7)])],
    ['HEIC that breaks off', () => HEIC.subarray(0, 700)],
    ['AVIF under the name of HEIC', async () => Buffer.concat([HEIC.subarray(0, 24), await png()])],
    ['nothing', () => Buffer.alloc(0)],
  ])('cannot be %s', async (_, make) => {
    const answer = await sendPhoto(owner, await make(), 'image/png');
    expect(brief(answer)).toEqual(refusal(422, 'PHOTO_UNREADABLE'));
  });

  it('loses data hidden behind the image', async () => {
    const polyglot = Buffer.concat([
      await jpeg(),
      Buffer.from('PK\u0003\u0004<script>alert(1)</script>'),
    ]);
    const { status, body } = await sendPhoto(owner, polyglot);
    expect(status).toBe(201);
    expect((await openPhoto(owner, body.url)).file.includes('script')).toBe(false);
  });

  it('is refused if it has too many bytes or pixels', async () => {
    const large = await sendPhoto(owner, Buffer.alloc(50 * 1024 * 1024, 1));
    expect(brief(large)).toEqual(refusal(413, 'PHOTO_TOO_LARGE'));
    expect(brief(await sendPhoto(owner, await bomb()))).toEqual(refusal(413, 'PHOTO_TOO_LARGE'));
  });

  it('must be sent as an image by a signed-in owner, from our own pages', async () => {
    const file = await jpeg();
    const json = await sendPhoto(owner, file, 'application/json');
    expect(brief(json)).toEqual(refusal(415, 'UNSUPPORTED_MEDIA_TYPE'));
    for (const path of ['/api/photos/', '/api/Photos']) {
      const form = await owner.call('POST', path, {});
      expect({ path, ...brief(form) }).toEqual({ path, ...brief(json) });
      const { status } = await owner.call('POST', path, file, { 'content-type': 'image/jpeg' });
      expect(status).toBe(201);
    }
    const visitor = await sendPhoto(new Owner(api.url), file);
    expect(brief(visitor)).toEqual(refusal(401, 'UNAUTHENTICATED'));
    const foreign = { 'content-type': 'image/jpeg', origin: 'https://evil.example' };
    const other = await owner.call('POST', '/api/photos', file, foreign);
    expect(brief(other)).toEqual(refusal(403, 'CROSS_SITE'));
  });
});

describe("an account's photos", () => {
  it('cannot exceed their limit, even when several are sent at once', async () => {
    const hoarder = await world.owner(api);
    const limit = LIMITS.photos.stored;
    await world.database.query(
      `INSERT INTO photos ("userId", key, width, height, bytes)
       SELECT $1, gen_random_uuid(), 1, 1, 1 FROM generate_series(2, $2)`,
      [hoarder.id, limit],
    );
    const file = await jpeg();
    const answers = await Promise.all([1, 2, 3, 4].map(() => sendPhoto(hoarder, file)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(3);
    for (const one of refused) {
      expect(brief(one)).toEqual(refusal(409, 'PHOTO_LIMIT_REACHED', { limit }));
    }
    await world.database.query(`DELETE FROM photos WHERE "userId" = $1 AND width = 1`, [
      hoarder.id,
    ]);
    expect((await sendPhoto(hoarder, file)).status).toBe(201);
  });
});

describe("a photo's URL", () => {
  it('works for its owner only, and only as signed', async () => {
    const { url, id, thumbnailUrl } = await uploaded(owner);
    const theirs = await uploaded(stranger);
    expect((await openPhoto(owner, url)).status).toBe(200);
    const signature = url.slice(url.indexOf('signature=') + 10);
    const later = String(Math.floor(Date.now() / 1000) + 9_000_000);
    const past = String(Math.floor(Date.now() / 1000) - 10);
    for (const [path, as] of [
      [url, stranger],
      [theirs.url, owner],
      [thumbnailUrl.replace('size=thumb', 'size=full'), owner],
      [url.replace(`photos/${String(id)}`, `photos/${String(theirs.id)}`), owner],
      [url.replace(/expires=\d+/, `expires=${later}`), owner],
      [url.replace(/expires=\d+/, `expires=${past}`), owner],
      [url.replace(signature, 'A'.repeat(signature.length)), owner],
    ] as const) {
      expect({ path, status: (await openPhoto(as, path)).status }).toEqual({ path, status: 404 });
    }
    expect((await openPhoto(new Owner(api.url), url)).status).toBe(401);
    for (const path of ['size=../../x', 'size=full', 'size=full&expires=1']) {
      expect((await openPhoto(owner, `/api/photos/${String(id)}/file?${path}`)).status).toBe(400);
    }
    expect(
      (await openPhoto(owner, url.replace(/photos\/\d+/, 'photos/..%2F..%2Fetc%2Fpasswd'))).status,
    ).toBe(404);
    expect((await owner.call<Photo>('GET', `/api/photos/${String(id)}`)).body.url).toBe(url);
  });

  it("works as it is for a program with its owner's token", async () => {
    const { body: pet } = await owner.call<Pet>('PATCH', `/api/pets/${String(owner.petId)}`, {
      photoId: (await uploaded(owner)).id,
    });
    await world.setPlan(stranger, 'expert');
    const [program, other] = [
      await Program.of(owner, { scopes: ['pets:read'] }),
      await Program.of(stranger),
    ];
    const { body } = await program.call<Pet>('GET', `/api/v1/pets/${String(pet.id)}`);
    const path = body.photoURL ?? '';
    const open = (secret: string, more: Record<string, string> = {}) =>
      fetch(api.url + path, { headers: { authorization: `Bearer ${secret}`, ...more } });
    const photo = await open(program.secret);
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await open(other.secret)).status).toBe(404);
    const behindPassword = { cookie: owner.cookie, authorization: 'Basic YTpi' };
    expect((await open('', behindPassword)).status).toBe(200);
    expect((await open(`${program.secret}x`, { cookie: owner.cookie })).status).toBe(401);
    await owner.call('DELETE', `/api/user/tokens/${String(program.id)}`);
    expect((await open(program.secret)).status).toBe(401);
  });
});
