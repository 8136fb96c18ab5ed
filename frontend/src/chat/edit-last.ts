import { useChatStore } from './chat.store';
import { useComposerStore } from './composer.store';

/** Puts the words of the last question back into the composer, to be asked in other words. */
export const editLastQuestion = (sessionId: number): boolean => {
  const { messages = [] } = useChatStore.getState().threads[sessionId] ?? {};
  const last = messages.findLast(({ role }) => role === 'user');
  if (!last) return false;
  useComposerStore.getState().writeDraft(sessionId, last.content);
  return true;
};
