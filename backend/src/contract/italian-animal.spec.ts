import { expect, it } from '@jest/globals';
import { calledInItalian } from './italian-animal.js';

it.each([
  ['Gatto', 'Gatta'],
  ['coniglio', 'coniglia'],
  ['cane', 'cane'],
  ['uccello', 'uccello'],
  ['altro animale', 'altro animale'],
])('a female is called by her own name where there is one: %s: %s', (species, female) => {
  expect(calledInItalian(species, 'female')).toBe(female);
  expect(calledInItalian(species, 'male')).toBe(species);
  expect(calledInItalian(species, null)).toBe(species);
});
