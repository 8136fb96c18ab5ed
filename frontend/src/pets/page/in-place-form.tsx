import type { PetChanges } from '@contract/pets';
import type { ReactNode, SyntheticEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showFieldErrors, useSubmit } from '../../shared/form';
import { useTexts } from '../../shared/texts';
import { toastError } from '../../shared/ui/notices.store';
import { changePet } from '../pets.api';
import { FormActions } from '../../shared/ui/form-actions';

/** The `onSubmit` of a form that changes a part of a profile and closes when it is stored. */
export const useChange = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  petId: number,
  { changes, onClose }: { changes: (values: Values) => PetChanges; onClose: () => void },
): ((event: SyntheticEvent) => void) => {
  const { pets } = useTexts();
  return useSubmit(form, async (values) => {
    try {
      await changePet(petId, changes(values));
      onClose();
    } catch (error) {
      if (!showFieldErrors(form, error)) toastError(pets.saveFailed);
    }
  });
};

interface InPlaceFormProps {
  pending: boolean;
  onSubmit: (event: SyntheticEvent) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A short form in place of what it changes; Escape cancels it. */
export const InPlaceForm = ({ pending, onSubmit, onClose, children }: InPlaceFormProps) => (
  <form
    noValidate
    onSubmit={onSubmit}
    onKeyDown={(event) => {
      if (event.key === 'Escape') onClose();
    }}
  >
    <fieldset disabled={pending}>
      {children}
      <FormActions pending={pending} onCancel={onClose} />
    </fieldset>
  </form>
);
