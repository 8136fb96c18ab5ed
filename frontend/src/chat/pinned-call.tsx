import type { EmergencyContact } from '@contract/chat';
import { Phone, TriangleAlert } from 'lucide-react';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useTexts } from '../shared/texts';

/** Whether the element has been scrolled out of view at the top. */
const useIsAbove = (target: RefObject<HTMLElement | null>): boolean => {
  const [above, setAbove] = useState(false);
  useEffect(() => {
    if (!target.current) return;
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      const top = entry.rootBounds?.top ?? 0;
      setAbove(
        !entry.isIntersecting && entry.boundingClientRect.top < top + window.innerHeight / 2,
      );
    });
    seen.observe(target.current);
    return () => seen.disconnect();
  }, [target]);
  return above;
};

/** An emergency card that is out of view. */
interface Raised {
  card: HTMLElement;
  contact: EmergencyContact | undefined;
}

/** Given by the log, which shows a call above itself; the result takes the call back. */
export const RaiseContext = createContext<((raised: Raised) => () => void) | null>(null);

interface PinnedCallProps {
  card: RefObject<HTMLElement | null>;
  contact: EmergencyContact | undefined;
}

/** Raises an emergency card's call while the reply below it is read. */
export const PinnedCall = ({ card, contact }: PinnedCallProps) => {
  const raise = useContext(RaiseContext);
  const above = useIsAbove(card);
  useEffect(() => {
    if (above && card.current) return raise?.({ card: card.current, contact });
    return undefined;
  }, [above, raise, card, contact]);
  return null;
};

const isBefore = (one: Raised, other: Raised): boolean =>
  (one.card.compareDocumentPosition(other.card) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** The call of the last card that is out of view. */
export const useRaisedCall = () => {
  const [all, setAll] = useState<readonly Raised[]>([]);
  const raise = useCallback((raised: Raised) => {
    setAll((others) => [...others, raised]);
    return () => setAll((others) => others.filter((other) => other !== raised));
  }, []);
  const last = all.reduce<Raised | undefined>(
    (found, next) => (found === undefined || isBefore(found, next) ? next : found),
    undefined,
  );
  return { raise, last };
};

/** Above the log, so that it covers nothing; scrolls the log, so that what is read stays put. */
export const CallBar = ({ raised, view }: { raised: Raised; view: RefObject<Element | null> }) => {
  const { chat } = useTexts();
  const bar = useRef<HTMLDivElement>(null);
  const { card, contact } = raised;
  useLayoutEffect(() => {
    const [log, height] = [view.current, bar.current?.offsetHeight ?? 0];
    if (!log) return;
    log.scrollTop += height;
    return () => {
      log.scrollTop -= height;
    };
  }, [view]);
  return (
    <div
      ref={bar}
      className="@container shrink-0 border-b border-l-4 border-red/45 border-l-red bg-red-wash px-3 sm:px-5 print:hidden"
    >
      <div className="mx-auto flex max-w-[50rem] items-center justify-between py-1 text-[0.9375rem] font-semibold text-red">
        <button
          type="button"
          className="flex min-h-[44px] min-w-[44px] items-center gap-2 rounded-full px-1.5 text-left leading-tight"
          onClick={() => card.scrollIntoView({ block: 'start' })}
        >
          <TriangleAlert aria-hidden className="size-4.5" />
          <span className="@max-[14rem]:sr-only">{chat.triage.whatToDo}</span>
        </button>
        {contact && (
          <a
            href={`tel:${contact.dial}`}
            aria-label={`${chat.triage.call} ${contact.name}, ${contact.phone}`}
            className="flex min-h-[44px] items-center gap-2 rounded-full bg-red px-[12px] whitespace-nowrap text-red-ink tabular-nums transition-colors hover:bg-red/90"
          >
            <Phone aria-hidden className="size-4.5" />
            {contact.phone}
          </a>
        )}
      </div>
    </div>
  );
};
