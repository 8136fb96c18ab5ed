import { useState } from 'react';
import { readMessages } from './chat.api';
import { useChatStore } from './chat.store';
import type { Thread } from './thread';

interface OlderMessages {
  loading: boolean;
  /** Loads the page before the oldest message shown; a failure can be tried again at once. */
  load: () => Promise<void>;
}

export const useOlderMessages = (
  sessionId: number,
  thread: Thread,
  holdPlace: () => void,
): OlderMessages => {
  const [loading, setLoading] = useState(false);
  const oldest = thread.messages[0]?.id;

  const load = async (): Promise<void> => {
    if (loading || oldest === undefined || !thread.hasOlder) return;
    setLoading(true);
    const page = await readMessages(sessionId, { before: oldest }).catch(() => null);
    setLoading(false);
    const { threads, prependOlder } = useChatStore.getState();
    // What was let go meanwhile would leave a hole.
    if (!page || threads[sessionId]?.messages[0]?.id !== oldest) return;
    holdPlace();
    prependOlder(sessionId, page.items, page.hasMore);
  };

  return { loading, load };
};
