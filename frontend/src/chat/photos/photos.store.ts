import type { Photo } from '@contract/photos';
import { create } from 'zustand';
import type { PhotoFailure } from '../../shared/photos/photo-failure';

/** A photo of a question that is being written or sent. */
export interface Attachment {
  key: string;
  /** An object URL; null if the browser cannot show it, or after a reload. */
  preview: string | null;
  state: 'waiting' | 'sending' | 'stored' | 'failed';
  /** From 0 to 1. */
  progress: number;
  photo: Photo | null;
  failure: PhotoFailure | null;
}

/** A draft, by its session id, or a question being sent, by its client id. */
export type Place = number | string;

interface PhotosStore {
  lists: Readonly<Record<Place, readonly Attachment[]>>;
  put: (place: Place, list: readonly Attachment[]) => void;
  /** Changes a photo, whichever place it is in by now. */
  change: (key: string, more: Partial<Attachment>) => void;
  remove: (key: string) => void;
  /** Appends the photos of one place to those of the other. */
  move: (from: Place, to: Place) => void;
}

const NONE: readonly Attachment[] = [];

export const usePhotosStore = create<PhotosStore>()((set, get) => {
  const everywhere = (change: (list: readonly Attachment[]) => readonly Attachment[]): void =>
    set(({ lists }) => ({
      lists: Object.fromEntries(
        Object.entries(lists).map(([place, list]) => [place, change(list)]),
      ),
    }));
  const put = (place: Place, list: readonly Attachment[]): void =>
    set(({ lists }) => ({ lists: { ...lists, [place]: list } }));
  return {
    lists: {},
    put,
    change: (key, more) =>
      everywhere((list) =>
        list.map((photo) => (photo.key === key ? { ...photo, ...more } : photo)),
      ),
    remove: (key) => everywhere((list) => list.filter((photo) => photo.key !== key)),
    move: (from, to) => {
      const { lists } = get();
      put(to, [...(lists[to] ?? NONE), ...(lists[from] ?? NONE)]);
      put(from, NONE);
    },
  };
});

/** Waits for a change of the photos after which the condition holds. */
export const untilPhotos = (is: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const stop = usePhotosStore.subscribe(() => {
      if (!is()) return;
      stop();
      resolve();
    });
  });

export const photosAt = (place: Place): readonly Attachment[] =>
  usePhotosStore.getState().lists[place] ?? NONE;

/** The ids of a place's photos that the server has. */
export const storedAt = (place: Place): number[] =>
  photosAt(place).flatMap(({ photo }) => photo?.id ?? []);

export const usePhotosAt = (place: Place): readonly Attachment[] =>
  usePhotosStore(({ lists }) => lists[place] ?? NONE);
