import { create } from 'zustand';
import { readJson, store } from '../../shared/storage';

interface Edited {
  /** The question that is being put in other words. */
  messageId: number | null;
  text: string;
}

interface Editing extends Edited {
  /** The version that was asked for: it takes the focus when it is there. */
  awaited: number | null;
}

/** In the session: it outlives a reload of the tab. */
const KEY = 'zampa.editing';

const NOTHING: Edited = { messageId: null, text: '' };

const kept = (): Edited => {
  const edited = readJson('session', KEY) as Partial<Edited> | null;
  const { messageId, text } = edited ?? NOTHING;
  return typeof messageId === 'number' && typeof text === 'string' ? { messageId, text } : NOTHING;
};

export const useEditing = create<Editing>()(() => ({ ...kept(), awaited: null }));

export const beginEditing = (messageId: number, text: string): void => {
  store('session', KEY, JSON.stringify({ messageId, text }));
  useEditing.setState({ messageId, text });
};

export const endEditing = (): void => {
  store('session', KEY, null);
  useEditing.setState(NOTHING);
};
