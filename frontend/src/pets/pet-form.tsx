import type { Pet } from '@contract/pets';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { hasCode } from '../shared/api';
import { showFieldErrors, useSubmit } from '../shared/form';
import { useTexts } from '../shared/texts';
import { track } from '../shared/tracking';
import { Button } from '../shared/ui/button';
import { Card } from '../shared/ui/card';
import { toast, toastError } from '../shared/ui/notices.store';
import { chatWith, changePet, createPet } from './pets.api';
import { PetFields, toFormValues, toPet, type PetFormValues } from './pet-fields';

interface PetFormProps {
  /** The pet to change; null makes a new one. */
  pet: Pet | null;
  onClose: () => void;
  onLimit: () => void;
}

export const PetForm = ({ pet, onClose, onLimit }: PetFormProps) => {
  const { common, pets } = useTexts();
  const { form: texts } = pets;
  const navigate = useNavigate();
  const form = useForm<PetFormValues>({ mode: 'onTouched', defaultValues: toFormValues(pet) });
  const pending = form.formState.isSubmitting;

  const save = async (values: PetFormValues): Promise<void> => {
    const next = toPet(values, pet === null ? undefined : null);
    if (next === null) return;
    if (pet !== null) {
      await changePet(pet.id, next);
      toast({ title: pets.createdTitle, description: pets.savedText });
      onClose();
      return;
    }
    const created = await createPet(next);
    track('PetProfileCreated', { species: created.species });
    toast({ title: pets.createdTitle, description: pets.createdText });
    void navigate(chatWith(created), { replace: true });
  };

  const submit = async (values: PetFormValues): Promise<void> => {
    try {
      await save(values);
    } catch (error) {
      if (showFieldErrors(form, error)) return;
      if (hasCode(error, 'PET_LIMIT_REACHED')) onLimit();
      toastError(pet === null ? pets.createFailed : pets.saveFailed);
    }
  };

  const onSubmit = useSubmit(form, submit);
  const saving = pet === null ? texts.submitting : common.saving;
  const saved = pet === null ? texts.submit : common.save;
  return (
    <Card className="p-5 sm:p-8">
      <h1 className="text-[1.75rem]">
        {pet === null ? texts.newTitle : texts.editTitle(pet.name)}
      </h1>
      <form noValidate className="mt-6" onSubmit={onSubmit}>
        <fieldset disabled={pending} className="grid gap-x-5 gap-y-1 sm:grid-cols-2">
          <PetFields form={form} hasBirthDate={pet?.birthDate != null} />
          <Button type="submit" className="mt-1 w-full sm:col-span-2 sm:w-fit">
            {pending ? saving : saved}
          </Button>
        </fieldset>
      </form>
    </Card>
  );
};
