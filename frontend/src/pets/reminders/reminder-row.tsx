import type { Reminder } from '@contract/reminders';
import { Ellipsis } from 'lucide-react';
import { useId, useState } from 'react';
import { useLanguage } from '../../shared/preferences.store';
import { capital, whenText } from '../../shared/schedule-text';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { DoneButton } from './done-button';
import { daysLate, isDone } from './due';
import { KIND_ICONS } from './kinds';
import { ReminderDetails, type ReminderActionsProps } from './reminder-details';
import { repeatText } from '../../shared/repeat';

/** When it is due and how often, such as 'Today 20:00, every 12 hours'. */
const useDueLine = (reminder: Reminder, now: Date): string => {
  const texts = useTexts();
  const language = useLanguage();
  const { reminders } = texts;
  const { nextAt, rule } = reminder;
  const when = nextAt === null ? null : whenText(nextAt, { now, texts: reminders, language });
  if (isDone(reminder, now)) {
    return capital(when === null ? reminders.done : reminders.doneNext(when));
  }
  const parts = [when, rule === null ? null : repeatText(rule, texts)];
  return capital(parts.filter((part) => part !== null).join(', '));
};

export interface ReminderRowProps extends ReminderActionsProps {
  now: Date;
}

/** One reminder, with a ring to tick and a menu for the rest. */
export const ReminderRow = ({ reminder, now, canWrite, onChange, onGone }: ReminderRowProps) => {
  const { reminders } = useTexts();
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const dueLine = useDueLine(reminder, now);
  const done = isDone(reminder, now);
  const late = done ? 0 : daysLate(reminder, now);
  const isActive = reminder.state === 'active';
  const Icon = KIND_ICONS[reminder.kind];
  return (
    <li className="py-1.5">
      <div className="flex items-center gap-x-[4px]">
        <span
          aria-hidden
          className={`mr-[8px] flex size-[38px] shrink-0 items-center justify-center rounded-full max-[21rem]:hidden ${late > 0 ? 'bg-apricot-wash text-apricot-ink' : 'bg-sunk text-soft'}`}
        >
          <Icon className="size-[19px]" />
        </span>
        <div className="min-w-0 flex-1 py-1 leading-snug">
          <p
            className={`font-semibold [overflow-wrap:anywhere] ${done ? 'text-soft line-through' : ''}`}
          >
            {reminder.title}
          </p>
          {dueLine !== '' && (
            <p className="text-sm [overflow-wrap:anywhere] text-soft tabular-nums">
              {late > 0 && (
                <strong className="font-semibold text-apricot-ink">{`${reminders.late(late)}. `}</strong>
              )}
              {dueLine}
            </p>
          )}
        </div>
        <Button
          variant="ghost"
          size="icon"
          className="-mr-2 shrink-0"
          aria-label={reminders.more(reminder.title)}
          aria-expanded={open}
          aria-controls={detailsId}
          onClick={() => setOpen(!open)}
        >
          <Ellipsis aria-hidden className="size-5" />
        </Button>
        {canWrite && (isActive || done) && <DoneButton reminder={reminder} done={done} />}
      </div>
      <div id={detailsId} hidden={!open}>
        {open && (
          <ReminderDetails
            reminder={reminder}
            canWrite={canWrite}
            onChange={onChange}
            onGone={onGone}
          />
        )}
      </div>
    </li>
  );
};
