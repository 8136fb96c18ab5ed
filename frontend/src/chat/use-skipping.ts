import { useLayoutEffect, type RefObject } from 'react';
import { onNextFrame } from './next-frame';

/**
 * Lets the browser skip an element while it is out of sight, once it has been laid out with what
 * it holds and the browser remembers its size: so nothing moves when it is skipped or comes back.
 * @param content of the element; with another one, or another width, it is laid out anew.
 */
export const useSkipping = (
  target: RefObject<HTMLElement | null>,
  content: unknown,
  may: boolean,
): void => {
  useLayoutEffect(() => {
    const element = target.current;
    if (!element || !may) return;
    let width: number | undefined;
    let callOff: (() => void) | undefined;
    const layOut = (): void => {
      callOff?.();
      delete element.dataset.skipping;
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
    observer.observe(element);
    return () => {
      observer.disconnect();
      callOff?.();
      delete element.dataset.skipping;
    };
  }, [target, content, may]);
};
