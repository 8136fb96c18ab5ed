import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The name behind the `#` of the address. What has it comes into view, also when the name is the
 * same again.
 * @param onOpen before it comes into view, so that nothing hides it.
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
