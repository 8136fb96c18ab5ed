import type { UserEvents } from '@contract/socket-events';
import { hasCode } from '../shared/api';
import { knownPet } from '../shared/queries';
import { markDone } from '../shared/reminders.api';
import { currentTexts } from '../shared/texts/care';
import { PetFace } from '../shared/ui/pet-photo';
import { toast, toastError } from '../shared/ui/notices.store';

/** The last occurrence announced for each reminder: the server may send it twice. */
const told = new Map<number, string | null>();

/** Announces a due reminder in this tab, with a button that marks it done. */
export const tellOfReminder = ({ reminder }: UserEvents['reminder-due']): void => {
  const { id, petId, title, nextAt } = reminder;
  if (told.get(id) === nextAt) return;
  told.set(id, nextAt);
  const { reminders } = currentTexts();
  const done = (): void => {
    markDone(reminder).then(
      () => toast({ title: reminders.doneToast(title) }),
      (error: unknown) =>
        toastError(hasCode(error, 'PLAN_REQUIRED') ? reminders.plan.ended : reminders.failed),
    );
  };
  const pet = knownPet(petId);
  toast({
    title,
    description: pet === undefined ? reminders.dueNow : reminders.dueNowFor(pet.name),
    picture: pet && <PetFace pet={pet} seat="disc" size={44} />,
    action: { label: reminders.done, run: done },
  });
};
