import { describe, expect, it } from '@jest/globals';
import type { Species } from '../contract/species.js';
import { meansPerson, otherAnimalIn, toldOfOther } from './correction.js';

describe('a correction', () => {
  it.each<[Species, string, Species, string]>([
    ['gatto', 'no wait, it was the dog who ate it, not the cat', 'cane', 'dog'],
    ['gatto', 'No wait, it was the dog', 'cane', 'dog'],
    ['gatto', 'aspetta, è stato il cane non il gatto', 'cane', 'cane'],
    ['cane', 'no scusa era la gatta a vomitare', 'gatto', 'gatta'],
    ['coniglio', 'sorry i meant my other rabbit, olly. poppy is fine', 'coniglio', 'rabbit'],
    ['altro', 'it was my sons hamster, not nugget', 'altro', 'hamster'],
    ['cane', 'not the dog, the guinea pig', 'altro', 'guinea pig'],
    ['cane', 'no, it was the beardie', 'altro', 'beardie'],
  ])('concerning a %s names the animal that was meant: %s', (profile, text, species, word) => {
    expect(otherAnimalIn(text, profile)).toEqual({ species, word });
  });

  it.each<[Species, string]>([
    ['gatto', 'maybe it was the dog'],
    ['gatto', 'was it the dog?'],
    ['gatto', 'it was the dog or the cat, not sure'],
    ['gatto', "it was the neighbour's dog that bit her"],
    ['gatto', "it was the neighbour's dog"],
    ['gatto', 'è stato il cane dei vicini a morderla'],
    ['cane', 'it was the dog who ate it'],
    ['gatto', 'it was only the cat litter'],
    ['cane', 'it was cat food'],
    ['coniglio', 'my other rabbit is fine'],
  ])('is not recognised concerning a %s: %s', (profile, text) => {
    expect(otherAnimalIn(text, profile)).toBeNull();
  });

  it.each([
    'no sorry, it was my daughter who ate it',
    'not the dog, my son',
    'al bambino, mica al cane!',
    'è stato mio figlio a mangiarla',
  ])('may mean a person: %s', (text) => {
    expect(meansPerson(text)).toBe(true);
  });

  it.each([
    'it was my son who gave it to him',
    'it was my son who took him for a walk',
    'not the dog, my son stepped on her',
    'maybe it was my son who ate it',
    'è stato mio marito a darglielo',
  ])('does not mean a person who only did it: %s', (text) => {
    expect(meansPerson(text)).toBe(false);
  });

  it('turns the earlier message into one about the other animal', () => {
    const dog = { species: 'cane', word: 'dog' } as const;
    expect(toldOfOther('My cat ate a lily', 'gatto', dog)).toBe('My dog ate a lily');
    expect(toldOfOther('she ate a lily', 'gatto', dog)).toBe('dog: she ate a lily');
  });
});
