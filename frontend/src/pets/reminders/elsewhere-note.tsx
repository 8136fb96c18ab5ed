import type { Pet } from '@contract/pets';
import type { Reminder } from '@contract/reminders';
import { localZone, zoneName } from '../../shared/local-time';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { isElsewhere } from './due';
import { moveReminders } from './reminders.api';
import { useAnswer } from './use-answer';

interface ElsewhereNoteProps {
  pet: Pet;
  reminders: readonly Reminder[];
  onMoved: () => void;
}

/** For an owner who has travelled: one tap moves all reminders to the local time zone. */
export const ElsewhereNote = ({ pet, reminders, onMoved }: ElsewhereNoteProps) => {
  const { reminders: texts } = useTexts();
  const language = useLanguage();
  const move = useAnswer({
    call: () => moveReminders(pet.id),
    said: texts.movedAll,
    onDone: onMoved,
  });
  if (!reminders.some(isElsewhere)) return null;
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem] text-soft">
      <p>{texts.elsewhereAll(zoneName(localZone(), language))}</p>
      <Button variant="quiet" size="sm" aria-disabled={move.isPending} onClick={move.run}>
        {texts.moveAll}
      </Button>
    </div>
  );
};
