import { DRAFT_PREFIX, LAST_CHAT_KEY, OUTBOX_KEY, readJson, store } from '../shared/storage';

const ownerOf = (question: unknown): unknown =>
  typeof question === 'object' && question !== null && 'uid' in question ? question.uid : null;

/** None where the browser forbids storage. */
const storedKeys = (): string[] => {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
};

/**
 * Removes what a removed account left unsent in this browser: nobody could send or clear it any
 * more. Questions of another account that uses the browser stay.
 */
export const forgetUnsent = (uid: string): void => {
  const drafts = storedKeys().filter((key) => key.startsWith(DRAFT_PREFIX));
  for (const key of [...drafts, LAST_CHAT_KEY]) store('local', key, null);
  const queued = readJson('local', OUTBOX_KEY);
  const others = Array.isArray(queued) ? queued.filter((one) => ownerOf(one) !== uid) : [];
  store('local', OUTBOX_KEY, others.length > 0 ? JSON.stringify(others) : null);
};
