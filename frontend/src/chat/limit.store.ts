import type { Triage } from '@contract/chat';
import { create } from 'zustand';
import { readAlarm } from './alarm';

/** The limit card of the used-up plan, or the upgrade overlay of the used-up day. */
type Offer = 'card' | 'overlay';
type LimitCode = 'QUESTION_LIMIT_REACHED' | 'DAILY_LIMIT_REACHED';

/** What a refused question needs at once: it comes before any offer. */
interface RefusedHelp {
  sessionId: number;
  triage: Triage;
  /** What a routine question would have opened; nothing when we were only busy. */
  offer: Offer | null;
}

interface LimitStore {
  /** Never both. */
  shown: 'nothing' | Offer;
  /** The overlay was put off: nothing more can be asked today. */
  lockedToday: boolean;
  help: RefusedHelp | null;
  /** The reply to the plan's last question: the overlay waits for its end. */
  lastReplyId: number | null;
  refuse: (sessionId: number, code: LimitCode, triage: Triage | undefined) => void;
  /** A question that we were too busy for; nothing happens when it is routine. */
  alarm: (sessionId: number, triage: Triage) => void;
  awaitLastReply: (messageId: number | null) => void;
  open: (offer: Offer) => void;
  close: () => void;
  /** A new question was accepted: what was refused before is over. */
  lift: () => void;
}

export const useLimitStore = create<LimitStore>()((set) => ({
  shown: 'nothing',
  lockedToday: false,
  help: null,
  lastReplyId: null,
  refuse: (sessionId, code, triage) => {
    const offer = code === 'DAILY_LIMIT_REACHED' ? 'overlay' : 'card';
    if (triage && readAlarm(triage)) {
      set({ shown: 'nothing', help: { sessionId, triage, offer } });
    } else set({ shown: offer, help: null });
  },
  alarm: (sessionId, triage) => {
    if (readAlarm(triage)) set({ shown: 'nothing', help: { sessionId, triage, offer: null } });
  },
  awaitLastReply: (lastReplyId) => set({ lastReplyId }),
  open: (shown) => set({ shown, lastReplyId: null }),
  close: () =>
    set((state) => ({
      shown: 'nothing',
      lockedToday: state.lockedToday || state.shown === 'overlay',
    })),
  lift: () => set({ shown: 'nothing', lockedToday: false, help: null }),
}));
