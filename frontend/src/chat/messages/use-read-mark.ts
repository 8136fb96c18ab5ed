import { useEffect } from 'react';
import { markRead, SEEN_MS } from '../../shared/sessions.api';

/** Marks a chat as read up to its newest message once the reader sees its end in a visible tab. */
export const useReadMark = (sessionId: number, newestId: number, atEnd: boolean): void => {
  useEffect(() => {
    if (newestId === 0 || !atEnd) return;
    let timer: number | undefined;
    const see = (): void => {
      window.clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      timer = window.setTimeout(() => {
        // Without a network it stays unread, and is marked the next time it is seen.
        markRead(sessionId, newestId).catch(() => undefined);
      }, SEEN_MS);
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', see);
    };
  }, [sessionId, newestId, atEnd]);
};
