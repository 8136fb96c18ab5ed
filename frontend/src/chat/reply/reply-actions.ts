import type { Feedback } from '@contract/chat';
import { currentTexts } from '../../shared/texts';
import { toastError } from '../../shared/ui/notices.store';
import { sendFeedback, stopReply } from '../chat.api';
import { useChatStore } from '../chat.store';

/** Freezes what is shown at once; the server decides where the reply ends. */
export const stop = async (messageId: number): Promise<void> => {
  const { freeze, unfreeze, finish } = useChatStore.getState();
  freeze(messageId);
  try {
    finish(await stopReply(messageId));
  } catch {
    unfreeze(messageId);
    toastError(currentTexts().chat.stopFailed);
  }
};

const pendingOf = (messageId: number): Feedback | null | undefined =>
  useChatStore.getState().pendingFeedback[messageId];

const forget = (messageId: number): void =>
  useChatStore.setState(({ pendingFeedback }) => ({
    pendingFeedback: Object.fromEntries(
      Object.entries(pendingFeedback).filter(([id]) => Number(id) !== messageId),
    ),
  }));

/** Sends feedback until the server has the latest. */
const deliver = async (messageId: number): Promise<void> => {
  for (;;) {
    const feedback = pendingOf(messageId) ?? null;
    const message = await sendFeedback(messageId, feedback);
    if ((pendingOf(messageId) ?? null) !== feedback) continue;
    useChatStore.getState().receiveMessage(message);
    return;
  }
};

/** Shows feedback at once, and reverts it with a toast if it cannot be stored. */
export const giveFeedback = async (messageId: number, feedback: Feedback | null): Promise<void> => {
  const underWay = pendingOf(messageId) !== undefined;
  useChatStore.setState(({ pendingFeedback }) => ({
    pendingFeedback: { ...pendingFeedback, [messageId]: feedback },
  }));
  if (underWay) return;
  try {
    await deliver(messageId);
  } catch {
    toastError(currentTexts().chat.feedback.failed);
  } finally {
    forget(messageId);
  }
};
