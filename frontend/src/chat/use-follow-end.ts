import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Closer to the end than this counts as being there. */
const NEAR_PX = 48;

interface FollowEnd {
  view: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  /** The newest id when the reader left the end; undefined while the end is followed. */
  leftAt: number | undefined;
  toEnd: (smoothly: boolean) => void;
  /** Call before older messages come: what is being read then stays where it is. */
  holdPlace: () => void;
}

/** Pins the end while `following`; tells when the reader leaves it or comes back to it. */
const follow = (
  box: HTMLElement,
  inner: HTMLElement,
  following: RefObject<boolean>,
  tell: (here: boolean) => void,
): (() => void) => {
  const sizeOf = (): string => `${box.clientWidth} ${box.clientHeight}`;
  let lastTop = box.scrollTop;
  let lastSize = sizeOf();
  const judge = (): void => {
    const turned = sizeOf() !== lastSize;
    const near = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;
    const here = near || (following.current && (turned || box.scrollTop >= lastTop));
    lastTop = box.scrollTop;
    lastSize = sizeOf();
    if (here !== following.current) tell(here);
    following.current = here;
  };
  const resized = new ResizeObserver(() => {
    if (following.current) box.scrollTop = box.scrollHeight;
  });
  resized.observe(box);
  resized.observe(inner);
  box.addEventListener('scroll', judge, { passive: true });
  return () => {
    resized.disconnect();
    box.removeEventListener('scroll', judge);
  };
};

/**
 * Keeps the end in sight while the reader is there. Judged by position, not by gestures: only the
 * reader can move the view up, so that reading above is never disturbed.
 */
export const useFollowEnd = (oldestId: number, newestId: number): FollowEnd => {
  const view = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const newest = useRef(newestId);
  const following = useRef(true);
  const heldFromEnd = useRef<number>(null);
  const [leftAt, setLeftAt] = useState<number>();

  useEffect(() => {
    newest.current = newestId;
  }, [newestId]);

  useEffect(() => {
    const [box, inner] = [view.current, content.current];
    if (!box || !inner) return;
    return follow(box, inner, following, (here) => {
      setLeftAt(here ? undefined : newest.current);
    });
  }, []);

  useLayoutEffect(() => {
    const box = view.current;
    if (heldFromEnd.current === null || !box) return;
    box.scrollTop = box.scrollHeight - heldFromEnd.current;
    heldFromEnd.current = null;
  }, [oldestId]);

  const holdPlace = useCallback((): void => {
    const box = view.current;
    if (box) heldFromEnd.current = box.scrollHeight - box.scrollTop;
  }, []);

  const toEnd = useCallback((smoothly: boolean): void => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    following.current = true;
    setLeftAt(undefined);
    view.current?.scrollTo({
      top: view.current.scrollHeight,
      behavior: smoothly && !still ? 'smooth' : 'instant',
    });
  }, []);

  return { view, content, leftAt, toEnd, holdPlace };
};
