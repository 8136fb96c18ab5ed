import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { EndFollower } from './end-follower';

interface FollowEnd {
  view: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  /** The newest id when the reader left the end; undefined while the end is followed. */
  leftAt: number | undefined;
  toEnd: () => void;
  /** Call when something is added that the reader wants to see: the view then goes there. */
  follow: () => void;
  /** Call before older messages come: what is being read then stays where it is. */
  holdPlace: () => void;
}

/** Keeps the end of a list in sight while the reader is there. */
export const useFollowEnd = (oldestId: number, newestId: number): FollowEnd => {
  const view = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const newest = useRef(newestId);
  const follower = useRef<EndFollower>(null);
  const heldFromEnd = useRef<number>(null);
  const [leftAt, setLeftAt] = useState<number>();

  useEffect(() => {
    newest.current = newestId;
  }, [newestId]);

  useEffect(() => {
    const [box, inner] = [view.current, content.current];
    if (!box || !inner) return;
    const own = new EndFollower(box, inner, (atEnd) => {
      setLeftAt(atEnd ? undefined : newest.current);
    });
    follower.current = own;
    own.start();
    return () => own.stop();
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

  const toEnd = useCallback((): void => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    follower.current?.toEnd(still ? 'instant' : 'smooth');
  }, []);

  const follow = useCallback((): void => follower.current?.follow(), []);

  return { view, content, leftAt, toEnd, follow, holdPlace };
};
