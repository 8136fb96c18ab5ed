import { createContext, useLayoutEffect, useState, type RefObject } from 'react';
import { onNextFrame } from './frame-pace';

/** Whether the surrounding group is skipped by the browser. */
export const SkippedContext = createContext(false);

/**
 * Lets the browser skip an element while it is out of sight, once it has been laid out with what
 * it holds and the browser remembers its size: so nothing moves when it is skipped or comes back.
 * @param content of the element; with another one, or another width, it is laid out anew.
 * @returns whether it is skipped now; where the browser does not tell, it never is.
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
    let callOff: (() => void) | undefined;
    const layOut = (): void => {
      callOff?.();
      delete element.dataset.skipping;
      setSkipped(false);
      callOff = onNextFrame(() => {
        callOff = onNextFrame(() => {
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
      callOff?.();
      delete element.dataset.skipping;
    };
  }, [target, content, may]);
  return skipped;
};
