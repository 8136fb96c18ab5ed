/** The client's delays that the specification names, in milliseconds. */
export const TIMINGS = {
  /** Before each check for the session after the server was told of a provider's user. */
  sessionChecks: [500, 1_000, 1_500, 2_500, 4_000],
  /** Before the session is read again after a provider's redirect was synced. */
  redirectRecheck: 500,
  /** Before the one retry when a provider's user has no session yet. */
  providerRetry: 2_000,
  /** After a provider's window closed, until that counts as cancelled. */
  popupCancelled: 8_000,
  /** How long the report of a closed sign-in window is still awaited. */
  authEvents: 600_000,
  /** Before checkout asks for its payment intent. */
  checkoutStart: 1_500,
  /** Before each new try after a payment intent was refused with 401. */
  intentRetry: 2_000,
  /** Between a payment and the page that thanks for it. */
  afterPayment: 1_000,
  /** Before that page activates the plan by itself. */
  activation: 1_000,
  /** Between the activation and the profile. */
  toProfile: 1_500,
  /** After start, before the marketing pixel is asked for. */
  pixelStart: 100,
  /** How long a notification is shown. */
  toast: 5_000,
  /** After which a dismissed notification is forgotten. */
  toastRemoved: 1_000_000,
} as const;

/** How often a payment intent is asked for again after a 401. */
export const INTENT_RETRIES = 3;

/** CSS pixels: a provider's window, and how far to swipe a notification to dismiss it. */
export const SIZES = { popup: { width: 500, height: 600 }, toastSwipe: 50 } as const;

/** Waits for this many milliseconds; once the signal aborts, it never resolves. */
export const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) return;
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
