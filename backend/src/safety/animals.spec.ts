import { expect, it } from '@jest/globals';
import { animalsOf } from './animals.js';

it.each([
  ['my cat licked a lily', 'cane', ['cat']],
  ['il mio gatto ha leccato un giglio', 'cane', ['cat']],
  ['the dog next door had her in his jaws', 'gatto', ['dog', 'cat']],
  ['she is panting like a dog', 'gatto', ['cat']],
  ['how is she', 'coniglio', ['rabbit']],
  ['my dog knocked over the vase and the cat chewed the lilies', 'gatto', ['cat', 'dog']],
  ['my dog is fine but the cat keeps straining', 'gatto', ['cat', 'dog']],
  ['il mio cane sta bene, ma il gatto si sforza', 'gatto', ['cat', 'dog']],
  ['my dog and cat both ate it', 'cane', ['cat', 'dog']],
  ['my old dog and the little cat ate it', 'cane', ['cat', 'dog']],
  ['il mio cane e il gatto ne hanno mangiato', 'cane', ['cat', 'dog']],
  ['il mio cane e la mia gatta ne hanno mangiato', 'coniglio', ['cat', 'dog']],
  ['my dog, cat and rabbit ate it', 'cane', ['cat', 'dog', 'rabbit']],
  ['my rabbit was bitten by a dog', 'coniglio', ['rabbit']],
  ['my dog barked while the hamster chewed it', 'altro', ['dog', 'rodent']],
  ['my beardie barely moves', 'cane', ['reptile']],
  ['la cavietta non mangia', 'altro', ['cavy', 'other']],
  ['il cenerino si strappa le penne', 'cane', ['bird', 'dog']],
] as const)('"%s" with a %s chosen is about %j', (text, species, animals) => {
  expect([...animalsOf(text, species)].sort()).toEqual([...animals].sort());
});
