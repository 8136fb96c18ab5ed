import { readWeightKg } from '../../contract/body-weight.js';
import { LIMITS } from '../../contract/limits.js';
import type { MemoryKind } from '../../contract/memories.js';
import type { PetChanges, PetFacts, Sex } from '../../contract/pets.js';
import { countCharacters } from '../../contract/text.js';

/** A fact as it was stated. */
export interface ToldFact {
  kind: MemoryKind;
  /** A short sentence in the owner's language. */
  text: string;
  /** The part that belongs in the profile; `null` for nothing. */
  value: string | null;
}

/** Kinds of which a pet has only one fact: the newer replaces the older. */
export const SINGLE_KINDS: readonly MemoryKind[] = ['weight', 'birth', 'sex', 'neutered'];

/** Kinds with a field in the profile. */
const LISTS = {
  allergy: 'allergies',
  medicine: 'medicines',
  condition: 'healthConditions',
} as const;

const isList = (kind: MemoryKind): kind is keyof typeof LISTS => kind in LISTS;

/** Adds a value to a free text that does not contain it yet, if it fits. */
function listed(field: (typeof LISTS)[keyof typeof LISTS], pet: PetFacts, value: string) {
  const before = pet[field] ?? '';
  if (before.toLowerCase().includes(value.toLowerCase())) return {};
  const text = before === '' ? value : `${before}, ${value}`;
  return countCharacters(text) <= LIMITS.petNotes.max ? { [field]: text } : {};
}

/** The changes to the pet's profile; none if it already has the fact, or has no field for it. */
export function profileChanges({ kind, value }: Omit<ToldFact, 'text'>, pet: PetFacts): PetChanges {
  if (value === null) return {};
  if (isList(kind)) return listed(LISTS[kind], pet, value);
  switch (kind) {
    case 'weight':
      return readWeightKg(pet.weight) === readWeightKg(value) ? {} : { weight: value };
    case 'birth':
      return pet.birthDate === value ? {} : { birthDate: value };
    case 'sex':
      return pet.sex === value ? {} : { sex: value as Sex };
    case 'neutered':
      return pet.neutered === (value === 'true') ? {} : { neutered: value === 'true' };
    default:
      return {};
  }
}

/** Whether the profile already states this fact. */
export const isInProfile = (fact: ToldFact, pet: PetFacts): boolean =>
  fact.value !== null &&
  (isList(fact.kind) || SINGLE_KINDS.includes(fact.kind)) &&
  Object.keys(profileChanges(fact, pet)).length === 0;
