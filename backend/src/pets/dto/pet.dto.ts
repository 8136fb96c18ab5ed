import { PartialType } from '@nestjs/mapped-types';
import { LIMITS, PHONE_PATTERN } from '../../contract/limits.js';
import {
  SEXES,
  type NewPet,
  type PetChanges,
  type PetContact,
  type Sex,
} from '../../contract/pets.js';
import { PORTRAITS, type Portrait } from '../../contract/drawings.js';
import { COAT_IDS } from '../../contract/portraits.js';
import { SPECIES, type Species } from '../../contract/species.js';
import {
  EntityId,
  Flag,
  INVALID,
  Nested,
  Nullable,
  OneOf,
  Optional,
  OptionalText,
  TextRule,
  Trimmed,
  WholeNumber,
} from '../../platform/validation/fields.js';
import { Reads } from '../../platform/validation/input.pipe.js';
import { PastDate, TimeZone } from '../../platform/validation/times.js';

const { age, breed, contactName, petName, petNotes, phone, weight } = LIMITS;

const isPhone = (text: string): boolean => PHONE_PATTERN.test(text);

class PetContactDto implements PetContact {
  @Trimmed({ min: 1, max: contactName.max }, 'Required') name: string;
  // Decorators are applied from the bottom up.
  @TextRule('phone', isPhone, INVALID)
  @Trimmed({ min: 1, max: phone.max }, 'Required')
  phone: string;
}

export class NewPetDto implements NewPet {
  @Trimmed({ min: 1, max: petName.max }, 'Required') name: string;
  @OneOf(SPECIES) species: Species;
  @OptionalText(breed.max) breed?: string | null | undefined;
  @Nullable() @WholeNumber(age.min, age.max) age?: number | null | undefined;
  @OptionalText(weight.max) weight?: string | null | undefined;
  @OptionalText(petNotes.max) healthConditions?: string | null | undefined;
  @OptionalText(petNotes.max) personalityTraits?: string | null | undefined;
  @Nullable() @PastDate(age.max) birthDate?: string | null | undefined;
  @Nullable() @OneOf(SEXES) sex?: Sex | null | undefined;
  @Nullable() @Flag() neutered?: boolean | null | undefined;
  @OptionalText(petNotes.max) allergies?: string | null | undefined;
  @OptionalText(petNotes.max) medicines?: string | null | undefined;
  @Nullable() @Nested(PetContactDto) vet?: PetContact | null | undefined;
  @Nullable() @Nested(PetContactDto) nightClinic?: PetContact | null | undefined;
  @Nullable() @EntityId() photoId?: number | null | undefined;
  @Optional() @Flag() vetAsked?: boolean | undefined;
  @Nullable() @OneOf(PORTRAITS) portrait?: Portrait | null | undefined;
  @Nullable() @OneOf(COAT_IDS) coat?: string | null | undefined;
}

export class PetChangesDto
  extends PartialType(NewPetDto, { skipNullProperties: false })
  implements PetChanges {}

@Reads({ others: true })
export class PetQueryDto {
  /** The owner's: a birth date may be today in it. */
  @Optional() @TimeZone() timeZone?: string | undefined;
}
