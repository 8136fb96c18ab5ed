import { LIMITS, PHONE_PATTERN } from '@contract/limits';
import type { Pet, PetContact } from '@contract/pets';
import { countCharacters } from '@contract/text';
import { useTexts } from '../../shared/texts/pages';
import { TextField } from '../../shared/ui/field';
import { useUnsavedForm } from '../../shared/unsaved-form';
import type { ContactName } from './facts';
import { InPlaceForm, useChange } from './in-place-form';

interface ContactFormProps {
  pet: Pet;
  contact: ContactName;
  onClose: () => void;
}

/** Leaving both fields empty clears the contact. */
export const ContactForm = ({ pet, contact, onClose }: ContactFormProps) => {
  const { common, petForm, petPage } = useTexts();
  const form = useUnsavedForm<PetContact>(`${contact}.${pet.id}`, {
    defaultValues: pet[contact] ?? { name: '', phone: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const isEmpty = ({ name, phone }: PetContact) => name.trim() === '' && phone.trim() === '';
  const onSubmit = useChange(form, pet.id, {
    changes: (values) => ({ [contact]: isEmpty(values) ? null : values }),
    onClose,
  });
  const required = (text: string, values: PetContact) =>
    text.trim() !== '' || isEmpty(values) || petForm.required;
  const within = (max: number) => (text: string) => {
    const over = countCharacters(text.trim()) - max;
    return over <= 0 || common.tooLong(over);
  };
  const isPhone = (text: string) =>
    text.trim() === '' || PHONE_PATTERN.test(text.trim()) || petPage.phoneInvalid;
  const { contactName, phone } = LIMITS;
  return (
    <InPlaceForm pending={isSubmitting} onSubmit={onSubmit} onClose={onClose}>
      <p className="mb-2 font-semibold">{petPage.facts[contact]}</p>
      <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
        <TextField
          label={petPage.contactName}
          error={errors.name?.message}
          autoFocus
          autoComplete="off"
          {...form.register('name', { validate: { required, within: within(contactName.max) } })}
        />
        <TextField
          label={petPage.contactPhone}
          error={errors.phone?.message}
          type="tel"
          autoComplete="off"
          {...form.register('phone', {
            validate: { required, isPhone, within: within(phone.max) },
          })}
        />
      </div>
    </InPlaceForm>
  );
};
