import { useEffect, useEffectEvent, type RefObject } from 'react';
import { TIMINGS } from '../timings';

/** Ends a notification's time, which pauses on hover, on focus and while the window is inactive. */
export const useTimeShown = (item: RefObject<HTMLElement | null>, onOver: () => void): void => {
  const end = useEffectEvent(onOver);
  useEffect(() => {
    const own = item.current;
    if (own === null) return;
    let left: number = TIMINGS.toast;
    let since = Date.now();
    let timer: number | undefined;
    const goOn = (): void => {
      if (timer !== undefined) return;
      since = Date.now();
      timer = window.setTimeout(() => end(), left);
    };
    const pause = (): void => {
      if (timer === undefined) return;
      window.clearTimeout(timer);
      timer = undefined;
      left -= Date.now() - since;
    };
    const listeners = [
      [own, 'pointerenter', pause],
      [own, 'pointerleave', goOn],
      [own, 'focusin', pause],
      [own, 'focusout', goOn],
      [window, 'blur', pause],
      [window, 'focus', goOn],
    ] as const;
    for (const [target, event, listener] of listeners) target.addEventListener(event, listener);
    if (document.hasFocus()) goOn();
    return () => {
      window.clearTimeout(timer);
      for (const [target, event, listener] of listeners)
        target.removeEventListener(event, listener);
    };
  }, [item]);
};
