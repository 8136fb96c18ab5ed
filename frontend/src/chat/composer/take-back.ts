import { ApiError, hasCode } from '../../shared/api';
import { refreshUser } from '../../shared/queries';
import { currentTexts } from '../../shared/texts';
import { toastError } from '../../shared/ui/notices.store';
import { useChatStore } from '../chat.store';
import { type LimitCode, useComposerStore } from './composer.store';
import { type QueuedQuestion, removeFromOutbox } from './outbox';
import { PhotosNotSent } from '../photos/await-photos';
import { storedAt, usePhotosStore } from '../photos/photos.store';
import { markGone } from '../photos/uploads';
import { beginEditing } from '../versions/editing.store';

type UnsentQuestion = Pick<QueuedQuestion, 'sessionId' | 'clientId' | 'replaces'>;

/** Returns the message about what the server did not find, and marks photos that are gone. */
const missingText = async ({ sessionId, photos, replaces }: QueuedQuestion): Promise<string> => {
  const { chat, chatTools, photos: texts } = currentTexts();
  // The photos are back in the draft.
  const ids = photos === 'going' ? storedAt(sessionId) : photos;
  if (ids && (await markGone(ids))) return texts.failures.gone;
  return replaces === undefined ? chat.noSessionOrPet : chatTools.versions.fixed;
};

const failureText = (error: unknown): string => {
  const { chat, photos } = currentTexts();
  if (hasCode(error, 'UNAUTHENTICATED')) return chat.noSession;
  return error instanceof PhotosNotSent ? photos.notSent : chat.sendFailed;
};

/** The plan's limit that caused the refusal; null for any other cause. */
const limitOf = (error: unknown): LimitCode | null => {
  if (!(error instanceof ApiError)) return null;
  const isDaily = error.message.includes('Daily question limit reached');
  if (isDaily || error.code === 'DAILY_LIMIT_REACHED') return 'DAILY_LIMIT_REACHED';
  return error.status === 429 ? 'QUESTION_LIMIT_REACHED' : null;
};

const showRefusal = async (question: QueuedQuestion, error: unknown): Promise<void> => {
  const { sessionId } = question;
  const triage = error instanceof ApiError ? error.body?.triage : undefined;
  const limit = limitOf(error);
  if (limit !== null) {
    useComposerStore.getState().refuse(sessionId, limit, triage);
    void refreshUser();
    return;
  }
  if (triage) useComposerStore.getState().showHelp(sessionId, triage);
  const isMissing = hasCode(error, 'NOT_FOUND');
  toastError(isMissing ? await missingText(question) : failureText(error));
};

/** Puts the words back where they were written: into the question they replace, or the composer. */
const putBack = ({ sessionId, clientId, replaces }: UnsentQuestion, words: string): void => {
  const { messages = [] } = useChatStore.getState().threads[sessionId] ?? {};
  const place = messages.find(({ id }) => id === replaces);
  // A question that another tab has replaced in the meantime can no longer be edited.
  if (place) beginEditing(place.id, words);
  else useComposerStore.getState().restoreDraft(sessionId, words, clientId);
};

/**
 * Takes a question out of the outbox and the chat, and puts its words and photos back.
 * @param place where the words belong
 * @returns false if it was stored after all.
 */
const takeBack = (question: UnsentQuestion, place = question): boolean => {
  const { sessionId, clientId } = question;
  removeFromOutbox(clientId);
  const words = useChatStore.getState().rollBack(sessionId, clientId);
  if (words === undefined) return false;
  putBack(place, words);
  usePhotosStore.getState().move(clientId, sessionId);
  return true;
};

/** Takes back a question that its owner no longer wants to ask. */
export const withdrawQuestion = (question: UnsentQuestion): void => void takeBack(question);

/** Takes back a question that was refused or has failed, and says why. */
export const returnRefused = async (question: QueuedQuestion, error: unknown): Promise<void> => {
  const { sessionId, clientId } = question;
  // What the server did not find cannot be edited.
  const place = hasCode(error, 'NOT_FOUND') ? { sessionId, clientId } : question;
  if (takeBack(question, place)) await showRefusal(question, error);
};
