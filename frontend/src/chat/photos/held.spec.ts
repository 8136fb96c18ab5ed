import { beforeEach, expect, it, vi } from 'vitest';
import { areHeldElsewhere, holdPhotos } from './held';
import { usePhotosStore, type Attachment } from './photos.store';

const PHOTO: Attachment = {
  key: 'k',
  preview: null,
  state: 'sending',
  progress: 0,
  photo: null,
  failure: null,
};

/** The browser's held locks; each is held while its work runs. */
const held = new Set<string>();

beforeEach(() => {
  held.clear();
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string, work: () => Promise<void>) => {
        held.add(name);
        await work();
        held.delete(name);
      },
      query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
    },
  });
  usePhotosStore.setState({ lists: { a: [PHOTO], b: [PHOTO] } });
});

it('photos of each question are held until it is sent or returned to the composer', async () => {
  holdPhotos('a');
  holdPhotos('b');
  usePhotosStore.getState().change('k', { state: 'stored' });
  expect([await areHeldElsewhere('a'), await areHeldElsewhere('b')]).toEqual([true, true]);
  usePhotosStore.getState().put('a', []);
  await vi.waitFor(async () => expect(await areHeldElsewhere('a')).toBe(false));
  expect(await areHeldElsewhere('b')).toBe(true);
  usePhotosStore.getState().move('b', 7);
  await vi.waitFor(async () => expect(await areHeldElsewhere('b')).toBe(false));
});
