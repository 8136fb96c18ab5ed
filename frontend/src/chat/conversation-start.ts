import type { Message } from '@contract/chat';
import { track } from '../shared/tracking';
import { useChatStore } from './chat.store';

/**
 * Tells that a conversation began, when nothing of it is older than this question: known once its
 * history is read, which may be after a quick question was sent.
 */
export const trackStart = ({ id, sessionId }: Message): void => {
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
