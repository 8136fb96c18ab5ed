import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../shared/texts';
import { codeContent, tableContent } from './copy-block';
import { CopyButton } from './copy-button';

interface Hidden {
  before: boolean;
  after: boolean;
}

const NOTHING: Hidden = { before: false, after: false };

const hiddenOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Hidden => {
  const most = scrollWidth - clientWidth;
  return { before: scrollLeft > 1, after: most > 1 && scrollLeft < most - 1 };
};

const CONTENT = { table: tableContent, code: codeContent };

interface ScrollerProps {
  kind: 'table' | 'code';
  children: ReactNode;
}

/** With a button that copies it. Scrolls sideways what is wider than its column; only then it takes the focus, for the arrow keys. */
export const Scroller = ({ kind, children }: ScrollerProps) => {
  const { chat, manners } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState(NOTHING);
  useEffect(() => {
    const node = box.current;
    if (!node) return;
    const measure = (): void => {
      const now = hiddenOf(node);
      setHidden((last) => (last.before === now.before && last.after === now.after ? last : now));
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
  }, []);
  const { before, after } = hidden;
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
      </div>
      <CopyButton
        className="copy"
        label={manners.copy[kind]}
        failed={manners.copy.failed}
        content={content}
      />
    </div>
  );
};
