import { expect, it } from '@jest/globals';
import type { PetFacts } from '../../contract/pets.js';
import { isInProfile, profileChanges } from './memory-profile.js';

const PET: PetFacts = {
  name: 'Micia',
  species: 'gatto',
  breed: null,
  age: null,
  weight: '4.1 kg',
  healthConditions: null,
  personalityTraits: null,
  allergies: 'Chicken',
  sex: 'female',
  neutered: true,
  birthDate: '2021-03-12',
};

it.each([
  ['weight', '4.1 kg', '4.3 kg', { weight: '4.3 kg' }],
  ['birth', '2021-03-12', '2021-03-13', { birthDate: '2021-03-13' }],
  ['sex', 'female', 'male', { sex: 'male' }],
  ['neutered', 'true', 'false', { neutered: false }],
  ['allergy', 'chicken', 'beef', { allergies: 'Chicken, beef' }],
] as const)('of the %s, %s is in the profile, and %s changes it', (kind, known, told, changes) => {
  expect(isInProfile({ kind, text: '', value: known }, PET)).toBe(true);
  expect(isInProfile({ kind, text: '', value: told }, PET)).toBe(false);
  expect(profileChanges({ kind, value: told }, PET)).toEqual(changes);
});
