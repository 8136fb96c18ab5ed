import { useEffect } from 'react';
import { readSession } from '../shared/session';
import { useSession } from '../shared/session.store';
import { useChatStore } from './chat.store';
import { isDayUsedUp } from './free-plan';
import { useComposerStore } from './composer.store';
import { isFinal } from './thread';

/** Opens the overlay once when the reply to the day's last free question has ended well. */
export const useLastReply = (sessionId: number): void => {
  const lastReplyId = useComposerStore((state) => state.lastReplyId);
  const ended = useChatStore(
    (state) =>
      state.threads[sessionId]?.messages.find(
        (message) => message.id === lastReplyId && isFinal(message),
      )?.status,
  );

  useEffect(() => {
    if (ended === undefined) return;
    let gone = false;
    void readSession().then(() => {
      if (gone) return;
      const { awaitLastReply, open } = useComposerStore.getState();
      if (ended !== 'failed' && isDayUsedUp(useSession.getState().user)) open('overlay');
      else awaitLastReply(null);
    });
    return () => {
      gone = true;
    };
  }, [ended]);
};
