import { useEffect } from 'react';
import { refreshSession } from '../shared/session';
import { useSession } from '../shared/session.store';
import { useChatStore } from './chat.store';
import { useComposerStore } from './composer.store';
import { isDayUsedUp } from './free-plan';
import { isFinal, openReply, type Thread } from './thread';

/** Opens the overlay when the reply to the day's last free question has ended well. */
export const useLastReply = (sessionId: number, { messages, loading }: Thread): void => {
  const lastReplyId = useComposerStore((state) => state.lastReplyId);
  const ended = messages.find((message) => message.id === lastReplyId && isFinal(message))?.status;

  // The tab that asked the day's last question may have been reloaded since.
  useEffect(() => {
    const reply = openReply(useChatStore.getState().threads[sessionId]);
    if (reply && isDayUsedUp(useSession.getState().user))
      useComposerStore.getState().awaitLastReply(reply.id);
  }, [sessionId, loading]);

  useEffect(() => {
    if (ended === undefined) return;
    let cancelled = false;
    void refreshSession().then(() => {
      if (cancelled) return;
      const { awaitLastReply, open } = useComposerStore.getState();
      if (ended !== 'failed' && isDayUsedUp(useSession.getState().user)) open('overlay');
      else awaitLastReply(null);
    });
    return () => {
      cancelled = true;
    };
  }, [ended]);
};
