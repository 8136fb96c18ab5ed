import { useEffect } from 'react';
import { socket } from '../shared/socket';
import { sendOutbox } from './asking';

/** Sends what waits for a network: now, and whenever one may be back. */
export const useOutbox = (uid: string): void => {
  useEffect(() => {
    const send = (): void => void sendOutbox(uid);
    send();
    window.addEventListener('online', send);
    socket.on('connect', send);
    return () => {
      window.removeEventListener('online', send);
      socket.off('connect', send);
    };
  }, [uid]);
};
