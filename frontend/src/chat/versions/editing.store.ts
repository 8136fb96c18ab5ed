import { create } from 'zustand';
import { readJson, store } from '../../shared/storage';

interface Edited {
  /** The question being edited. */
  messageId: number | null;
  text: string;
}

interface Editing extends Edited {
  /** The requested version, which takes the focus once it is there. */
  awaited: number | null;
}

/** In session storage, so it survives a reload of the tab. */
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
