import { exactAge } from '../../contract/age.js';
import { readWeightKg } from '../../contract/body-weight.js';
import type { PetFacts } from '../../contract/pets.js';
import { fold } from '../../language/text.js';
import { kindOf } from '../../safety/triage.js';
import type { InsightAnimal } from './diary-fact.js';

const DAYS_A_YEAR = 365.25;

/** What findings read of a profile. */
export function animalOf(pet: PetFacts): InsightAnimal {
  const { name, species, healthConditions: conditions } = pet;
  const { birthDate = null, sex = null, neutered = null } = pet;
  const age = exactAge(pet);
  return {
    name,
    species,
    isReptile: kindOf({ text: '', breed: fold(pet.breed ?? '') }, species) === 'reptile',
    sex,
    neutered,
    conditions,
    age,
    ageDays: birthDate === null ? null : (age ?? 0) * DAYS_A_YEAR,
    weightKg: readWeightKg(pet.weight),
  };
}
