import { useState } from 'react';
import { readStored, store } from './storage';

/** Session storage: prefix of the keys of words that only their tab keeps. */
export const TAB_DRAFT_PREFIX = 'zampa.tab-draft.';

const keyOf = (name: string): string => `${TAB_DRAFT_PREFIX}${name}`;

export const forgetTabDraft = (name: string): void => store('session', keyOf(name), null);

/** A text that outlives the form it is typed in, and a reload of its tab, until it is empty. */
export const useTabDraft = (name: string): [text: string, set: (text: string) => void] => {
  const [text, setText] = useState(() => readStored('session', keyOf(name)) ?? '');
  const set = (next: string): void => {
    setText(next);
    store('session', keyOf(name), next === '' ? null : next);
  };
  return [text, set];
};
