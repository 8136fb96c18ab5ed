import type { Message } from '@contract/chat';
import { useEffect } from 'react';
import { ApiError, hasCode } from '../shared/api';
import { cacheRemainingQuestions, refreshUser } from '../shared/queries';
import { useSession } from '../shared/session.store';
import { socket } from '../shared/socket';
import { currentTexts } from '../shared/texts';
import { track } from '../shared/tracking';
import { toastError } from '../shared/ui/notices.store';
import { newUuid } from '../shared/uuid';
import { sendQuestion } from './chat.api';
import { useChatStore } from './chat.store';
import { useComposerStore } from './composer.store';
import { type QueuedQuestion, removeFromOutbox, addToOutbox, readOutbox } from './outbox';

/** Tracks a new conversation once its history is read and shows nothing older than this question. */
export const trackChatStart = ({ id, sessionId }: Message): void => {
  const isKnown = (): boolean => {
    const thread = useChatStore.getState().threads[sessionId];
    if (thread?.loading !== 'ready') return false;
    if (!thread.hasOlder && thread.messages[0]?.id === id) track('ChatStarted', {});
    return true;
  };
  if (isKnown()) return;
  const stop = useChatStore.subscribe(() => {
    if (isKnown()) stop();
  });
};

const inFlight = new Set<string>();

const isOffline = (error: unknown): boolean => hasCode(error, 'NETWORK') && !navigator.onLine;

const reasonOf = (error: unknown): string => {
  const { chat } = currentTexts();
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'UNAUTHENTICATED') return chat.noSession;
  return code === 'NOT_FOUND' ? chat.noSessionOrPet : chat.sendFailed;
};

const showRefusal = (sessionId: number, error: unknown): void => {
  if (!(error instanceof ApiError) || error.status !== 429) {
    toastError(reasonOf(error));
    const triage = error instanceof ApiError ? error.body?.triage : undefined;
    if (triage) useComposerStore.getState().showHelp(sessionId, triage);
    return;
  }
  const daily =
    error.code === 'DAILY_LIMIT_REACHED' || error.message.includes('Daily question limit reached');
  const code = daily ? 'DAILY_LIMIT_REACHED' : 'QUESTION_LIMIT_REACHED';
  useComposerStore.getState().refuse(sessionId, code, error.body?.triage);
  void refreshUser();
};

const restoreDraft = (question: QueuedQuestion, error: unknown): void => {
  removeFromOutbox(question.clientId);
  const words = useChatStore.getState().rollBack(question.sessionId, question.clientId);
  if (words === undefined) return;
  useComposerStore.getState().restoreDraft(question.sessionId, words, question.clientId);
  showRefusal(question.sessionId, error);
};

const post = async (
  question: QueuedQuestion,
  waits: (error: unknown) => boolean,
): Promise<void> => {
  const { sessionId, petId, clientId, content } = question;
  if (inFlight.has(clientId)) return;
  inFlight.add(clientId);
  try {
    const answer = await sendQuestion(sessionId, { content, petId, clientId });
    removeFromOutbox(clientId);
    useChatStore.getState().confirm(answer.message, answer.reply);
    useComposerStore.getState().clearLimits();
    trackChatStart(answer.message);
    if (answer.remainingQuestions === 0)
      useComposerStore.getState().awaitLastReply(answer.reply.id);
    cacheRemainingQuestions(answer.remainingQuestions);
    // A connected tab learns of it by `profile-changed`, like every other tab of the user.
    if (!socket.connected) void refreshUser();
  } catch (error) {
    if (waits(error)) useChatStore.getState().markWaiting(sessionId, clientId);
    else restoreDraft(question, error);
  } finally {
    inFlight.delete(clientId);
  }
};

/**
 * Asks a question, which is listed at once. Without a network it waits, also in the outbox; if it
 * is refused or fails, its text goes back into the composer.
 */
export const ask = async (
  sessionId: number,
  petId: number,
  content: string,
  clientId: string = newUuid(),
): Promise<void> => {
  const uid = useSession.getState().user?.uid;
  if (uid === undefined) return;
  const createdAt = new Date().toISOString();
  const state = navigator.onLine ? 'sending' : 'waiting';
  useChatStore.getState().addOptimistic(sessionId, { clientId, content, createdAt, state });
  const question = { uid, sessionId, petId, clientId, content, createdAt };
  addToOutbox(question);
  if (navigator.onLine) await post(question, isOffline);
};

/** Shows and sends what an earlier page could not send. */
export const sendOutbox = async (uid: string): Promise<void> => {
  for (const question of readOutbox(uid)) {
    if (inFlight.has(question.clientId)) continue;
    const { sessionId, clientId, content, createdAt } = question;
    const state = navigator.onLine ? 'sending' : 'waiting';
    useChatStore.getState().addOptimistic(sessionId, { clientId, content, createdAt, state });
    if (navigator.onLine) {
      await post(question, (error) => hasCode(error, 'NETWORK'));
    }
  }
};

export const withdrawQuestion = (sessionId: number, clientId: string): void => {
  removeFromOutbox(clientId);
  const words = useChatStore.getState().rollBack(sessionId, clientId);
  if (words !== undefined) useComposerStore.getState().restoreDraft(sessionId, words, clientId);
};

/** The server has stored these: the outbox and the composer no longer need them. */
export const clearStored = (messages: readonly Message[]): void => {
  for (const { sessionId, clientId } of messages) {
    if (clientId === undefined) continue;
    removeFromOutbox(clientId);
    useComposerStore.getState().forgetDraft(sessionId, clientId);
  }
};

/** Sends what waits for a network: now, and whenever one may be back. */
export const useOutbox = (uid: string): void => {
  useEffect(() => {
    const send = (): void => void sendOutbox(uid);
    send();
    window.addEventListener('online', send);
    socket.on('connect', send);
    return () => {
      window.removeEventListener('online', send);
      socket.off('connect', send);
    };
  }, [uid]);
};
