import { createContext, useDeferredValue, useMemo } from 'react';
import { useMayAsk } from './free-plan';
import { isBusy, type Thread } from './thread';

/** What the buttons under the answers have to know. */
interface Asking {
  /** One more question may be offered. */
  mayAsk: boolean;
  /** The next question has to wait. */
  busy: boolean;
}

export const AskingContext = createContext<Asking>({ mayAsk: false, busy: false });

/** For the context: there are many such buttons, so that they follow when there is time. */
export const useAsking = (thread: Thread): Asking => {
  const mayAsk = useMayAsk();
  const busy = isBusy(thread);
  return useDeferredValue(useMemo(() => ({ mayAsk, busy }), [mayAsk, busy]));
};
