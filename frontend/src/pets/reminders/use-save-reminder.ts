import type { Pet } from '@contract/pets';
import type { Reminder, ReminderSuggestion } from '@contract/reminders';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { hasCode } from '../../shared/api';
import { useSubmit } from '../../shared/form';
import { failureText } from '../../shared/reminder-failure';
import { useTexts } from '../../shared/texts/pages';
import { toast, toastError } from '../../shared/ui/notices.store';
import { changesIn, reminderIn, type ReminderValues } from './reminder-values';
import { acceptEdited, changeReminder, reminderAdder } from './reminders.api';

interface Saving {
  pet: Pet;
  /** The reminder to change; null for a new one. */
  reminder: Reminder | null;
  /** That of the reminder that was changed; undefined for a new one. */
  version: number | undefined;
  /** The suggestion that a new one comes from. */
  suggestion: ReminderSuggestion | null;
  form: UseFormReturn<ReminderValues>;
  onSaved: () => void;
}

/** Saves a reminder, and asks if it was changed elsewhere. Nothing that was typed is lost. */
export const useSaveReminder = ({ pet, reminder, suggestion, form, ...saving }: Saving) => {
  const { form: texts } = useTexts().reminders;
  const [newer, setNewer] = useState<Reminder | null>(null);
  const [add] = useState(() => reminderAdder(pet.id));

  const showFaults = (fields: Record<string, string>): boolean => {
    const { invalid } = texts;
    if ('rule' in fields) form.setError('repeat', { message: invalid.rule });
    if ('startsAt' in fields) form.setError('startsAt', { message: invalid.startsAt });
    if ('title' in fields) form.setError('title', { message: invalid.title });
    return ['rule', 'startsAt', 'title'].some((name) => name in fields);
  };
  const send = async (values: ReminderValues, version = saving.version): Promise<void> => {
    setNewer(null);
    try {
      if (suggestion !== null) {
        await acceptEdited(suggestion, reminderIn(values, suggestion), version);
      } else if (reminder === null) await add(reminderIn(values, null));
      else {
        const changed = { reminder, version: version ?? reminder.version };
        await changeReminder(reminder, changesIn(values, changed));
      }
      saving.onSaved();
      toast({ title: texts.saved });
    } catch (error) {
      if (hasCode(error, 'CHANGED_ELSEWHERE') && error.body?.reminder) {
        setNewer(error.body.reminder);
      } else if (!(hasCode(error, 'VALIDATION_FAILED') && showFaults(error.body?.fields ?? {}))) {
        toastError(failureText(error));
      }
    }
  };
  return {
    newer,
    onSubmit: useSubmit(form, (values) => send(values)),
    overwrite: (version: number) => send(form.getValues(), version),
  };
};
