import { type PageName, pageAt, PAGES } from '@contract/pages';

/** The page of one pet. */
export const petPath = (petId: number): string => `${PAGES.pets}/${petId}`;

const WITH_KEY: ReadonlySet<PageName> = new Set(['resetPassword', 'verifyEmail', 'secureAccount']);

/** Other fragments are anchors. */
const KEY = /^#([\w-]{20,100})$/;

/** Moves a mailed link's key from the address, where the pixel could read it, to history state. */
export const hideMailedKey = (): void => {
  const page = pageAt(location.pathname);
  if (page === undefined || !WITH_KEY.has(page)) return;
  const mailedKey = KEY.exec(location.hash)?.[1];
  if (mailedKey === undefined) return;
  history.replaceState({ mailedKey }, '', location.pathname + location.search);
};

export const mailedKey = (): string | null => {
  const state = history.state as { mailedKey?: string } | null;
  return state?.mailedKey ?? null;
};

export const forgetMailedKey = (): void => {
  history.replaceState(null, '', location.pathname + location.search);
};

/** Parameters that the payment provider adds to the return address. */
const ADDED = [
  'payment_intent',
  'payment_intent_client_secret',
  'setup_intent',
  'setup_intent_client_secret',
  'redirect_status',
];

/** Removes the secret of a payment, or of a saved card, from the address; its outcome stays in history state. */
export const hidePaymentSecrets = (): void => {
  const address = new URL(location.href);
  const { searchParams } = address;
  if (!ADDED.some((name) => searchParams.has(name))) return;
  const paymentReturn = searchParams.get('redirect_status');
  for (const name of ADDED) searchParams.delete(name);
  history.replaceState({ paymentReturn }, '', address);
};

/** The provider's status of a payment that continued on another page. */
export const paymentReturn = (): string | null => {
  const state = history.state as { paymentReturn?: string | null } | null;
  return state?.paymentReturn ?? null;
};

/** Takes the result of a provider's page out of the address before anything else reads it. */
export const takeSocialReturn = (): string | null => {
  const address = new URL(location.href);
  const result = address.searchParams.get('social');
  if (result === null) return null;
  address.searchParams.delete('social');
  history.replaceState(history.state, '', address);
  return result;
};
