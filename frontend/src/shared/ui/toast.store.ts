import { create } from 'zustand';
import { readStored, store } from '../storage';
import { TIMINGS } from '../timings';

interface Toast {
  id: number;
  /** A dismissed one is kept a while, closed. */
  open: boolean;
  title: string;
  description?: string;
  tone?: 'plain' | 'destructive';
}

type NewToast = Omit<Toast, 'id' | 'open'>;

const AFTER_RELOAD_KEY = 'zampa.toast';

/** At most one: a new toast takes the place of the last. */
export const useToasts = create<{ toast: Toast | null; needed: boolean }>()(() => ({
  toast: null,
  needed: false,
}));

let lastId = 0;
let forgetting: number | undefined;

export const toast = (next: NewToast): void => {
  lastId += 1;
  window.clearTimeout(forgetting);
  useToasts.setState({ toast: { ...next, id: lastId, open: true }, needed: true });
};

/** Loads what shows toasts ahead of the first: that one may say that the network is lost. */
export const prepareToasts = (): void => useToasts.setState({ needed: true });

export const dismissToast = (id: number): void => {
  const { toast: shown } = useToasts.getState();
  if (shown?.id !== id) return;
  useToasts.setState({ toast: { ...shown, open: false } });
  forgetting = window.setTimeout(() => useToasts.setState({ toast: null }), TIMINGS.toastRemoved);
};

/** Keeps a toast for the page that the coming reload opens. */
export const toastAfterReload = (next: NewToast): void =>
  store('session', AFTER_RELOAD_KEY, JSON.stringify(next));

export const showToastOfLastPage = (): void => {
  const kept = readStored('session', AFTER_RELOAD_KEY);
  if (kept === null) return;
  store('session', AFTER_RELOAD_KEY, null);
  toast(JSON.parse(kept) as NewToast);
};
