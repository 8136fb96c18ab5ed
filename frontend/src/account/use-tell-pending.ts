import { useEffect } from 'react';

/** Tells what surrounds a form whether its request is under way; never once the form is gone. */
export const useTellPending = (tell: (pending: boolean) => void, pending: boolean): void =>
  useEffect(() => {
    tell(pending);
    return () => tell(false);
  }, [tell, pending]);
