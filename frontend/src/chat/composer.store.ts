import type { Triage } from '@contract/chat';
import { create } from 'zustand';
import { readStored, store } from '../shared/storage';
import { readAlarm } from './alarm';

/** Words not sent yet. */
interface Draft {
  text: string;
  /** Set while these are exactly the words of a send that failed: sending them again asks once. */
  clientId?: string;
}

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

/** What stands in the composer, and what keeps it shut. */
interface ComposerStore {
  /** By session. */
  drafts: Readonly<Record<number, Draft>>;
  /** Brings back what was typed before a reload. */
  openDraft: (sessionId: number) => void;
  writeDraft: (sessionId: number, text: string) => void;
  /** Puts the words of a failed send back, in front of what was typed meanwhile. */
  giveBack: (sessionId: number, words: string, clientId: string) => void;
  /** The failed send had arrived after all: its words are not needed again. */
  forgetDraft: (sessionId: number, clientId: string) => void;
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

const keyOf = (sessionId: number): string => `zampa.draft.${sessionId}`;

const readDraft = (sessionId: number): Draft => {
  try {
    const stored: unknown = JSON.parse(readStored('local', keyOf(sessionId)) ?? 'null');
    const kept = stored !== null && typeof stored === 'object' ? (stored as Partial<Draft>) : {};
    return typeof kept.text === 'string' ? { ...kept, text: kept.text } : { text: '' };
  } catch {
    return { text: '' };
  }
};

export const useComposerStore = create<ComposerStore>()((set, get) => {
  const put = (sessionId: number, draft: Draft): void => {
    store('local', keyOf(sessionId), draft.text === '' ? null : JSON.stringify(draft));
    set((state) => ({ drafts: { ...state.drafts, [sessionId]: draft } }));
  };

  return {
    drafts: {},
    openDraft: (sessionId) => {
      if (!get().drafts[sessionId]) put(sessionId, readDraft(sessionId));
    },
    writeDraft: (sessionId, text) => put(sessionId, { text }),
    giveBack: (sessionId, words, clientId) => {
      const typed = get().drafts[sessionId]?.text ?? '';
      put(
        sessionId,
        typed.trim() === '' ? { text: words, clientId } : { text: `${words}\n${typed}` },
      );
    },
    forgetDraft: (sessionId, clientId) => {
      if (get().drafts[sessionId]?.clientId === clientId) put(sessionId, { text: '' });
    },
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
  };
});
