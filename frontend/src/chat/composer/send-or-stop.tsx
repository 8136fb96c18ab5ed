import { ArrowUp, Square } from 'lucide-react';
import { useEffect, useState, type MouseEvent } from 'react';
import { useTexts } from '../../shared/texts';

const ROUND = 'grid size-[44px] shrink-0 place-items-center rounded-full transition-colors';

/** Milliseconds after an answer's end in which a press on Send was still meant for Stop. */
const AIM_MS = 300;

/** Whether a press may still be meant for Stop: until then, unless something is typed. */
const useIsAiming = (stops: boolean, draft: string): boolean => {
  const [last, setLast] = useState({ stops, draft });
  const isAiming = last.stops && !stops && last.draft === draft;
  if (!isAiming && (last.stops !== stops || last.draft !== draft)) setLast({ stops, draft });
  useEffect(() => {
    if (!isAiming) return;
    const timer = window.setTimeout(() => setLast({ stops, draft }), AIM_MS);
    return () => window.clearTimeout(timer);
  }, [isAiming, stops, draft]);
  return isAiming;
};

/** Gives the field the focus that a button loses as the other one replaces it. */
const passFocus = (button: HTMLButtonElement) => () => {
  if (document.activeElement === button) button.form?.querySelector('textarea')?.focus();
};

interface SendOrStopProps {
  /** Whether an answer is being written that can be stopped. */
  stops: boolean;
  draft: string;
  onStop: () => void;
  /** Whether there is something to send. */
  ready: boolean;
  dayOver: boolean;
  /** The id of what says why it cannot be sent, if anything does. */
  describedBy: string | undefined;
}

/** The form's submit button, or Stop in its place: two elements, so that no press moves over. */
export const SendOrStop = ({
  stops,
  draft,
  onStop,
  ready,
  dayOver,
  describedBy,
}: SendOrStopProps) => {
  const { chat } = useTexts();
  const isAiming = useIsAiming(stops, draft);

  /** Ignores the second press of a double click, and one that was on its way to Stop. */
  const press = (event: MouseEvent): void => {
    const meantStop = isAiming && event.detail > 0;
    if (meantStop || event.detail > 1) event.preventDefault();
    else if (stops) onStop();
  };

  return stops ? (
    <button
      key="stop"
      ref={passFocus}
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
      key="send"
      ref={passFocus}
      type="submit"
      aria-label={chat.composer.send}
      title={chat.composer.send}
      disabled={!ready}
      aria-describedby={describedBy}
      aria-disabled={dayOver || isAiming}
      className={`${ROUND} bg-green text-green-ink not-disabled:not-aria-disabled:hover:bg-green/90 disabled:bg-sunk disabled:text-faint aria-disabled:bg-sunk aria-disabled:text-faint`}
      onClick={press}
    >
      <ArrowUp aria-hidden className="size-5" />
    </button>
  );
};
