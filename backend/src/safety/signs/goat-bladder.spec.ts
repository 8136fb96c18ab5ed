import { expect, it } from '@jest/globals';
import { assess } from '../assess.js';

const rulesOf = (text: string) => assess({ text, species: 'altro', breed: 'goat' }).rules;

it.each([
  'My billy strains over the fence to pee on the dog',
  'My ram pushes the gate and pees on it',
  'Il mio caprone spinge il cancello e poi fa la pipì',
])('a male goat that pees has no blocked bladder: %s', (text) => {
  expect(rulesOf(text)).not.toContain('blocked-bladder');
});

it.each(['My wether strains and only drops of pee come', 'Il mio caprone si sforza per urinare'])(
  'one that strains to pee has: %s',
  (text) => {
    expect(rulesOf(text)).toContain('blocked-bladder');
  },
);
