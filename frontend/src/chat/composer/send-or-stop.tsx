import { ArrowUp, Square } from 'lucide-react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useTexts } from '../../shared/texts';

const ROUND = 'grid size-[44px] shrink-0 place-items-center rounded-full transition-colors';

/**
 * Milliseconds after Send and Stop trade places in which a press was meant for the other one: the
 * second of a double click, or one that was on its way when the answer ended.
 */
const AIM_MS = 500;

interface SendOrStopProps {
  /** Whether an answer is being written that can be stopped. */
  stops: boolean;
  onStop: () => void;
  /** Whether there is something to send. */
  ready: boolean;
  dayOver: boolean;
  /** The id of what says why it cannot be sent, if anything does. */
  describedBy: string | undefined;
}

/** The form's submit button, or Stop in its place. */
export const SendOrStop = ({ stops, onStop, ready, dayOver, describedBy }: SendOrStopProps) => {
  const { chat } = useTexts();
  const changedAt = useRef(0);
  useEffect(() => {
    if (!stops) return;
    return () => {
      changedAt.current = Date.now();
    };
  }, [stops]);

  /** Ignores what was meant for the other button; key presses, which have no detail, never were. */
  const press = (event: MouseEvent): void => {
    const isMeant = event.detail === 0 || Date.now() - changedAt.current > AIM_MS;
    if (!isMeant) {
      event.preventDefault();
      return;
    }
    changedAt.current = Date.now();
    if (stops) onStop();
  };

  return stops ? (
    <button
      type="button"
      aria-label={chat.composer.stop}
      title={chat.composer.stop}
      className={`${ROUND} bg-ink text-ground hover:bg-soft`}
      onClick={press}
    >
      <Square aria-hidden className="size-3.5 fill-current" />
    </button>
  ) : (
    <button
      type="submit"
      aria-label={chat.composer.send}
      title={chat.composer.send}
      disabled={!ready}
      aria-describedby={describedBy}
      aria-disabled={dayOver}
      className={`${ROUND} bg-green text-green-ink not-disabled:not-aria-disabled:hover:bg-green/90 disabled:bg-sunk disabled:text-faint aria-disabled:bg-sunk aria-disabled:text-faint`}
      onClick={press}
    >
      <ArrowUp aria-hidden className="size-5" />
    </button>
  );
};
