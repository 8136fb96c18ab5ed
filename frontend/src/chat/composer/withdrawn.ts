import { useSession } from '../../shared/session.store';
import { useChatStore } from '../chat.store';
import { readOutbox } from './outbox';

/** Removes waiting questions that another tab has taken back, which would keep the chat busy. */
export const dropWithdrawn = (): void => {
  const { threads, rollBack } = useChatStore.getState();
  const queued = new Set(
    readOutbox(useSession.getState().user?.uid ?? '').map(({ clientId }) => clientId),
  );
  for (const [sessionId, { outgoing }] of Object.entries(threads)) {
    for (const { clientId, state } of outgoing) {
      if (state === 'waiting' && !queued.has(clientId)) rollBack(Number(sessionId), clientId);
    }
  }
};
