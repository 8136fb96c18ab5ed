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
