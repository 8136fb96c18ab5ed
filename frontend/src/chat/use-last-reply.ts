import { useEffect } from 'react';
import { refreshSession } from '../shared/session';
import { useSession } from '../shared/session.store';
import { useChatStore } from './chat.store';
import { useComposerStore } from './composer/composer.store';
import { isDayUsedUp } from './free-plan';
import { isFinal, openReply, type Thread } from './thread';
import { parseTriage } from './emergency/triage-advice';

/**
 * Opens the overlay when the reply to the day's last free question has ended well, but never while
 * an alarm is open: the reply then carries it.
 */
export const useLastReply = (sessionId: number, { messages, loading }: Thread): void => {
  const lastReplyId = useComposerStore((state) => state.lastReplyId);
  const reply = messages.find((message) => message.id === lastReplyId && isFinal(message));
  const maySell = reply && reply.status !== 'failed' && parseTriage(reply.triage) === null;

  // The tab that asked the day's last question may have been reloaded since.
  useEffect(() => {
    const reply = openReply(useChatStore.getState().threads[sessionId]);
    if (reply && isDayUsedUp(useSession.getState().user))
      useComposerStore.getState().awaitLastReply(reply.id);
  }, [sessionId, loading]);

  useEffect(() => {
    if (maySell === undefined) return;
    let cancelled = false;
    void refreshSession().then(() => {
      if (cancelled) return;
      const { awaitLastReply, open } = useComposerStore.getState();
      if (maySell && isDayUsedUp(useSession.getState().user)) open('overlay');
      else awaitLastReply(null);
    });
    return () => {
      cancelled = true;
    };
  }, [maySell]);
};
