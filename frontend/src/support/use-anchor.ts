import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The address's fragment. Scrolls to its element, even if the fragment is the same as before.
 * @param onOpen called before the scroll, so that nothing hides the element.
 */
export const useAnchor = (onOpen: () => void): string => {
  const { hash, key } = useLocation();
  const anchor = hash.slice(1);
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    if (anchor === '') return;
    open();
    const frame = requestAnimationFrame(() => {
      const place = document.getElementById(anchor);
      place?.scrollIntoView();
      (place?.querySelector('summary') ?? place)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [anchor, key]);
  return anchor;
};
