import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { useSession } from './session.store';
import { readJson, readStored, store, TAB_DRAFT_PREFIX } from './storage';
import { storedKeys } from './stored-keys';

const uidNow = (): string | undefined => useSession.getState().user?.uid;

/** Separate for each user: others may sign in in the same tab. */
const keyOf = (name: string): string => `${TAB_DRAFT_PREFIX}${uidNow()}.${name}`;

/** Removes the words that others typed in this tab. */
const forgetOthers = (): void => {
  if (uidNow() === undefined) return;
  for (const key of storedKeys('session', TAB_DRAFT_PREFIX)) {
    if (key.startsWith(keyOf(''))) continue;
    const name = key.slice(TAB_DRAFT_PREFIX.length);
    // For one release: the one before wrote keys without a user, for whoever is signed in.
    if (!/^\d/.test(name)) {
      const both = [readStored('session', keyOf(name)), readStored('session', key)];
      store('session', keyOf(name), both.filter(Boolean).join('\n\n'));
    }
    store('session', key, null);
  }
};

forgetOthers();
useSession.subscribe(({ user }, before) => {
  if (user?.uid !== before.user?.uid) forgetOthers();
});

export const forgetTabDraft = (name: string): void => store('session', keyOf(name), null);

/** A text that outlives the form it is typed in, and a reload of its tab, until it is empty. */
export const useTabDraft = (name: string): [text: string, set: (text: string) => void] => {
  const [key] = useState(() => keyOf(name));
  const [text, setText] = useState(() => readStored('session', key) ?? '');
  const set = (next: string): void => {
    setText(next);
    store('session', key, next === '' ? null : next);
  };
  return [text, set];
};

/** What was kept under this name when the session ended; null for nothing. */
export const readUnsaved = (name: string | null): unknown =>
  name === null ? null : readJson('session', keyOf(name));

/**
 * Keeps what a form holds if the session ends while it is open; forgets it once it is open again.
 * Never pass it a password, a code or the data of a card.
 * @param name null keeps nothing.
 * @param typed returns what to keep; null for nothing
 */
export const useKeepUnsaved = (name: string | null, typed: () => unknown): void => {
  const [uid] = useState(uidNow);
  const [key] = useState(() => name && keyOf(name));
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  });
  useEffect(() => {
    if (key === null) return undefined;
    store('session', key, null);
    return () => {
      const hasEnded = uid !== undefined && uidNow() === undefined;
      const left = hasEnded ? latest.current() : null;
      if (left !== null) store('session', key, JSON.stringify(left));
    };
  }, [key, uid]);
};

/** State of a form that is the same again if the session ended while it was open. */
export const useUnsavedState = <Value>(
  name: string,
  initial: Value,
): [value: Value, set: Dispatch<SetStateAction<Value>>] => {
  const [opened] = useState(initial);
  const [value, setValue] = useState(() => (readUnsaved(name) as Value | null) ?? opened);
  useKeepUnsaved(name, () => (value === opened ? null : value));
  return [value, setValue];
};
