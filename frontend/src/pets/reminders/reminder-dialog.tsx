import { LIMITS } from '@contract/limits';
import type { Pet } from '@contract/pets';
import type { Reminder, ReminderSuggestion } from '@contract/reminders';
import { countCharacters } from '@contract/text';
import type { RefObject } from 'react';
import { useLanguage } from '../../shared/preferences.store';
import { useSession } from '../../shared/session.store';
import { capital, whenText } from '../../shared/schedule-text';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { Field, Textarea, TextField } from '../../shared/ui/field';
import { useVersionedForm } from '../../shared/unsaved-form';
import { ChannelFields } from './channel-fields';
import { KindChips } from './kind-chips';
import { newValues, suggestedValues, valuesOf, type ReminderValues } from './reminder-values';
import { ScheduleFields } from './schedule-fields';
import { useNow } from '../../shared/use-now';
import { useSaveReminder } from './use-save-reminder';

interface NewerProps {
  newer: Reminder;
  onKeep: () => void;
  onOverwrite: () => void;
}

/** The reminder as another tab or device left it. */
const Newer = ({ newer, onKeep, onOverwrite }: NewerProps) => {
  const { reminders } = useTexts();
  const language = useLanguage();
  const now = useNow();
  const { title, nextAt } = newer;
  const when =
    nextAt === null ? reminders.ended : whenText(nextAt, { now, texts: reminders, language });
  return (
    <div role="alert" className="mb-4 rounded-xl bg-apricot-wash p-3 text-apricot-ink">
      <p>{reminders.elsewhere}</p>
      <p className="mt-1 font-semibold [overflow-wrap:anywhere]">{`${title}: ${capital(when)}`}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="quiet" size="sm" onClick={onKeep}>
          {reminders.keepTheirs}
        </Button>
        {nextAt !== null && (
          <Button variant="quiet" size="sm" onClick={onOverwrite}>
            {reminders.saveMine}
          </Button>
        )}
      </div>
    </div>
  );
};

/** The name under which the form's words are kept. */
const nameOf = ({ pet, reminder, suggestion }: ReminderFormProps): string => {
  if (reminder !== null) return `reminder.${reminder.id}`;
  return suggestion ? `suggested-reminder.${suggestion.id}` : `new-reminder.${pet.id}`;
};

interface ReminderFormProps {
  pet: Pet;
  /** The reminder to change; null for a new one. */
  reminder: Reminder | null;
  /** The suggestion that a new one comes from. */
  suggestion?: ReminderSuggestion | null;
  onClose: () => void;
}

const ReminderForm = (props: ReminderFormProps) => {
  const { pet, reminder, suggestion = null, onClose } = props;
  const { common, reminders } = useTexts();
  const { form: texts } = reminders;
  const hasMail = useSession(({ user }) => user?.email != null);
  const added = suggestion ? suggestedValues(suggestion, hasMail) : newValues(hasMail);
  const { form, version } = useVersionedForm<ReminderValues>(nameOf(props), {
    defaultValues: reminder === null ? added : valuesOf(reminder),
    version: reminder?.version,
  });
  const saving = { pet, reminder, version, suggestion, form, onSaved: onClose };
  const { newer, onSubmit, overwrite } = useSaveReminder(saving);
  const { errors, isSubmitting } = form.formState;
  const within = (max: number) => (text: string) => {
    const over = countCharacters(text.trim()) - max;
    return over <= 0 || common.tooLong(over);
  };
  return (
    <form noValidate onSubmit={onSubmit} className="mt-5">
      <fieldset disabled={isSubmitting} className="min-w-0">
        <KindChips form={form} />
        <TextField
          label={texts.title}
          autoComplete="off"
          error={errors.title?.message}
          {...form.register('title', {
            validate: {
              required: (text) => text.trim() !== '' || texts.invalid.title,
              within: within(LIMITS.reminderTitle.max),
            },
          })}
        />
        <ScheduleFields
          form={form}
          rule={(reminder ?? suggestion?.reminder)?.rule ?? null}
          isNew={reminder === null}
        />
        <Field label={texts.note} error={errors.note?.message}>
          {(control) => (
            <Textarea
              rows={2}
              {...control}
              {...form.register('note', { validate: within(LIMITS.reminderNote.max) })}
            />
          )}
        </Field>
        <ChannelFields form={form} />
        {newer !== null && (
          <Newer newer={newer} onKeep={onClose} onOverwrite={() => void overwrite(newer.version)} />
        )}
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button variant="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit">{isSubmitting ? common.saving : common.save}</Button>
        </div>
      </fieldset>
    </form>
  );
};

interface ReminderDialogProps extends ReminderFormProps {
  fallbackFocus: RefObject<HTMLElement | null>;
}

/** Adds or changes one of the owner's reminders. */
export const ReminderDialog = ({ fallbackFocus, ...props }: ReminderDialogProps) => {
  const { form: texts } = useTexts().reminders;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={props.reminder === null ? texts.add : texts.change}
      fallbackFocus={fallbackFocus}
    >
      <ReminderForm {...props} />
    </Dialog>
  );
};
