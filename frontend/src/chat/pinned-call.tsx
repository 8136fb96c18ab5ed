import type { EmergencyContact } from '@contract/chat';
import { Phone, TriangleAlert } from 'lucide-react';
import { useEffect, useState, type RefObject } from 'react';
import { useTexts } from '../shared/texts';

/** Whether the element has been scrolled out of sight at the top. */
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

interface PinnedCallProps {
  card: RefObject<HTMLElement | null>;
  contact: EmergencyContact | undefined;
}

/** Stays at the top while the reply below an emergency card is read. */
export const PinnedCall = ({ card, contact }: PinnedCallProps) => {
  const { chat } = useTexts();
  const above = useIsAbove(card);
  return (
    <div className="@container sticky top-0 z-10 h-0 max-w-[68ch]">
      {above && (
        <div className="flex animate-fade items-center justify-between rounded-b-card border border-t-0 border-l-4 border-red/45 border-l-red bg-red-wash py-1 pr-1.5 pl-2 text-[0.9375rem] font-semibold text-red shadow-float">
          <button
            type="button"
            className="flex min-h-[44px] min-w-[44px] items-center gap-2 rounded-full px-1.5 text-left leading-tight"
            onClick={() => card.current?.scrollIntoView({ block: 'start' })}
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
      )}
    </div>
  );
};
