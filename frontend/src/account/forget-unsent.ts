import {
  DRAFT_PREFIX,
  LAST_CHAT_KEY,
  OUTBOX_KEY,
  PHOTOS_PREFIX,
  readJson,
  store,
  TAB_DRAFT_PREFIX,
} from '../shared/storage';
import { storedKeys } from '../shared/stored-keys';

const ownerOf = (question: unknown): unknown =>
  typeof question === 'object' && question !== null && 'uid' in question ? question.uid : null;

const removeAll = (storage: 'local' | 'session', prefixes: readonly string[]): void => {
  for (const prefix of prefixes) {
    for (const key of storedKeys(storage, prefix)) store(storage, key, null);
  }
};

/**
 * Removes what a removed account left unsent in this browser: nobody could send or clear it any
 * more. Questions of another account that uses the browser stay.
 */
export const forgetUnsent = (uid: string): void => {
  removeAll('local', [DRAFT_PREFIX]);
  removeAll('session', [TAB_DRAFT_PREFIX, PHOTOS_PREFIX]);
  store('local', LAST_CHAT_KEY, null);
  const queued = readJson('local', OUTBOX_KEY);
  const others = Array.isArray(queued) ? queued.filter((one) => ownerOf(one) !== uid) : [];
  store('local', OUTBOX_KEY, others.length > 0 ? JSON.stringify(others) : null);
};
