import { socket } from '../../shared/socket';
import { currentTexts } from '../../shared/texts';
import { speak, toastError } from '../../shared/ui/notices.store';
import { fetchMessages, showMessage } from '../chat.api';
import { useChatStore } from '../chat.store';
import { useEditing } from './editing.store';

/** Shows another version of a question with all that followed it, in all open tabs. */
export const showVersion = async (
  sessionId: number,
  versions: readonly number[],
  index: number,
): Promise<void> => {
  const { versions: texts } = currentTexts().chatTools;
  const id = versions[index];
  if (id === undefined) return;
  useEditing.setState({ awaited: id });
  try {
    await showMessage(id);
    speak(texts.place(index + 1, versions.length));
    // A connected tab is notified like every other one.
    if (socket.connected) return;
    const { threads, receiveNewestPage } = useChatStore.getState();
    const heldBefore = threads[sessionId]?.messages;
    const { items, hasMore } = await fetchMessages(sessionId);
    receiveNewestPage(sessionId, items, hasMore, heldBefore);
  } catch {
    useEditing.setState({ awaited: null });
    toastError(texts.failed);
  }
};
