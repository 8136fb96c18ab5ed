import { create } from 'zustand';
import { readStored, store } from '../storage';

export interface Toast {
  id: number;
  title: string;
  description?: string;
  tone?: 'plain' | 'destructive';
}

type NewToast = Omit<Toast, 'id'>;

const AFTER_RELOAD_KEY = 'zampa.toast';

/** At most one: a new toast takes the place of the last. */
export const useToasts = create<{ toast: Toast | null; used: boolean }>()(() => ({
  toast: null,
  used: false,
}));

let lastId = 0;

export const toast = (next: NewToast): void => {
  lastId += 1;
  useToasts.setState({ toast: { ...next, id: lastId }, used: true });
};

export const dismissToast = (id: number): void =>
  useToasts.setState((state) => (state.toast?.id === id ? { toast: null } : state));

/** Keeps a toast for the page that the coming reload opens. */
export const toastAfterReload = (next: NewToast): void =>
  store('session', AFTER_RELOAD_KEY, JSON.stringify(next));

export const showToastOfLastPage = (): void => {
  const kept = readStored('session', AFTER_RELOAD_KEY);
  if (kept === null) return;
  store('session', AFTER_RELOAD_KEY, null);
  toast(JSON.parse(kept) as NewToast);
};
