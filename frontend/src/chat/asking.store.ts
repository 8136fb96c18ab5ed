import { startTransition, useContext, useEffect, useState } from 'react';
import { create } from 'zustand';
import { useMayAsk } from './free-plan';
import { isBusy, type Thread } from './thread';
import { SkippedContext } from './use-skipping';

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

/** For the many: those in sight follow, piece by piece, when nothing more urgent is to be drawn. */
export const useAskingInTime = (): Asking => {
  const skipped = useContext(SkippedContext);
  const [asking, setAsking] = useState(useAskingStore.getState);
  useEffect(() => {
    if (skipped) return;
    const follow = (): void => startTransition(() => setAsking(useAskingStore.getState()));
    follow();
    return useAskingStore.subscribe(follow);
  }, [skipped]);
  return asking;
};
