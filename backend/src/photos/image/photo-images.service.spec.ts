import { expect, it } from '@jest/globals';
import { webp } from '../../../test/harness/photo-files.js';
import { PhotoImagesService } from './photo-images.service.js';

/** More than the ten photos of each of six questions. */
const MANY = 64;

it('photos for models wait for their turn, however many there are', async () => {
  const images = new PhotoImagesService();
  const stored = await webp(8, 8);
  const made = Array.from({ length: MANY }, () => images.forModel(stored));
  expect(await Promise.all(made)).toHaveLength(MANY);
});

it('uploads are refused if too many are waiting', async () => {
  const images = new PhotoImagesService();
  const file = await webp(8, 8);
  const made = await Promise.allSettled(Array.from({ length: MANY }, () => images.make(file)));
  const refused = made.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(MANY - 42);
  expect(refused[0]).toMatchObject({ reason: { code: 'BUSY' } });
});
