import type { NewPet, Pet, PetChanges } from '@contract/pets';
import { type Species, SPECIES } from '@contract/species';
import { LIMITS } from '@contract/limits';
import { COATS } from '@contract/coats';
import type { Portrait } from '@contract/drawings';
import { portraitOf, type Face } from '@contract/portraits';
import { countCharacters } from '@contract/text';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTexts } from '../shared/texts/pages';
import { Field, Select, TextField, Textarea } from '../shared/ui/field';

/** Form controls hold text only. */
export interface PetFormValues {
  name: string;
  species: Species | '';
  age: string;
  breed: string;
  weight: string;
  healthConditions: string;
  personalityTraits: string;
  portrait: Portrait | '';
  coat: string;
}

export const toFormValues = (pet: Pet | null): PetFormValues => ({
  name: pet?.name ?? '',
  species: pet?.species ?? '',
  age: pet?.age?.toString() ?? '',
  breed: pet?.breed ?? '',
  weight: pet?.weight ?? '',
  healthConditions: pet?.healthConditions ?? '',
  personalityTraits: pet?.personalityTraits ?? '',
  portrait: pet?.portrait ?? '',
  coat: pet?.coat ?? '',
});

/** The face for the form's values: another species may lack the chosen drawing and coat. */
export const faceOf = ({ species, breed, portrait, coat }: PetFormValues, id: number): Face => {
  const isOwn = species === 'altro';
  const face = { id, species: species || 'altro', breed, portrait: (isOwn && portrait) || null };
  const hasCoat = COATS[portraitOf(face)].some((known) => known.id === coat);
  return { ...face, coat: hasCoat ? coat : null };
};

/** Blank optional fields become `blank`: absent in a new pet, `null` to clear one that exists. */
export const toPet = (
  { species, ...values }: PetFormValues,
  blank: null | undefined,
): NewPet | null => {
  if (species === '') return null;
  const optional = (text: string): string | null | undefined => text.trim() || blank;
  const { portrait, coat } = faceOf({ species, ...values }, 0);
  return {
    name: values.name.trim(),
    species,
    age: values.age.trim() === '' ? blank : Number(values.age),
    breed: optional(values.breed),
    weight: optional(values.weight),
    healthConditions: optional(values.healthConditions),
    personalityTraits: optional(values.personalityTraits),
    portrait: portrait ?? blank,
    coat: coat ?? blank,
  };
};

/**
 * What the owner changed since the form opened. The rest is left out: another device or the diary
 * may have changed it in the meantime.
 */
export const changesSince = (opened: PetFormValues, told: NewPet): PetChanges => {
  const before: PetChanges | null = toPet(opened, null);
  return Object.fromEntries(
    Object.entries(told).filter(([field, value]) => before?.[field as keyof NewPet] !== value),
  );
};

const isAge = (text: string): boolean =>
  /^\d+$/.test(text) && Number(text) >= LIMITS.age.min && Number(text) <= LIMITS.age.max;

interface PetFieldsProps {
  form: UseFormReturn<PetFormValues>;
}

const useRules = ({ formState }: UseFormReturn<PetFormValues>) => {
  const { common, petForm: texts } = useTexts();
  const errorOf = (name: keyof PetFormValues) => formState.errors[name]?.message;
  const required = (text: string) => text.trim() !== '' || texts.required;
  const within = (max: number) => (text: string) => {
    const over = countCharacters(text.trim()) - max;
    return over <= 0 || common.tooLong(over);
  };
  const age = {
    validate: (text: string) => text.trim() === '' || isAge(text.trim()) || texts.ageInvalid,
  };
  return { texts, errorOf, required, within, age };
};

/** The fields that every pet needs. */
export const MainPetFields = ({ form }: PetFieldsProps) => {
  const { common } = useTexts();
  const { texts, errorOf, required, within } = useRules(form);
  const { register } = form;
  return (
    <>
      <TextField
        label={texts.name}
        error={errorOf('name')}
        autoComplete="off"
        placeholder={texts.namePlaceholder}
        {...register('name', { validate: { required, within: within(LIMITS.petName.max) } })}
      />
      <Field label={texts.species} error={errorOf('species')}>
        {(control) => (
          <Select {...control} {...register('species', { validate: required })}>
            <option value="" disabled>
              {texts.speciesPlaceholder}
            </option>
            {SPECIES.map((species) => (
              <option key={species} value={species}>
                {common.species[species]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
};

interface MorePetFieldsProps extends PetFieldsProps {
  /** Whether the age follows from a birth date, which is changed on the pet's page. */
  hasBirthDate: boolean;
}

/** The optional fields, which make answers fit better. */
export const MorePetFields = ({ form, hasBirthDate }: MorePetFieldsProps) => {
  const { texts, errorOf, within, age } = useRules(form);
  const { register } = form;
  const species = useWatch({ control: form.control, name: 'species' }) || 'cane';
  const notes = ['healthConditions', 'personalityTraits'] as const;
  return (
    <>
      {!hasBirthDate && (
        <TextField
          label={texts.age}
          error={errorOf('age')}
          inputMode="numeric"
          autoComplete="off"
          {...register('age', age)}
        />
      )}
      <TextField
        label={texts.breed}
        error={errorOf('breed')}
        autoComplete="off"
        placeholder={texts.breedExamples[species]}
        {...register('breed', { validate: within(LIMITS.breed.max) })}
      />
      <TextField
        label={texts.weight}
        error={errorOf('weight')}
        className="sm:col-span-2"
        autoComplete="off"
        placeholder={texts.weightExamples[species]}
        {...register('weight', { validate: within(LIMITS.weight.max) })}
      />
      {notes.map((name) => (
        <Field key={name} label={texts[name]} error={errorOf(name)} className="sm:col-span-2">
          {(control) => (
            <Textarea
              rows={3}
              {...control}
              {...register(name, { validate: within(LIMITS.petNotes.max) })}
            />
          )}
        </Field>
      ))}
    </>
  );
};
