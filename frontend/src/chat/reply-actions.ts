import type { Feedback } from '@contract/chat';
import { currentTexts } from '../shared/texts';
import { toast } from '../shared/ui/notices.store';
import { sendFeedback, stopReply } from './chat.api';
import { useChatStore } from './chat.store';

/** Stops a reply: what is shown stays as it is at once, the server tells where it ended. */
export const stop = async (messageId: number): Promise<void> => {
  const { freeze, unfreeze, finish } = useChatStore.getState();
  freeze(messageId);
  try {
    finish(await stopReply(messageId));
  } catch {
    unfreeze(messageId);
    const { common, chat } = currentTexts();
    toast({ title: common.error, description: chat.stopFailed, tone: 'destructive' });
  }
};

const saidOf = (messageId: number): Feedback | null | undefined =>
  useChatStore.getState().said[messageId];

const forget = (messageId: number): void =>
  useChatStore.setState(({ said }) => ({
    said: Object.fromEntries(Object.entries(said).filter(([id]) => Number(id) !== messageId)),
  }));

/** Sends what was said last until the server has exactly that: what is said meanwhile is next. */
const deliver = async (messageId: number): Promise<void> => {
  for (;;) {
    const feedback = saidOf(messageId) ?? null;
    const message = await sendFeedback(messageId, feedback);
    if ((saidOf(messageId) ?? null) !== feedback) continue;
    useChatStore.getState().receiveMessage(message);
    return;
  }
};

/** Says of an answer whether it helped; shown at once, and taken back with a toast if it fails. */
export const giveFeedback = async (messageId: number, feedback: Feedback | null): Promise<void> => {
  const underWay = saidOf(messageId) !== undefined;
  useChatStore.setState(({ said }) => ({ said: { ...said, [messageId]: feedback } }));
  if (underWay) return;
  try {
    await deliver(messageId);
  } catch {
    const { common, chat } = currentTexts();
    toast({ title: common.error, description: chat.feedback.failed, tone: 'destructive' });
  } finally {
    forget(messageId);
  }
};
