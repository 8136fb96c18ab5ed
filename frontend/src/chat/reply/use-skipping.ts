import { createContext, useLayoutEffect, useState, type RefObject } from 'react';
import { onNextFrame } from '../frame-pace';

/** Whether the browser skips rendering the surrounding group. */
export const SkippedContext = createContext(false);

/**
 * Lets the browser skip rendering an off-screen element (`content-visibility`), but only once it
 * has been laid out and its size is remembered, so that nothing moves. New content or a new width
 * starts over.
 * @returns whether the browser skips it now
 */
export const useSkipping = (
  target: RefObject<HTMLElement | null>,
  content: unknown,
  may: boolean,
): boolean => {
  const [skipped, setSkipped] = useState(false);
  useLayoutEffect(() => {
    const element = target.current;
    if (!element || !may) return;
    let width: number | undefined;
    let cancelFrame: (() => void) | undefined;
    const layOut = (): void => {
      cancelFrame?.();
      delete element.dataset.skipping;
      setSkipped(false);
      cancelFrame = onNextFrame(() => {
        cancelFrame = onNextFrame(() => {
          element.dataset.skipping = '';
        });
      });
    };
    const observer = new ResizeObserver(([entry]) => {
      if (entry?.contentRect.width === width) return;
      width = entry?.contentRect.width;
      layOut();
    });
    const hear = (event: Event): void =>
      setSkipped(event instanceof ContentVisibilityAutoStateChangeEvent && event.skipped);
    observer.observe(element);
    element.addEventListener('contentvisibilityautostatechange', hear);
    return () => {
      observer.disconnect();
      element.removeEventListener('contentvisibilityautostatechange', hear);
      cancelFrame?.();
      delete element.dataset.skipping;
    };
  }, [target, content, may]);
  return skipped;
};
