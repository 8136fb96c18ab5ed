import { useRef, useState, type PointerEvent } from 'react';
import { SIZES } from '../timings';

/** CSS pixels that a press may move without being a swipe. */
const STILL = 4;

/** Follows a pointer to the right, and reports when it has gone far enough. */
export const useSwipe = (onSwiped: () => void) => {
  const from = useRef<number>(null);
  const [swiped, setSwiped] = useState(false);

  const moveTo = ({ currentTarget }: PointerEvent<HTMLElement>, way: number): void => {
    currentTarget.style.setProperty('--swipe', `${way}px`);
    currentTarget.style.transform = way > 0 ? 'translateX(var(--swipe))' : '';
  };
  const end = (event: PointerEvent<HTMLElement>, way: number): void => {
    from.current = null;
    if (way > SIZES.toastSwipe) {
      setSwiped(true);
      onSwiped();
    } else {
      moveTo(event, 0);
    }
  };
  return {
    swiped,
    onPointerDown: (event: PointerEvent): void => {
      if (event.button === 0) from.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      if (from.current === null) return;
      const way = event.clientX - from.current;
      if (way > STILL) event.currentTarget.setPointerCapture(event.pointerId);
      moveTo(event, way > STILL ? way : 0);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>): void => {
      if (from.current !== null) end(event, event.clientX - from.current);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>): void => end(event, 0),
  };
};
