import { describe, expect, it } from '@jest/globals';
import { namedAnimals, namedStage } from './animals.js';

describe('the stage of life that a text names', () => {
  it.each([
    ['how many meals for a 4 month old', 'young'],
    ['an 8-week-old lab', 'young'],
    ['ho un cane di 4 mesi', 'young'],
    ['my 3 year old dog', null],
    ['my 18 month old dog', null],
    ['is she old enough for a walk', null],
    ['my old dog', 'senior'],
    ['my 13 year old cat', 'senior'],
    ['un gatto di 15 anni', 'senior'],
  ])('%s: %s', (text, stage) => expect(namedStage(text)).toBe(stage));
});

describe('the animals that a text names', () => {
  it.each([
    ['why does he chatter at birds', []],
    ['she brings me dead birds', []],
    ['batte i denti agli uccelli', []],
    ['my dog chases my rabbit', ['cane', 'coniglio']],
    ['do birds sleep at night', ['uccello']],
  ])('are not its prey: %s', (text, species) =>
    expect(namedAnimals(text).map((one) => one.species)).toEqual(species),
  );
});
