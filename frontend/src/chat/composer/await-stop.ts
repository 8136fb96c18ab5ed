import type { Message } from '@contract/chat';
import { useChatStore } from '../chat.store';
import { openReply } from '../thread';

/** The open reply if its owner has stopped it and the server has not ended it yet. */
export const stoppingReply = (sessionId: number): Message | undefined => {
  const { threads, frozen } = useChatStore.getState();
  const reply = openReply(threads[sessionId]);
  return reply && frozen[reply.id] ? reply : undefined;
};

/**
 * Waits for the end of a stop that is on its way: until then the server takes no question.
 * @returns false if the reply goes on: it could not be stopped.
 */
export const stopEnds = ({ id, sessionId }: Message): Promise<boolean> =>
  new Promise((resolve) => {
    const unsubscribe = useChatStore.subscribe(({ threads }) => {
      if (stoppingReply(sessionId)?.id === id) return;
      unsubscribe();
      resolve(openReply(threads[sessionId])?.id !== id);
    });
  });
