import type { Message } from '@contract/chat';
import { track } from '../../shared/tracking';
import { useChatStore } from '../chat.store';

/** Tracks a new conversation once its history is read and has nothing older than this question. */
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
