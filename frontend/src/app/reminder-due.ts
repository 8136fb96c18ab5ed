import type { UserEvents } from '@contract/socket-events';
import { hasCode } from '../shared/api';
import { invalidateReminders, knownPetName } from '../shared/queries';
import { markDone } from '../shared/reminders.api';
import { currentTexts } from '../shared/texts';
import { toast, toastError } from '../shared/ui/notices.store';

/** What was told last for each reminder: the server may say the same twice. */
const told = new Map<number, string | null>();

/** Says in this tab that something is to be done now, with a button that does it. */
export const tellOfReminder = ({ reminder }: UserEvents['reminder-due']): void => {
  const { id, petId, title, nextAt } = reminder;
  void invalidateReminders(petId);
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
  const name = knownPetName(petId);
  toast({
    title,
    description: name === undefined ? reminders.dueNow : reminders.dueNowFor(name),
    action: { label: reminders.done, run: done },
  });
};
