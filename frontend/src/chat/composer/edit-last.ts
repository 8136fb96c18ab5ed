import { useChatStore } from '../chat.store';
import { useComposerStore } from './composer.store';
import { beginEditing } from '../versions/editing.store';

/** Opens the last question for editing in its place; returns whether that was possible. */
export const editLastQuestion = (sessionId: number): boolean => {
  const { mayAsk, busy, toldTo } = useComposerStore.getState();
  const { messages = [] } = useChatStore.getState().threads[sessionId] ?? {};
  const last = messages.findLast(({ role }) => role === 'user');
  if (!last || !mayAsk || busy || last.id <= toldTo) return false;
  beginEditing(last.id, last.content);
  return true;
};
