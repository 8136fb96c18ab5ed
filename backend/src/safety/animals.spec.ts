import { expect, it } from '@jest/globals';
import { animalsOf } from './animals.js';

it.each([
  ['my cat licked a lily', 'cane', ['cat']],
  ['il mio gatto ha leccato un giglio', 'cane', ['cat']],
  ['the dog next door had her in his jaws', 'gatto', ['dog', 'cat']],
  ['she is panting like a dog', 'gatto', ['cat']],
  ['how is she', 'coniglio', ['rabbit']],
] as const)('"%s" with a %s chosen is about %j', (text, species, animals) => {
  expect([...animalsOf(text, species)].sort()).toEqual([...animals].sort());
});
