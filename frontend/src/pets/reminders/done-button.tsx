import type { Reminder } from '@contract/reminders';
import { Check } from 'lucide-react';
import { markDone } from '../../shared/reminders.api';
import { useTexts } from '../../shared/texts/pages';
import { useAnswer } from './use-answer';

interface DoneButtonProps {
  reminder: Reminder;
  done: boolean;
}

/** The ring to tick. A second tap does nothing. */
export const DoneButton = ({ reminder, done }: DoneButtonProps) => {
  const { reminders } = useTexts();
  const { run, isPending } = useAnswer({ call: markDone });
  const isTicked = done || isPending;
  const { title } = reminder;
  return (
    <button
      type="button"
      aria-label={isTicked ? reminders.isDone(title) : reminders.markDone(title)}
      aria-pressed={isTicked}
      aria-disabled={isTicked}
      onClick={() => !isTicked && run(reminder)}
      className="group -mr-2 flex size-[44px] shrink-0 items-center justify-center rounded-full aria-disabled:cursor-default"
    >
      <span
        className={`flex size-[28px] items-center justify-center rounded-full border-2 transition-colors ${isTicked ? 'border-green bg-green text-green-ink' : 'border-edge text-transparent group-hover:border-green group-hover:text-green'}`}
      >
        <Check aria-hidden className="size-[18px]" />
      </span>
    </button>
  );
};
