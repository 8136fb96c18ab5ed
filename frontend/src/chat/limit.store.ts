import { create } from 'zustand';
import type { Triage } from '@contract/chat';

interface LimitStore {
  /** The limit card of the used-up plan, or the upgrade overlay of the used-up day; never both. */
  shown: 'nothing' | 'card' | 'overlay';
  /** The overlay was put off: nothing more can be asked today. */
  lockedToday: boolean;
  /** What to do now, of an emergency whose question the plan refused. */
  triage: Triage | null;
  /** The reply to the plan's last question: the overlay waits for its end. */
  lastReplyId: number | null;
  refuse: (shown: 'card' | 'overlay', triage: Triage | null) => void;
  awaitLastReply: (messageId: number | null) => void;
  openOverlay: () => void;
  close: () => void;
  /** A new question was accepted: what was refused before is over. */
  lift: () => void;
}

export const useLimitStore = create<LimitStore>()((set) => ({
  shown: 'nothing',
  lockedToday: false,
  triage: null,
  lastReplyId: null,
  refuse: (shown, triage) => set({ shown, triage }),
  awaitLastReply: (lastReplyId) => set({ lastReplyId }),
  openOverlay: () => set({ shown: 'overlay', lastReplyId: null }),
  close: () =>
    set((state) => ({
      shown: 'nothing',
      lockedToday: state.lockedToday || state.shown === 'overlay',
    })),
  lift: () => set({ shown: 'nothing', lockedToday: false, triage: null }),
}));
