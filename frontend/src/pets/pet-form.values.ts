import type { NewPet, Pet } from '@contract/pets';
import type { Species } from '@contract/species';

/** What the form holds: every control speaks text. */
export interface PetFormValues {
  name: string;
  species: Species | '';
  age: string;
  breed: string;
  weight: string;
  healthConditions: string;
  personalityTraits: string;
}

export const toFormValues = (pet: Pet | null): PetFormValues => ({
  name: pet?.name ?? '',
  species: pet?.species ?? '',
  age: pet?.age?.toString() ?? '',
  breed: pet?.breed ?? '',
  weight: pet?.weight ?? '',
  healthConditions: pet?.healthConditions ?? '',
  personalityTraits: pet?.personalityTraits ?? '',
});

/** Blank optional fields become `blank`: absent in a new pet, `null` to clear one that exists. */
export const toPet = (
  { species, ...values }: PetFormValues,
  blank: null | undefined,
): NewPet | null => {
  if (species === '') return null;
  const optional = (text: string): string | null | undefined => text.trim() || blank;
  return {
    name: values.name.trim(),
    species,
    age: values.age.trim() === '' ? blank : Number(values.age),
    breed: optional(values.breed),
    weight: optional(values.weight),
    healthConditions: optional(values.healthConditions),
    personalityTraits: optional(values.personalityTraits),
  };
};
