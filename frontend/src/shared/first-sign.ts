const SIGNS = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'change', 'popstate'] as const;

/** Chromium also sends a move when layout changes under a resting pointer. */
const moves = (event: Event): boolean =>
  event.type !== 'pointermove' ||
  (event as PointerEvent).movementX !== 0 ||
  (event as PointerEvent).movementY !== 0;

/**
 * The first sign of a reader, who may soon use what the first view does without. What is written
 * at build time waits for nobody.
 */
export const firstSign: Promise<void> =
  typeof window === 'undefined'
    ? Promise.resolve()
    : new Promise((resolve) => {
        const heard = new AbortController();
        const listen = (event: Event): void => {
          if (!moves(event)) return;
          heard.abort();
          resolve();
        };
        for (const sign of SIGNS) {
          window.addEventListener(sign, listen, { passive: true, signal: heard.signal });
        }
      });
