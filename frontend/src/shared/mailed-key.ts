import { pageAt, type PageName } from '@contract/pages';

/** The pages that mailed links lead to. */
const WITH_KEY: ReadonlySet<PageName> = new Set(['resetPassword', 'verifyEmail', 'secureAccount']);

/** Other fragments are places of a page. */
const KEY = /^#([\w-]{20,100})$/;

/**
 * The key of a mailed link leaves the address bar before anybody else, such as the pixel, can read
 * it there. It stays with this entry of the history, also over a reload.
 */
export const hideMailedKey = (): void => {
  const page = pageAt(location.pathname);
  if (page === undefined || !WITH_KEY.has(page)) return;
  const mailedKey = KEY.exec(location.hash)?.[1];
  if (mailedKey === undefined) return;
  history.replaceState({ mailedKey }, '', location.pathname + location.search);
};

/** The key of the mailed link that led here; null without one. */
export const mailedKey = (): string | null => {
  const state = history.state as { mailedKey?: string } | null;
  return state?.mailedKey ?? null;
};

/** It has done what it can. */
export const forgetMailedKey = (): void => {
  history.replaceState(null, '', location.pathname + location.search);
};
