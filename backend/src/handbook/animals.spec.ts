import { describe, expect, it } from '@jest/globals';
import { animalsOfBreed, namedAnimals, namedStage, speaksOfPet } from './animals.js';

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
    ['I put the dog’s flea drops on her', []],
    ['ho messo alla gatta l’antipulci del cane', ['gatto']],
  ])('are not its prey, nor the one that a product is for: %s', (text, species) =>
    expect(namedAnimals(text).map((one) => one.species)).toEqual(species),
  );
});

describe('the animal that a breed tells', () => {
  it.each([
    ['rat', 'rat'],
    ['Topolino', 'rat'],
    ['geco leopardino', 'lizard'],
    ['Serpente del grano', 'snake'],
    ['pesci', 'fish'],
    ['Syrian hamster', 'hamster'],
  ])('is %s', (breed, animal) => {
    expect(animalsOfBreed(breed)[0]?.animal).toBe(animal);
  });

  it('is unknown without a breed, or for one that names no animal', () => {
    expect([null, 'Siberian', ''].flatMap(animalsOfBreed)).toEqual([]);
  });
});

describe('whether a text is about a pet', () => {
  it.each([
    'ogni quanto l’antipulci',
    'adozione dal canile consigli primi giorni',
    'preso ieri al gattile',
    'tolti i punti oggi, quando può correre?',
    'are chocolate labs more prone to hip issues',
    'labs or poodles',
    'rottweiler o pastore tedesco',
    'raised scales like a pinecone',
    'shedding everywhere',
    'it flares at the glass',
  ])('is so: %s', (text) => expect(speaksOfPet(text)).toBe(true));

  it.each(['how to fix my car engine', 'ricetta del tiramisù', 'the lab closes at five'])(
    'is not so: %s',
    (text) => expect(speaksOfPet(text)).toBe(false),
  );
});
