import { type PageName, pageAt } from '@contract/pages';

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

/** What the payment provider adds to the address it leads back to. */
const ADDED = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'];

/**
 * The secret of a payment leaves the address bar before anybody else, such as the pixel, can read
 * it there. How the payment ended stays with this entry of the history, also over a reload.
 */
export const hidePaymentSecrets = (): void => {
  const address = new URL(location.href);
  const { searchParams } = address;
  if (!ADDED.some((name) => searchParams.has(name))) return;
  const paymentReturn = searchParams.get('redirect_status');
  for (const name of ADDED) searchParams.delete(name);
  history.replaceState({ paymentReturn }, '', address);
};

/** How a payment that went on at another page ended, as the provider said; null without one. */
export const paymentReturn = (): string | null => {
  const state = history.state as { paymentReturn?: string | null } | null;
  return state?.paymentReturn ?? null;
};

/** What a provider's page led back with; it leaves the address bar before anything else runs. */
export const takeSocialReturn = (): string | null => {
  const address = new URL(location.href);
  const told = address.searchParams.get('social');
  if (told === null) return null;
  address.searchParams.delete('social');
  history.replaceState(history.state, '', address);
  return told;
};
