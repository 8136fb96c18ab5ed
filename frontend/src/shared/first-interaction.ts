const INTERACTIONS = [
  'pointermove',
  'pointerdown',
  'focusin',
  'keydown',
  'change',
  'popstate',
] as const;

/** Chromium also sends a move when the layout changes under a resting pointer. */
const isRealMove = (event: Event): boolean =>
  event.type !== 'pointermove' ||
  (event as PointerEvent).movementX !== 0 ||
  (event as PointerEvent).movementY !== 0;

/** Resolves at the reader's first interaction; at build time, at once. */
export const firstInteraction: Promise<void> =
  typeof window === 'undefined'
    ? Promise.resolve()
    : new Promise((resolve) => {
        const controller = new AbortController();
        const onInteraction = (event: Event): void => {
          if (!isRealMove(event)) return;
          controller.abort();
          resolve();
        };
        for (const type of INTERACTIONS) {
          window.addEventListener(type, onInteraction, {
            passive: true,
            signal: controller.signal,
          });
        }
      });
