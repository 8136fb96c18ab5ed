import { LIMITS } from '@contract/limits';
import type { Photo } from '@contract/photos';
import { api, hasCode } from '../../shared/api';
import { photoFailureOf } from '../../shared/photos/photo-failure';
import { preparePhoto, type PreparedPhoto } from '../../shared/photos/prepare-photo';
import { uploadPhoto } from '../../shared/photos/upload-photo';
import { PHOTOS_PREFIX, readJson, store } from '../../shared/storage';
import { currentTexts } from '../../shared/texts';
import { toastError } from '../../shared/ui/notices.store';
import { newUuid } from '../../shared/uuid';
import { photosAt, usePhotosStore, type Attachment, type Place } from './photos.store';

/** Photos that this tab uploads in parallel. */
const AT_ONCE = 3;

interface Upload {
  file: File;
  prepared?: PreparedPhoto;
  going?: AbortController;
}

const uploads = new Map<string, Upload>();
const queue: string[] = [];
let working = 0;

const change = (key: string, more: Partial<Attachment>): void =>
  usePhotosStore.getState().change(key, more);

const goUp = async (key: string, upload: Upload): Promise<void> => {
  const going = new AbortController();
  upload.going = going;
  const prepared = (upload.prepared ??= await preparePhoto(upload.file));
  if (!uploads.has(key)) {
    if (prepared.preview !== null) URL.revokeObjectURL(prepared.preview);
    return;
  }
  change(key, { state: 'sending', progress: 0, preview: prepared.preview });
  const onProgress = (progress: number): void => change(key, { progress });
  try {
    const photo = await uploadPhoto(prepared, { onProgress, signal: going.signal });
    if (uploads.has(key)) change(key, { state: 'stored', progress: 1, photo });
    else void api.delete(`/api/photos/${photo.id}`).catch(() => undefined);
  } catch (error) {
    if (!uploads.has(key)) return;
    if (hasCode(error, 'NETWORK') && !navigator.onLine) {
      change(key, { state: 'waiting', progress: 0 });
      queue.push(key);
    } else change(key, { state: 'failed', failure: photoFailureOf(error) });
  }
};

/** Uploads what is waiting, as long as there is a network. */
const work = (): void => {
  while (working < AT_ONCE && queue.length > 0 && navigator.onLine) {
    const key = queue.shift() ?? '';
    const upload = uploads.get(key);
    if (!upload) continue;
    working += 1;
    void goUp(key, upload).finally(() => {
      working -= 1;
      work();
    });
  }
};

if (typeof window !== 'undefined') window.addEventListener('online', work);

/** Adds photos to a draft; they are uploaded at once. */
export const attach = (sessionId: number, files: readonly File[]): void => {
  const held = photosAt(sessionId);
  const room = Math.max(0, LIMITS.photos.perQuestion - held.length);
  if (files.length > room) toastError(currentTexts().photos.tooMany);
  const added = files.slice(0, room).map((file): Attachment => {
    const key = newUuid();
    uploads.set(key, { file });
    queue.push(key);
    return { key, preview: null, state: 'waiting', progress: 0, photo: null, failure: null };
  });
  if (added.length > 0) usePhotosStore.getState().put(sessionId, [...held, ...added]);
  work();
};

export const canRetry = (key: string): boolean => uploads.has(key);

export const retry = (key: string): void => {
  change(key, { state: 'waiting', progress: 0, photo: null, failure: null });
  queue.push(key);
  work();
};

const letGo = ({ key, preview }: Attachment): void => {
  uploads.get(key)?.going?.abort();
  uploads.delete(key);
  if (preview !== null) URL.revokeObjectURL(preview);
};

/** Removes a photo, also from the server, which would otherwise keep it for a day. */
export const detach = (photo: Attachment): void => {
  letGo(photo);
  usePhotosStore.getState().remove(photo.key);
  if (photo.photo) void api.delete(`/api/photos/${photo.photo.id}`).catch(() => undefined);
};

/** Forgets photos whose question is stored: its message shows them. */
export const forgetPhotos = (place: Place): void => {
  const list = photosAt(place);
  if (list.length === 0) return;
  list.forEach(letGo);
  usePhotosStore.getState().put(place, []);
};

const isGone = (id: number): Promise<boolean> =>
  api.get(`/api/photos/${id}`).then(
    () => false,
    (error: unknown) => hasCode(error, 'NOT_FOUND'),
  );

/** Marks those of these photos that the server no longer has. @returns whether there are any. */
export const markGone = async (ids: readonly number[]): Promise<boolean> => {
  const areGone = await Promise.all(ids.map(isGone));
  const gone = ids.filter((_, index) => areGone[index]);
  for (const { key, photo } of Object.values(usePhotosStore.getState().lists).flat()) {
    if (photo && gone.includes(photo.id)) change(key, { state: 'failed', failure: 'gone' });
  }
  return gone.length > 0;
};

const keyOf = (sessionId: number): string => `${PHOTOS_PREFIX}${sessionId}`;

const attachmentOf = (photo: Photo): Attachment => ({
  key: newUuid(),
  preview: null,
  state: 'stored',
  progress: 1,
  failure: null,
  photo,
});

/** Restores a draft's photos after a reload of this tab, and keeps them from then on. */
export const keepPhotos = (sessionId: number): (() => void) => {
  const kept = readJson('session', keyOf(sessionId));
  if (photosAt(sessionId).length === 0 && Array.isArray(kept)) {
    usePhotosStore.getState().put(sessionId, (kept as Photo[]).map(attachmentOf));
  }
  return usePhotosStore.subscribe(({ lists }, before) => {
    if (lists[sessionId] === before.lists[sessionId]) return;
    const stored = photosAt(sessionId).flatMap(({ photo }) => photo ?? []);
    store('session', keyOf(sessionId), stored.length > 0 ? JSON.stringify(stored) : null);
  });
};
