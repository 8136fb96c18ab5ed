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

interface Notices {
  /** At most one: a new toast takes the place of the last. */
  toast: Toast | null;
  /** What shows toasts is wanted. */
  needed: boolean;
  /** A short confirmation for screen readers: the announcer says it. */
  spoken: string;
}

export const useNotices = create<Notices>()(() => ({ toast: null, needed: false, spoken: '' }));

let lastId = 0;
let forgetting: number | undefined;

export const toast = (next: NewToast): void => {
  lastId += 1;
  window.clearTimeout(forgetting);
  useNotices.setState({ toast: { ...next, id: lastId, open: true }, needed: true });
};

/** Loads what shows toasts ahead of the first: that one may say that the network is lost. */
export const prepareToasts = (): void => useNotices.setState({ needed: true });

export const dismissToast = (id: number): void => {
  const { toast: shown } = useNotices.getState();
  if (shown?.id !== id) return;
  useNotices.setState({ toast: { ...shown, open: false } });
  forgetting = window.setTimeout(() => useNotices.setState({ toast: null }), TIMINGS.toastRemoved);
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

/** Long enough for a screen reader to take a text in. */
export const HEARD_MS = 10_000;

let silencing: number | undefined;

/** Says a text once; an empty one withdraws what was said. */
export const speak = (text: string): void => {
  window.clearTimeout(silencing);
  useNotices.setState({ spoken: text });
  if (text !== '') silencing = window.setTimeout(() => speak(''), HEARD_MS);
};
