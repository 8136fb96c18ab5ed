import { create } from 'zustand';
import { readStored, store } from '../shared/storage';

/** Words not sent yet. */
interface Draft {
  text: string;
  /** Set while these are exactly the words of a send that failed: sending them again asks once. */
  clientId?: string;
}

interface DraftsStore {
  drafts: Readonly<Record<number, Draft>>;
  /** Brings back what was typed before a reload. */
  open: (sessionId: number) => void;
  write: (sessionId: number, text: string) => void;
  clear: (sessionId: number) => void;
  /** Puts the words of a failed send back, in front of what was typed meanwhile. */
  giveBack: (sessionId: number, words: string, clientId: string) => void;
  /** The failed send had arrived after all: its words are not needed again. */
  forget: (sessionId: number, clientId: string) => void;
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

export const useDraftsStore = create<DraftsStore>()((set, get) => {
  const put = (sessionId: number, draft: Draft): void => {
    store('local', keyOf(sessionId), draft.text === '' ? null : JSON.stringify(draft));
    set((state) => ({ drafts: { ...state.drafts, [sessionId]: draft } }));
  };

  return {
    drafts: {},
    open: (sessionId) => {
      if (!get().drafts[sessionId]) put(sessionId, readDraft(sessionId));
    },
    write: (sessionId, text) => put(sessionId, { text }),
    clear: (sessionId) => put(sessionId, { text: '' }),
    giveBack: (sessionId, words, clientId) => {
      const typed = get().drafts[sessionId]?.text ?? '';
      put(
        sessionId,
        typed.trim() === '' ? { text: words, clientId } : { text: `${words}\n${typed}` },
      );
    },
    forget: (sessionId, clientId) => {
      if (get().drafts[sessionId]?.clientId === clientId) put(sessionId, { text: '' });
    },
  };
});
