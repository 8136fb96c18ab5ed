/** Browser storage can be full or forbidden, so nothing essential is kept there. */
export const readStored = (storage: 'local' | 'session', key: string): string | null => {
  try {
    return (storage === 'local' ? localStorage : sessionStorage).getItem(key);
  } catch {
    return null;
  }
};

/** The JSON value kept under a key; null without one, or when it cannot be parsed. */
export const readJson = (storage: 'local' | 'session', key: string): unknown => {
  try {
    return JSON.parse(readStored(storage, key) ?? 'null');
  } catch {
    return null;
  }
};

/** @param value null removes the key. @returns false if the browser refuses. */
export const tryToStore = (
  storage: 'local' | 'session',
  key: string,
  value: string | null,
): boolean => {
  try {
    const area = storage === 'local' ? localStorage : sessionStorage;
    if (value === null) area.removeItem(key);
    else area.setItem(key, value);
    return true;
  } catch {
    return false;
  }
};

export const store = (...item: Parameters<typeof tryToStore>): void => void tryToStore(...item);

/** Local storage: prefix of the keys of drafts, to the assistant and to support. */
export const DRAFT_PREFIX = 'zampa.draft.';

/** Session storage: prefix of the keys of drafts' photos. */
export const PHOTOS_PREFIX = 'zampa.photos.';

/** Session storage: prefix of the keys of words that only their tab keeps. */
export const TAB_DRAFT_PREFIX = 'zampa.tab-draft.';

/** Local storage: questions whose outcome is not known yet. */
export const OUTBOX_KEY = 'zampa.outbox';

/** Local storage: the pet whose chat was open last. */
export const LAST_CHAT_KEY = 'zampa.last-chat';

/** Local storage: whether the chat's shortcuts of a single character are off. */
export const SINGLE_KEYS_KEY = 'zampa.single-keys';

/** Session storage: the pet that was last talked about. */
export const LAST_PET_KEY = 'zampa.last-pet';

/** Local storage: the visitor's answer about the marketing pixel. */
export const CONSENT_KEY = 'zampa.consent';
