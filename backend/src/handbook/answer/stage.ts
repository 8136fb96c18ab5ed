import { lifeStage } from '../../care/life-stage.js';
import { exactAge } from '../../contract/age.js';
import { readWeightKg } from '../../contract/body-weight.js';
import type { PetFacts } from '../../contract/pets.js';
import type { LifeStage } from '../entry.js';

/** The stage of life according to a pet's profile. */
export const stageOf = (pet: PetFacts): LifeStage | null =>
  lifeStage({ species: pet.species, age: exactAge(pet), weightKg: readWeightKg(pet.weight) });
