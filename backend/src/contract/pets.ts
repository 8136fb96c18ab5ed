import type { Species } from './species.js';

export interface Pet {
  id: number;
  userId: number;
  name: string;
  species: Species;
  breed: string | null;
  /** Years. */
  age: number | null;
  /** Free text, usually an amount in kg. */
  weight: string | null;
  healthConditions: string | null;
  personalityTraits: string | null;
  /** ISO 8601. */
  createdAt: string;
}

/** What of a pet's profile an answer may use. */
export type PetFacts = Pick<
  Pet,
  'name' | 'species' | 'breed' | 'age' | 'weight' | 'healthConditions' | 'personalityTraits'
>;

/** A new pet. Blank optional texts count as absent. */
export interface NewPet {
  name: string;
  species: Species;
  breed?: string | null | undefined;
  age?: number | null | undefined;
  weight?: string | null | undefined;
  healthConditions?: string | null | undefined;
  personalityTraits?: string | null | undefined;
}

/** Changes to a pet: absent fields keep their value, `null` clears. */
export type PetChanges = { [Field in keyof NewPet]?: NewPet[Field] | undefined };
