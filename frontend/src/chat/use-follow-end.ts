import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Within this distance the reader counts as being at the end. */
const NEAR_PX = 48;
/** Above a pinned element. */
const MARGIN_PX = 12;

/** Marks an element of the last message that text below it must not push out of sight. */
export const STAYS_IN_SIGHT = 'data-stays-in-sight';

const isMessage = (node: Node): number =>
  node.nodeName === 'ARTICLE' ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;

/**
 * Keeps the end in sight while the reader is there. Judged by position, not by gestures: only the
 * reader can move the view up, so that reading above is never disturbed. An element that stays in
 * sight holds the view at its top, until the reader goes on to the end.
 */
class EndFollower {
  private following = true;
  private told = true;
  private lastTop = 0;
  private lastSize = '';
  /** The view is held at a pinned element. */
  private held = false;
  private placedAt = 0;
  /** The pinned element that the reader has scrolled past. */
  private released: Element | undefined;
  private readonly resized = new ResizeObserver(() => this.pin());

  /** @param onChange called when the reader leaves or reaches the end */
  constructor(
    private readonly box: HTMLElement,
    private readonly inner: HTMLElement,
    private readonly tell: (atEnd: boolean) => void,
  ) {}

  start(): void {
    this.note();
    this.resized.observe(this.box);
    this.resized.observe(this.inner);
    this.box.addEventListener('scroll', this.judge, { passive: true });
  }

  stop(): void {
    this.resized.disconnect();
    this.box.removeEventListener('scroll', this.judge);
  }

  follow(): void {
    this.released = this.findHolder();
    this.held = false;
    this.following = true;
    this.say(true);
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

  private note(): void {
    this.lastTop = this.box.scrollTop;
    this.lastSize = this.size;
  }

  private say(atEnd: boolean): void {
    if (atEnd !== this.told) this.tell(atEnd);
    this.told = atEnd;
  }

  private findHolder(): Element | undefined {
    const fromTheEnd = document.createTreeWalker(this.inner, NodeFilter.SHOW_ELEMENT, isMessage);
    const last = fromTheEnd.lastChild();
    return last instanceof Element
      ? (last.querySelector(`[${STAYS_IN_SIGHT}]`) ?? undefined)
      : undefined;
  }

  private pin(): void {
    if (!this.following) return;
    const { box, end } = this;
    const by = this.findHolder();
    const above = by ? by.getBoundingClientRect().top - box.getBoundingClientRect().top : 0;
    const top = box.scrollTop + above - MARGIN_PX;
    this.held = by !== undefined && by !== this.released && top < end;
    box.scrollTop = this.held ? top : end;
    this.placedAt = box.scrollTop;
    this.say(!this.held || end - top < NEAR_PX);
  }

  private readonly judge = (): void => {
    const { box } = this;
    const turned = this.size !== this.lastSize;
    const onward = box.scrollTop >= this.lastTop;
    const moved = Math.abs(box.scrollTop - this.placedAt) > 1;
    this.note();
    if (this.following && (!moved || (this.held && turned))) return;
    const near = this.end - box.scrollTop < NEAR_PX;
    if (near) this.released = this.findHolder();
    this.following = near || (this.following && !this.held && (turned || onward));
    this.held = false;
    this.say(this.following);
  };
}

interface FollowEnd {
  view: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  /** The newest id when the reader left the end; undefined while they are there. */
  leftAt: number | undefined;
  toEnd: () => void;
  follow: () => void;
  /** Call before older messages are added, to keep what is being read in place. */
  holdPlace: () => void;
}

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
