import { create } from 'zustand';

interface Editing {
  /** The question that is being put in other words. */
  messageId: number | null;
  text: string;
  /** The version that was asked for: it takes the focus when it is there. */
  awaited: number | null;
}

export const useEditing = create<Editing>()(() => ({ messageId: null, text: '', awaited: null }));

export const beginEditing = (messageId: number, text: string): void =>
  useEditing.setState({ messageId, text });

export const endEditing = (): void => useEditing.setState({ messageId: null, text: '' });
