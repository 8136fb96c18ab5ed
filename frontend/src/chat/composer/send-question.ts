import type { Message } from '@contract/chat';
import { useEffect } from 'react';
import { hasCode } from '../../shared/api';
import { cacheRemainingQuestions, refreshUser } from '../../shared/queries';
import { useSession } from '../../shared/session.store';
import { socket } from '../../shared/socket';
import { currentTexts } from '../../shared/texts';
import { toastError } from '../../shared/ui/notices.store';
import { newUuid } from '../../shared/uuid';
import { sendQuestion } from '../chat.api';
import { storedPhotos } from '../photos/await-photos';
import { areHeldElsewhere, holdPhotos } from '../photos/held';
import { photosAt, usePhotosStore } from '../photos/photos.store';
import { forgetPhotos } from '../photos/uploads';
import { useChatStore } from '../chat.store';
import { useComposerStore } from './composer.store';
import { type QueuedQuestion, removeFromOutbox, addToOutbox, readOutbox } from './outbox';
import { returnRefused, withdrawQuestion } from './take-back';
import { stopEnds, stoppingReply } from './await-stop';
import { trackChatStart } from './track-start';

const inFlight = new Set<string>();

/** A socket may stay connected while calls go unanswered: then no event triggers a retry. */
const RETRY_MS = 30_000;
let retry: number | undefined;

const retryLater = (uid: string): void => {
  window.clearTimeout(retry);
  retry = window.setTimeout(() => void sendOutbox(uid), RETRY_MS);
};

const isOffline = (error: unknown): boolean => hasCode(error, 'NETWORK') && !navigator.onLine;

/** Waits for a question's photos; from then on, their ids survive a reload. */
const awaitPhotos = async (question: QueuedQuestion): Promise<number[]> => {
  const photos = await storedPhotos(question.clientId);
  addToOutbox({ ...question, photos });
  return photos;
};

/** Whether a failed question waits in the outbox; it is given back otherwise. */
type Waits = (error: unknown) => boolean;

const deliver = async (question: QueuedQuestion, waits: Waits): Promise<void> => {
  const { sessionId, petId, clientId, content, replaces, repeats, to } = question;
  try {
    // A question without photos is sent before the page renders it: an emergency must not wait.
    const photoIds = question.photos === 'going' ? await awaitPhotos(question) : question.photos;
    const answer = await sendQuestion(sessionId, {
      content,
      petId,
      clientId,
      photoIds,
      replaces,
      repeats,
      to,
    });
    removeFromOutbox(clientId);
    useChatStore.getState().confirm(answer.message, answer.reply);
    forgetPhotos(clientId);
    useComposerStore.getState().clearLimits();
    trackChatStart(answer.message);
    if (answer.remainingQuestions === 0 && !answer.message.consultationId)
      useComposerStore.getState().awaitLastReply(answer.reply.id);
    cacheRemainingQuestions(answer.remainingQuestions);
    // A connected tab hears of it through `profile-changed`, like every other tab of the user.
    if (!socket.connected) void refreshUser();
  } catch (error) {
    if (waits(error)) {
      useChatStore.getState().markWaiting(sessionId, clientId);
      retryLater(question.uid);
    } else await returnRefused(question, error);
  }
};

/** Holds a question until the reply before it has ended; gives it back if that goes on instead. */
const afterStop = async (
  stopping: Message,
  { uid, clientId }: QueuedQuestion,
): Promise<QueuedQuestion | undefined> => {
  const hasEnded = await stopEnds(stopping);
  // Its owner may have taken it back meanwhile, and asked it again with other photos.
  const question = readOutbox(uid).find((queued) => queued.clientId === clientId);
  if (hasEnded) return question;
  if (question) withdrawQuestion(question);
  return undefined;
};

const post = async (question: QueuedQuestion, waits: Waits): Promise<void> => {
  const { clientId, sessionId } = question;
  if (inFlight.has(clientId)) return;
  inFlight.add(clientId);
  try {
    const stopping = stoppingReply(sessionId);
    const due = stopping ? await afterStop(stopping, question) : question;
    if (due) await deliver(due, waits);
  } finally {
    inFlight.delete(clientId);
  }
};

interface Asking {
  clientId?: string;
  withPhotos?: boolean;
  replaces?: number;
  repeats?: number | undefined;
  /** While a vet has the case: who the words are for. */
  whom?: 'vet' | 'assistant' | undefined;
}

/**
 * Asks a question, which is listed at once. It waits for a stop that is on its way, and in the
 * outbox for a network; if it is refused or fails, its text goes back into the composer.
 * @param withPhotos whether the draft's photos go with it
 * @param replaces the question that it replaces
 * @param repeats the question that it asks once more, with the same photos
 * @param whom the vet who has the case, or the assistant despite that
 */
export const ask = async (
  sessionId: number,
  petId: number,
  content: string,
  { clientId = newUuid(), withPhotos = false, replaces, repeats, whom }: Asking = {},
): Promise<void> => {
  const uid = useSession.getState().user?.uid;
  if (uid === undefined) return;
  const createdAt = new Date().toISOString();
  const state = navigator.onLine ? 'sending' : 'waiting';
  useChatStore.getState().addOptimistic(sessionId, {
    clientId,
    content,
    createdAt,
    state,
    replaces,
    ...(whom === 'vet' && { forVet: true }),
  });
  const hasPhotos = withPhotos && photosAt(sessionId).length > 0;
  if (hasPhotos) {
    usePhotosStore.getState().move(sessionId, clientId);
    holdPhotos(clientId);
  }
  const question = {
    uid,
    sessionId,
    petId,
    clientId,
    content,
    createdAt,
    ...(hasPhotos && { photos: 'going' as const }),
    replaces,
    repeats,
    ...(whom === 'assistant' && { to: whom }),
  };
  addToOutbox(question);
  if (navigator.onLine) await post(question, isOffline);
};

/** Puts the words back: the page that had the photos was closed before they were stored. */
const returnUnsent = ({ sessionId, clientId, content }: QueuedQuestion): void => {
  removeFromOutbox(clientId);
  useComposerStore.getState().restoreDraft(sessionId, content, clientId);
  toastError(currentTexts().photos.lost);
};

/** Shows and sends what an earlier page could not send. */
export const sendOutbox = async (uid: string): Promise<void> => {
  for (const { clientId: next } of readOutbox(uid)) {
    // The owner may have taken this one back while the previous one was sent.
    const question = readOutbox(uid).find((queued) => queued.clientId === next);
    if (!question || inFlight.has(next)) continue;
    const { sessionId, clientId, content, createdAt, replaces } = question;
    if (question.photos === 'going' && photosAt(clientId).length === 0) {
      if (!(await areHeldElsewhere(clientId))) returnUnsent(question);
      continue;
    }
    const state = navigator.onLine ? 'sending' : 'waiting';
    useChatStore
      .getState()
      .addOptimistic(sessionId, { clientId, content, createdAt, state, replaces });
    if (navigator.onLine) {
      await post(question, (error) => hasCode(error, 'NETWORK'));
    }
  }
};

/** Clears what the server has stored from the outbox and the composer. */
export const clearStored = (messages: readonly Message[]): void => {
  for (const { sessionId, clientId } of messages) {
    if (clientId === undefined) continue;
    removeFromOutbox(clientId);
    forgetPhotos(clientId);
    useComposerStore.getState().forgetDraft(sessionId, clientId);
  }
};

/** Sends what is waiting for a network: now, and whenever one may be back. */
export const useOutbox = (uid: string): void => {
  useEffect(() => {
    const send = (): void => void sendOutbox(uid);
    send();
    window.addEventListener('online', send);
    socket.on('connect', send);
    return () => {
      window.clearTimeout(retry);
      window.removeEventListener('online', send);
      socket.off('connect', send);
    };
  }, [uid]);
};
