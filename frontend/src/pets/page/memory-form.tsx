import { LIMITS } from '@contract/limits';
import { countCharacters } from '@contract/text';
import { hasCode } from '../../shared/api';
import { showFieldErrors, useSubmit } from '../../shared/form';
import { useTexts } from '../../shared/texts/pages';
import { Field, Textarea } from '../../shared/ui/field';
import { toastError } from '../../shared/ui/notices.store';
import { useUnsavedForm } from '../../shared/unsaved-form';
import { InPlaceForm } from './in-place-form';

interface MemoryFormProps {
  /** Its own among all forms: its words are kept under it. */
  name: string;
  petName: string;
  text: string;
  save: (text: string) => Promise<void>;
  onClose: () => void;
}

export const MemoryForm = ({ name, petName, text: before, save, onClose }: MemoryFormProps) => {
  const { common, petForm, petPage } = useTexts();
  const { memories } = petPage;
  const form = useUnsavedForm(name, { defaultValues: { text: before } });
  const { errors, isSubmitting } = form.formState;
  const onSubmit = useSubmit(form, async ({ text }) => {
    try {
      await save(text.trim());
      onClose();
    } catch (error) {
      if (showFieldErrors(form, error)) return;
      const isFull = hasCode(error, 'MEMORY_LIMIT_REACHED');
      toastError(isFull ? memories.full(petName) : memories.failed);
    }
  });
  const required = (text: string) => text.trim() !== '' || petForm.required;
  const within = (text: string) => {
    const over = countCharacters(text.trim()) - LIMITS.memory.max;
    return over <= 0 || common.tooLong(over);
  };
  return (
    <InPlaceForm pending={isSubmitting} onSubmit={onSubmit} onClose={onClose}>
      <Field label={memories.field} error={errors.text?.message}>
        {(control) => (
          <Textarea
            autoFocus
            rows={2}
            {...control}
            {...form.register('text', { validate: { required, within } })}
          />
        )}
      </Field>
    </InPlaceForm>
  );
};
