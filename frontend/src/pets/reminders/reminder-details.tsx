import type { Reminder } from '@contract/reminders';
import { useState } from 'react';
import { useLanguage } from '../../shared/preferences.store';
import { removeReminder, skipOnce } from '../../shared/reminders.api';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { clockIn, localZone, zoneName } from '../../shared/local-time';
import { isElsewhere } from './due';
import { changeReminder } from './reminders.api';
import { useAnswer } from './use-answer';

const QUIET = { variant: 'quiet', size: 'sm' } as const;

export interface ReminderActionsProps {
  reminder: Reminder;
  /** Whether the plan allows ticking and changing it. */
  canWrite: boolean;
  onChange: (reminder: Reminder) => void;
  /** Called when it has left its place in the list. */
  onGone: () => void;
}

type PartProps = Omit<ReminderActionsProps, 'onChange'>;

/** Shown only if its own time zone gives the reminder another time of day. */
const ZoneNote = ({ reminder, canWrite, onGone }: PartProps) => {
  const { reminders } = useTexts();
  const language = useLanguage();
  const { timeZone, nextAt, version } = reminder;
  const move = useAnswer({
    call: () => changeReminder(reminder, { timeZone: localZone(), version }),
    said: reminders.moved,
    onDone: onGone,
  });
  if (nextAt === null || !isElsewhere(reminder)) return null;
  const there = clockIn(timeZone, nextAt).slice(11);
  return (
    <div>
      <p>{reminders.zone(zoneName(timeZone, language), there)}</p>
      {canWrite && (
        <Button {...QUIET} className="mt-1.5" aria-disabled={move.isPending} onClick={move.run}>
          {reminders.moveZone}
        </Button>
      )}
    </div>
  );
};

interface EndQuestionProps {
  reminder: Reminder;
  onGone: () => void;
  onKeep: () => void;
}

/** Asks for confirmation, since an ended reminder does not come back. */
const EndQuestion = ({ reminder, onGone, onKeep }: EndQuestionProps) => {
  const { common, reminders } = useTexts();
  const { version } = reminder;
  const end = useAnswer({
    call: () => changeReminder(reminder, { state: 'ended', version }),
    said: reminders.endedToast,
    onDone: onGone,
  });
  return (
    <div role="group" aria-label={reminders.endQuestion} className="rounded-xl bg-sunk p-3">
      <p>{reminders.endQuestion}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button {...QUIET} autoFocus aria-disabled={end.isPending} onClick={end.run}>
          {reminders.endYes}
        </Button>
        <Button {...QUIET} onClick={onKeep}>
          {common.cancel}
        </Button>
      </div>
    </div>
  );
};

const Actions = ({ reminder, canWrite, onChange, onGone }: ReminderActionsProps) => {
  const { reminders } = useTexts();
  const [ending, setEnding] = useState(false);
  const skip = useAnswer({ call: skipOnce, said: reminders.skipped, onDone: onGone });
  const remove = useAnswer({ call: removeReminder, said: reminders.removed, onDone: onGone });
  if (ending)
    return <EndQuestion reminder={reminder} onGone={onGone} onKeep={() => setEnding(false)} />;
  return (
    <div className="flex flex-wrap gap-2">
      {canWrite && reminder.state === 'active' ? (
        <>
          <Button {...QUIET} onClick={() => onChange(reminder)}>
            {reminders.change}
          </Button>
          <Button {...QUIET} aria-disabled={skip.isPending} onClick={() => skip.run(reminder)}>
            {reminders.skip}
          </Button>
          <Button {...QUIET} onClick={() => setEnding(true)}>
            {reminders.end}
          </Button>
        </>
      ) : (
        <Button {...QUIET} aria-disabled={remove.isPending} onClick={() => remove.run(reminder)}>
          {reminders.remove}
        </Button>
      )}
    </div>
  );
};

/** A reminder's note, its channels, and its actions. */
export const ReminderDetails = (props: ReminderActionsProps) => {
  const { reminders } = useTexts();
  const { reminder, canWrite, onGone } = props;
  const { channels, note, state } = reminder;
  const isActive = state === 'active';
  return (
    <div className="grid grid-cols-1 gap-2.5 pt-1 pb-2.5 text-[0.9375rem] text-soft">
      {note !== null && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>}
      {isActive && <p>{reminders.reach(channels.includes('mail'), channels.includes('push'))}</p>}
      <ZoneNote reminder={reminder} onGone={onGone} canWrite={canWrite && isActive} />
      <Actions {...props} />
    </div>
  );
};
