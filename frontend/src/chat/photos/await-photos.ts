import type { Pet } from '@contract/pets';
import { useChatStore } from '../chat.store';
import { useComposerStore } from '../composer/composer.store';
import { photosAt, storedAt, untilPhotos } from './photos.store';

/** A photo of a question could not be uploaded, or the question was taken back. */
export class PhotosNotSent extends Error {}

const isSettled = (clientId: string): boolean =>
  photosAt(clientId).every(({ state }) => state === 'stored' || state === 'failed');

/** The ids of a question's photos, once all of them are stored. @throws PhotosNotSent */
export const storedPhotos = async (clientId: string): Promise<number[]> => {
  if (!isSettled(clientId)) await untilPhotos(() => isSettled(clientId));
  const ids = storedAt(clientId);
  if (ids.length === 0 || ids.length < photosAt(clientId).length) throw new PhotosNotSent();
  return ids;
};

export const areStored = (clientId: string): boolean =>
  photosAt(clientId).every(({ state }) => state === 'stored');

/** Triages the words at once, without waiting for the photos, and shows any alarm. */
export const triageNow = async (
  { sessionId, clientId, content }: { sessionId: number; clientId: string; content: string },
  pet: Pet,
): Promise<void> => {
  const triage = await import('../emergency/assess-words')
    .then(({ assessWords }) => assessWords(content, pet))
    .catch(() => null);
  if (!triage || triage.level === 'routine') return;
  const { outgoing = [] } = useChatStore.getState().threads[sessionId] ?? {};
  if (outgoing.some((question) => question.clientId === clientId)) {
    useComposerStore.getState().showHelp(sessionId, triage);
  }
};
