import { startTransition, useEffect, useState } from 'react';
import { create } from 'zustand';
import { useMayAsk } from './free-plan';
import { isBusy, type Thread } from './thread';

/** What the buttons under all the answers of a chat have to know. */
interface Asking {
  /** One more question may be offered. */
  mayAsk: boolean;
  /** The next question has to wait. */
  busy: boolean;
}

export const useAskingStore = create<Asking>()(() => ({ mayAsk: false, busy: false }));

/** Keeps it for the chat that is shown. */
export const useKeepAsking = (thread: Thread): void => {
  const mayAsk = useMayAsk();
  const busy = isBusy(thread);
  useEffect(() => useAskingStore.setState({ mayAsk, busy }), [mayAsk, busy]);
};

/** For the many: they follow piece by piece, when nothing more urgent is to be drawn. */
export const useAskingInTime = (): Asking => {
  const [asking, setAsking] = useState(useAskingStore.getState);
  useEffect(() => {
    const follow = (): void => startTransition(() => setAsking(useAskingStore.getState()));
    follow();
    return useAskingStore.subscribe(follow);
  }, []);
  return asking;
};
