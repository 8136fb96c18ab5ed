import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Within this distance the reader counts as being at the end. */
const NEAR_PX = 48;
/** The space above a pinned element. */
const MARGIN_PX = 12;

/** Marks an element of the last message that must stay in view while text arrives below it. */
export const PINNED = 'data-stays-in-sight';

const isMessage = (node: Node): number =>
  node.nodeName === 'ARTICLE' ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;

/**
 * Keeps the end in view while the reader is there. It judges by position, not by gestures: only the
 * reader ever scrolls up. A pinned element holds the view at its top until the reader scrolls on.
 */
class EndFollower {
  private following = true;
  private lastReported = true;
  private lastTop = 0;
  private lastSize = '';
  /** Whether the view is held at a pinned element. */
  private isPinned = false;
  private placedAt = 0;
  /** The pinned element that the reader has scrolled past. */
  private passed: Element | undefined;
  private readonly sizes = new ResizeObserver(() => this.reposition());

  /** @param onChange called when the reader leaves or reaches the end */
  constructor(
    private readonly box: HTMLElement,
    private readonly inner: HTMLElement,
    private readonly onChange: (atEnd: boolean) => void,
  ) {}

  start(): void {
    this.rememberPosition();
    this.sizes.observe(this.box);
    this.sizes.observe(this.inner);
    this.box.addEventListener('scroll', this.onScroll, { passive: true });
  }

  stop(): void {
    this.sizes.disconnect();
    this.box.removeEventListener('scroll', this.onScroll);
  }

  follow(): void {
    this.passed = this.findPinned();
    this.isPinned = false;
    this.following = true;
    this.report(true);
  }

  /** Call before moving the reader to another place. */
  leave(): void {
    this.isPinned = false;
    this.following = false;
    this.report(false);
  }

  toEnd(behavior: 'smooth' | 'instant'): void {
    this.follow();
    this.box.scrollTo({ top: this.box.scrollHeight, behavior });
  }

  private get end(): number {
    return this.box.scrollHeight - this.box.clientHeight;
  }

  private get size(): string {
    return `${this.box.clientWidth} ${this.box.clientHeight}`;
  }

  private rememberPosition(): void {
    this.lastTop = this.box.scrollTop;
    this.lastSize = this.size;
  }

  private report(atEnd: boolean): void {
    if (atEnd !== this.lastReported) this.onChange(atEnd);
    this.lastReported = atEnd;
  }

  private get lastMessage(): Element | undefined {
    const fromTheEnd = document.createTreeWalker(this.inner, NodeFilter.SHOW_ELEMENT, isMessage);
    const last = fromTheEnd.lastChild();
    return last instanceof Element ? last : undefined;
  }

  private findPinned(): Element | undefined {
    return this.lastMessage?.querySelector(`[${PINNED}]`) ?? undefined;
  }

  private reposition(): void {
    // An empty chat starts with the pet's face, and is read from the top.
    if (!this.following || !this.lastMessage) return;
    const { box, end } = this;
    const by = this.findPinned();
    const above = by ? by.getBoundingClientRect().top - box.getBoundingClientRect().top : 0;
    const top = box.scrollTop + above - MARGIN_PX;
    this.isPinned = by !== undefined && by !== this.passed && top < end;
    box.scrollTop = this.isPinned ? top : end;
    this.placedAt = box.scrollTop;
    this.report(!this.isPinned || end - top < NEAR_PX);
  }

  private readonly onScroll = (): void => {
    const { box } = this;
    if (!this.lastMessage) return;
    const resized = this.size !== this.lastSize;
    const movedDown = box.scrollTop >= this.lastTop;
    const moved = Math.abs(box.scrollTop - this.placedAt) > 1;
    this.rememberPosition();
    if (this.following && (!moved || (this.isPinned && resized))) return;
    const near = this.end - box.scrollTop < NEAR_PX;
    // Only a downward scroll means reading on: when the content shrinks, the browser scrolls up.
    if (near && movedDown) this.passed = this.findPinned();
    this.following = near || (this.following && !this.isPinned && (resized || movedDown));
    this.isPinned = false;
    this.report(this.following);
  };
}

interface FollowEnd {
  view: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  /** The newest id when the reader left the end; undefined while they are there. */
  leftAt: number | undefined;
  toEnd: () => void;
  follow: () => void;
  /** Call before moving the reader to another place. */
  leave: () => void;
  /** Call before older messages are added, to keep what is being read in place. */
  holdPlace: () => void;
}

export const useFollowEnd = (oldestId: number, newestId: number): FollowEnd => {
  const view = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const newest = useRef(newestId);
  const follower = useRef<EndFollower>(null);
  const keptFromEnd = useRef<number>(null);
  const [leftAt, setLeftAt] = useState<number>();

  useEffect(() => {
    newest.current = newestId;
  }, [newestId]);

  useEffect(() => {
    const [box, inner] = [view.current, content.current];
    if (!box || !inner) return;
    const next = new EndFollower(box, inner, (atEnd) => {
      setLeftAt(atEnd ? undefined : newest.current);
    });
    follower.current = next;
    next.start();
    return () => next.stop();
  }, []);

  useLayoutEffect(() => {
    const box = view.current;
    if (keptFromEnd.current === null || !box) return;
    box.scrollTop = box.scrollHeight - keptFromEnd.current;
    keptFromEnd.current = null;
  }, [oldestId]);

  const holdPlace = useCallback((): void => {
    const box = view.current;
    if (box) keptFromEnd.current = box.scrollHeight - box.scrollTop;
  }, []);

  const toEnd = useCallback((): void => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    follower.current?.toEnd(still ? 'instant' : 'smooth');
  }, []);

  const follow = useCallback((): void => follower.current?.follow(), []);

  const leave = useCallback((): void => follower.current?.leave(), []);

  return { view, content, leftAt, toEnd, follow, leave, holdPlace };
};
