import { createContext, useContext } from 'react';
import { useTexts } from '../../shared/texts';
import { sourceId } from './citations';

/** `sources` is undefined until they are known. */
export interface Cited {
  messageId: number;
  sources: number | undefined;
}

export const CitedContext = createContext<Cited>({ messageId: 0, sources: 0 });

const SMALL = 'text-[0.6875rem] leading-none font-semibold';

const show = (id: string): void => {
  const line = document.getElementById(id);
  line?.scrollIntoView({ block: 'nearest' });
  line?.focus({ preventScroll: true });
};

/**
 * A marker like [1] links to its source; one without a source stays text. It takes the same space
 * before the sources are known, so that nothing moves.
 */
export const Citation = ({ marker }: { marker: string }) => {
  const { chat } = useTexts();
  const { messageId, sources } = useContext(CitedContext);
  const number = Number(marker.replace(/\D/g, ''));
  if (sources !== undefined && number > sources) return marker;
  return (
    <sup className="ml-px">
      <button
        type="button"
        disabled={sources === undefined}
        aria-label={chat.source(number)}
        className={`${SMALL} relative rounded-sm px-0.5 text-green disabled:text-faint after:absolute after:-inset-x-0.5 after:-inset-y-2 enabled:hover:underline`}
        onClick={() => show(sourceId(messageId, number))}
      >
        {number}
      </button>
    </sup>
  );
};
