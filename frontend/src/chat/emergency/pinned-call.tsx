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
import { useTexts } from '../../shared/texts';

type Place = 'above' | 'seen' | 'below';

/** Where the element is relative to the view; `above` once it has scrolled out at the top. */
const usePlace = (target: RefObject<HTMLElement | null>): Place => {
  const [place, setPlace] = useState<Place>('below');
  useEffect(() => {
    if (!target.current) return;
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      const middle = (entry.rootBounds?.top ?? 0) + window.innerHeight / 2;
      const isAbove = entry.boundingClientRect.top < middle;
      setPlace(entry.isIntersecting ? 'seen' : isAbove ? 'above' : 'below');
    });
    seen.observe(target.current);
    return () => seen.disconnect();
  }, [target]);
  return place;
};

/** An alarm's card in view, or an emergency's card above the view. */
interface Raised {
  card: HTMLElement;
  contact: EmergencyContact | undefined;
  seen: boolean;
}

/** Provided by the log, which shows a raised call above itself. The result withdraws the call. */
export const RaiseContext = createContext<((raised: Raised) => () => void) | null>(null);

interface PinnedCallProps {
  card: RefObject<HTMLElement | null>;
  contact: EmergencyContact | undefined;
  isEmergency: boolean;
}

/** Raises an emergency card's call while the reply below it is read. */
export const PinnedCall = ({ card, contact, isEmergency }: PinnedCallProps) => {
  const raise = useContext(RaiseContext);
  const place = usePlace(card);
  const seen = place === 'seen';
  const raised = seen || (isEmergency && place === 'above');
  useEffect(() => {
    if (raised && card.current) return raise?.({ card: card.current, contact, seen });
    return undefined;
  }, [raised, seen, raise, card, contact]);
  return null;
};

const isBefore = (one: Raised, other: Raised): boolean =>
  (one.card.compareDocumentPosition(other.card) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** The call of the last card that is out of view, and whether any card is in view. */
export const useRaisedCall = () => {
  const [all, setAll] = useState<readonly Raised[]>([]);
  const raise = useCallback((raised: Raised) => {
    setAll((others) => [...others, raised]);
    return () => setAll((others) => others.filter((other) => other !== raised));
  }, []);
  const last = all.reduce<Raised | undefined>(
    (found, next) => (!next.seen && (!found || isBefore(found, next)) ? next : found),
    undefined,
  );
  return { raise, last, isCardSeen: all.some(({ seen }) => seen) };
};

/** Above the log, so that it covers nothing; scrolls the log to keep what is read in place. */
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
