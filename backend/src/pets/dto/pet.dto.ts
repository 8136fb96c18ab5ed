import { z } from 'zod';
import { LIMITS } from '../../contract/limits.js';
import type { NewPet, PetChanges } from '../../contract/pets.js';
import { SPECIES } from '../../contract/species.js';
import { boundedText, required } from '../../platform/validation/fields.js';

const { age, breed, petName, petNotes, weight } = LIMITS;

/** A blank optional text is an absent one. */
const optionalText = (max: number) =>
  boundedText({ max })
    .transform((text) => text || null)
    .nullish();

export const newPetDto = z.strictObject({
  name: boundedText({ min: 1, max: petName.max }, 'Required'),
  species: z.enum(SPECIES, required),
  breed: optionalText(breed.max),
  age: z.int('Invalid input').min(age.min, 'Invalid input').max(age.max, 'Invalid input').nullish(),
  weight: optionalText(weight.max),
  healthConditions: optionalText(petNotes.max),
  personalityTraits: optionalText(petNotes.max),
}) satisfies z.ZodType<NewPet>;

export const petChangesDto = newPetDto.partial() satisfies z.ZodType<PetChanges>;
