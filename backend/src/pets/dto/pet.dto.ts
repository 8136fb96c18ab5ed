import { PartialType } from '@nestjs/mapped-types';
import { LIMITS } from '../../contract/limits.js';
import type { NewPet, PetChanges } from '../../contract/pets.js';
import { SPECIES, type Species } from '../../contract/species.js';
import {
  Nullable,
  OneOf,
  OptionalText,
  Trimmed,
  WholeNumber,
} from '../../platform/validation/fields.js';

const { age, breed, petName, petNotes, weight } = LIMITS;

export class NewPetDto implements NewPet {
  @Trimmed({ min: 1, max: petName.max }, 'Required')
  name: string;

  @OneOf(SPECIES)
  species: Species;

  @OptionalText(breed.max)
  breed?: string | null | undefined;

  @Nullable()
  @WholeNumber(age.min, age.max)
  age?: number | null | undefined;

  @OptionalText(weight.max)
  weight?: string | null | undefined;

  @OptionalText(petNotes.max)
  healthConditions?: string | null | undefined;

  @OptionalText(petNotes.max)
  personalityTraits?: string | null | undefined;
}

export class PetChangesDto
  extends PartialType(NewPetDto, { skipNullProperties: false })
  implements PetChanges {}
