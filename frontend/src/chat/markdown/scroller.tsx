import { ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTexts } from '../../shared/texts';
import { cellText, codeContent, tableContent } from './copy-block';
import { CopyButton } from '../reply/copy-button';

interface Hidden {
  before: boolean;
  after: boolean;
  /** The heading of a table's first column that is cut off on the right. */
  column: string;
}

const NOTHING: Hidden = { before: false, after: false, column: '' };

const cutColumn = (box: HTMLElement): HTMLElement | undefined => {
  const { right } = box.getBoundingClientRect();
  const heads = [...box.querySelectorAll<HTMLElement>('tr:first-child > :is(th, td)')];
  return heads.slice(1).find((head) => head.getBoundingClientRect().right > right + 1);
};

const hiddenOf = (box: HTMLElement): Hidden => {
  const { scrollLeft, scrollWidth, clientWidth } = box;
  const most = scrollWidth - clientWidth;
  const after = most > 1 && scrollLeft < most - 1;
  const head = after ? cutColumn(box) : undefined;
  return { before: scrollLeft > 1, after, column: head ? cellText(head) : '' };
};

/** Scrolls until the cut-off column is fully visible at the right edge. */
const showColumn = (box: HTMLElement): void => {
  const head = cutColumn(box);
  if (!head) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const beyond = head.getBoundingClientRect().right - box.getBoundingClientRect().right;
  box.scrollBy({ left: Math.ceil(beyond), behavior: still ? 'instant' : 'smooth' });
  // The button disappears with the last column.
  box.focus({ preventScroll: true });
};

const useHidden = (box: RefObject<HTMLDivElement | null>): Hidden => {
  const [hidden, setHidden] = useState(NOTHING);
  useEffect(() => {
    const node = box.current;
    if (!node) return;
    const measure = (): void => {
      const now = hiddenOf(node);
      const isSame = (last: Hidden): boolean =>
        last.before === now.before && last.after === now.after && last.column === now.column;
      setHidden((last) => (isSame(last) ? last : now));
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(node);
    if (node.firstElementChild) resized.observe(node.firstElementChild);
    node.addEventListener('scroll', measure, { passive: true });
    return () => {
      resized.disconnect();
      node.removeEventListener('scroll', measure);
    };
  }, [box]);
  return hidden;
};

const CONTENT = { table: tableContent, code: codeContent };

interface ScrollerProps {
  kind: 'table' | 'code';
  children: ReactNode;
}

/**
 * A table or code with a copy button. Scrolls sideways, and takes the focus for the arrow keys,
 * only if it is wider than its column.
 */
export const Scroller = ({ kind, children }: ScrollerProps) => {
  const { chat, chatTools, phone } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const { before, after, column } = useHidden(box);
  const content = () => CONTENT[kind](box.current ?? document.createElement('div'));
  return (
    <div className="copyable" data-kind={kind}>
      <div className="scroller" data-kind={kind} data-before={before} data-after={after}>
        <div
          ref={box}
          {...(before || after
            ? { tabIndex: 0, role: 'group', 'aria-label': chat.scroll[kind] }
            : {})}
        >
          {children}
        </div>
        {kind === 'table' && after && (
          <button
            type="button"
            className="next-column"
            aria-label={phone.showColumn(column)}
            onClick={() => box.current && showColumn(box.current)}
          >
            <span>{column || phone.more}</span>
            <ChevronRight aria-hidden className="size-3.5" />
          </button>
        )}
      </div>
      <CopyButton
        className="copy"
        label={chatTools.copy[kind]}
        failed={chatTools.copy.failed}
        content={content}
      />
    </div>
  );
};
