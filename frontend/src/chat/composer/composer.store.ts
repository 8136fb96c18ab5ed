import type { Triage } from '@contract/chat';
import { create } from 'zustand';
import { takeWorry } from '../../shared/kept-worry';
import { DRAFT_PREFIX, readJson, readStored, store } from '../../shared/storage';
import { parseTriage } from '../emergency/triage-advice';

interface Draft {
  text: string;
  /** Set while the text is exactly that of a failed send, so that resending it asks only once. */
  clientId?: string;
}

/** The limit card (the plan is used up) or the upgrade overlay (the day is used up). */
type Offer = 'card' | 'overlay';
export type LimitCode = 'QUESTION_LIMIT_REACHED' | 'DAILY_LIMIT_REACHED';

/** The triage of a refused question: it is shown before any offer. */
interface RefusedHelp {
  sessionId: number;
  triage: Triage;
  /** The offer that a routine question would have opened; null when the server was only busy. */
  offer: Offer | null;
}

/** What the buttons of messages may do in the open chat. */
export interface Allowance {
  /** Whether another question may be asked. */
  mayAsk: boolean;
  busy: boolean;
  /** The last message of a vet's case, or 0: questions up to here cannot be edited. */
  toldTo: number;
}

interface ComposerStore extends Allowance {
  /** By session. */
  drafts: Readonly<Record<number, Draft>>;
  /** Restores what was typed before a reload. */
  openDraft: (sessionId: number) => void;
  writeDraft: (sessionId: number, text: string) => void;
  /** Takes over the draft that another device has stored. */
  takeDraft: (sessionId: number, text: string) => void;
  /** Puts the text of a failed send in front of what was typed in the meantime. */
  restoreDraft: (sessionId: number, words: string, clientId: string) => void;
  /** Called when the failed send had arrived after all. */
  forgetDraft: (sessionId: number, clientId: string) => void;
  shown: 'nothing' | Offer;
  /** Whether the overlay was dismissed: nothing more can be asked today. */
  lockedToday: boolean;
  help: RefusedHelp | null;
  /** The reply to the plan's last question: the overlay opens when it ends. */
  lastReplyId: number | null;
  refuse: (sessionId: number, code: LimitCode, triage: Triage | undefined) => void;
  /** Shows the triage of a question that the server was too busy for, unless it is routine. */
  showHelp: (sessionId: number, triage: Triage) => void;
  awaitLastReply: (messageId: number | null) => void;
  open: (offer: Offer) => void;
  close: () => void;
  /** Clears what an earlier refusal has shown or locked. */
  clearLimits: () => void;
}

const keyOf = (sessionId: number): string => `${DRAFT_PREFIX}${sessionId}`;
const storedKey = (sessionId: number): string => `${keyOf(sessionId)}.stored`;

const readDraft = (sessionId: number): Draft => {
  const stored = readJson('local', keyOf(sessionId)) as Draft | null;
  return typeof stored?.text === 'string' ? stored : { text: '' };
};

/** The draft that the server has, as far as this browser knows. */
export const storedDraft = (sessionId: number): string =>
  readStored('local', storedKey(sessionId)) ?? '';

/** Notes that the server has this text. */
export const markDraftStored = (sessionId: number, text: string): void =>
  store('local', storedKey(sessionId), text || null);

/**
 * Whether the server lacks this text. False if another tab, which sends its own, has kept a
 * different one since.
 */
export const isDraftUnsaved = (sessionId: number, text: string): boolean =>
  readDraft(sessionId).text === text && storedDraft(sessionId) !== text;

const INITIAL = {
  drafts: {},
  shown: 'nothing',
  lockedToday: false,
  help: null,
  lastReplyId: null,
  mayAsk: false,
  busy: false,
  toldTo: 0,
} satisfies Partial<ComposerStore>;

export const useComposerStore = create<ComposerStore>()((set, get) => {
  const heldIn = (sessionId: number): Draft => get().drafts[sessionId] ?? readDraft(sessionId);

  /** Keeps drafts before notifying subscribers, even if the chat is not open: none may be lost. */
  const put = (sessionId: number, draft: Draft): void => {
    store('local', keyOf(sessionId), draft.text === '' ? null : JSON.stringify(draft));
    set(({ drafts }) => ({ drafts: { ...drafts, [sessionId]: draft } }));
  };

  return {
    ...INITIAL,
    openDraft: (sessionId) => {
      if (get().drafts[sessionId]) return;
      const draft = readDraft(sessionId);
      put(sessionId, draft.text === '' ? { text: takeWorry() ?? '' } : draft);
    },
    writeDraft: (sessionId, text) => put(sessionId, { text }),
    takeDraft: (sessionId, text) => {
      markDraftStored(sessionId, text);
      put(sessionId, { text });
    },
    restoreDraft: (sessionId, words, clientId) => {
      const typed = heldIn(sessionId).text;
      // Another tab that held the same question has put it there already.
      if (`${typed}\n`.startsWith(`${words}\n`)) return;
      put(
        sessionId,
        typed.trim() === '' ? { text: words, clientId } : { text: `${words}\n${typed}` },
      );
    },
    forgetDraft: (sessionId, clientId) => {
      if (heldIn(sessionId).clientId === clientId) put(sessionId, { text: '' });
    },
    refuse: (sessionId, code, triage) => {
      const offer = code === 'DAILY_LIMIT_REACHED' ? 'overlay' : 'card';
      if (triage && parseTriage(triage)) {
        set({ shown: 'nothing', help: { sessionId, triage, offer } });
      } else set({ shown: offer, help: null });
    },
    showHelp: (sessionId, triage) => {
      if (parseTriage(triage)) set({ shown: 'nothing', help: { sessionId, triage, offer: null } });
    },
    awaitLastReply: (lastReplyId) => set({ lastReplyId }),
    open: (shown) => set({ shown, lastReplyId: null }),
    close: () =>
      set((state) => ({
        shown: 'nothing',
        lockedToday: state.lockedToday || state.shown === 'overlay',
      })),
    clearLimits: () => set({ shown: 'nothing', lockedToday: false, help: null }),
  };
});

/** Puts words below the draft, in place of those of its lines that they replace. */
export const addToDraft = (
  sessionId: number,
  words: string,
  replaced: readonly string[] = [],
): void => {
  const { drafts, writeDraft } = useComposerStore.getState();
  const lines = drafts[sessionId]?.text.trim().split('\n') ?? [];
  const kept = lines.filter((line) => !replaced.includes(line));
  writeDraft(sessionId, [...kept, words].join('\n').trim());
};
