/** Not `pointerover`: a page that is laid out under a resting pointer has it too. */
const SIGNS = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'change', 'popstate'] as const;

/**
 * The first sign of a reader, who may soon use what the first view does without. What is written
 * at build time waits for nobody.
 */
export const firstSign: Promise<void> =
  typeof window === 'undefined'
    ? Promise.resolve()
    : new Promise((resolve) => {
        for (const sign of SIGNS) {
          window.addEventListener(sign, () => resolve(), { once: true, passive: true });
        }
      });
