import type { Portrait } from './drawings.js';
import type { Species } from './species.js';

export const SEXES = ['female', 'male'] as const;

export type Sex = (typeof SEXES)[number];

/** Someone to call about a pet, as the owner noted it. */
export interface PetContact {
  name: string;
  /** As the owner writes it. */
  phone: string;
}

export interface Pet {
  id: number;
  userId: number;
  name: string;
  species: Species;
  breed: string | null;
  /** Age in whole years: from the birth date if it is known, otherwise as the owner gave it. */
  age: number | null;
  /** Free text, usually an amount in kg. */
  weight: string | null;
  healthConditions: string | null;
  personalityTraits: string | null;
  /** ISO date. */
  birthDate: string | null;
  sex: Sex | null;
  neutered: boolean | null;
  allergies: string | null;
  medicines: string | null;
  vet: PetContact | null;
  nightClinic: PetContact | null;
  /** The owner was asked for the vet's number after an alarm, and declined for good. */
  vetAsked: boolean;
  /** The drawing that the owner chose; without one it follows species and breed. */
  portrait: Portrait | null;
  /** The id of the coat that the owner chose. */
  coat: string | null;
  /** Paths of the pet's photo, for its owner alone; they are valid for at least an hour. */
  photoURL: string | null;
  photoThumbnailURL: string | null;
  /** ISO 8601. */
  createdAt: string;
}

/** Facts that owners fill in one by one; old rows and questions from other programs lack them. */
type LaterFact = 'birthDate' | 'sex' | 'neutered' | 'allergies' | 'medicines';

/** The parts of a pet's profile that an answer may use. */
export type PetFacts = Pick<
  Pet,
  'name' | 'species' | 'breed' | 'age' | 'weight' | 'healthConditions' | 'personalityTraits'
> &
  Partial<Pick<Pet, LaterFact>>;

/** What an owner may leave out of a profile. */
type OptionalFact =
  | 'breed'
  | 'age'
  | 'weight'
  | 'healthConditions'
  | 'personalityTraits'
  | LaterFact
  | 'vet'
  | 'nightClinic'
  | 'portrait'
  | 'coat';

/** A new pet. Blank optional texts count as absent; a birth date takes precedence over an age. */
export type NewPet = Pick<Pet, 'name' | 'species'> & {
  [Fact in OptionalFact]?: Pet[Fact] | undefined;
} & {
  vetAsked?: boolean | undefined;
  /** An uploaded photo that is not attached to anything yet; `null` removes the current one. */
  photoId?: number | null | undefined;
};

/** Changes to a pet: absent fields keep their value, `null` clears. */
export type PetChanges = { [Field in keyof NewPet]?: NewPet[Field] | undefined };
