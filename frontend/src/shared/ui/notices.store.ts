import type { ReactNode } from 'react';
import { create } from 'zustand';
import { readStored, store } from '../storage';
import { currentFirstTexts } from '../texts/first';
import { TIMINGS } from '../timings';

export interface Toast {
  id: number;
  /** A dismissed toast is kept for a while, closed. */
  open: boolean;
  title: string;
  description?: string;
  tone?: 'plain' | 'destructive';
  /** Decorative, beside the words. */
  picture?: ReactNode;
  /** What can be done about it, such as undoing it. */
  action?: { label: string; run: () => void };
}

type NewToast = Omit<Toast, 'id' | 'open'>;

const AFTER_RELOAD_KEY = 'zampa.toast';

interface Notices {
  /** At most one: a new toast replaces the last. */
  toast: Toast | null;
  /** Whether the code that shows toasts should load. */
  needed: boolean;
  /** A message for screen readers, in the live region of the layout. */
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

export const toastError = (description: string): void =>
  toast({ title: currentFirstTexts().common.error, description, tone: 'destructive' });

/** Loads the toaster ahead of the first toast, which may say that the network is lost. */
export const prepareToasts = (): void => useNotices.setState({ needed: true });

export const dismissToast = (id: number): void => {
  const { toast: shown } = useNotices.getState();
  if (shown?.id !== id) return;
  useNotices.setState({ toast: { ...shown, open: false } });
  forgetting = window.setTimeout(() => useNotices.setState({ toast: null }), TIMINGS.toastRemoved);
};

/** Shows a toast on the page that the reload opens. */
export const toastAfterReload = (next: Omit<NewToast, 'action' | 'picture'>): void =>
  store('session', AFTER_RELOAD_KEY, JSON.stringify(next));

export const showToastOfLastPage = (): void => {
  const kept = readStored('session', AFTER_RELOAD_KEY);
  if (kept === null) return;
  store('session', AFTER_RELOAD_KEY, null);
  toast(JSON.parse(kept) as NewToast);
};

/** Milliseconds in which a screen reader can pick up a text. */
export const HEARD_MS = 10_000;

let silencing: number | undefined;

/** Announces a text once; an empty one withdraws it. */
export const speak = (text: string): void => {
  window.clearTimeout(silencing);
  useNotices.setState({ spoken: text });
  if (text !== '') silencing = window.setTimeout(() => speak(''), HEARD_MS);
};
