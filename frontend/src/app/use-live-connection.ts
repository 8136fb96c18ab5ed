import { useEffect } from 'react';
import { useSession } from '../shared/session.store';

/** Keeps the socket open while someone is signed in. Its code loads only then. */
export const useLiveConnection = (): void => {
  const uid = useSession((state) => state.user?.uid);
  useEffect(() => {
    if (uid === undefined) return;
    let stop: (() => void) | null = null;
    let gone = false;
    void import('./live').then(({ goLive }) => {
      if (!gone) stop = goLive();
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, [uid]);
};
