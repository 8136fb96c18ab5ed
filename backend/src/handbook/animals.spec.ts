import { describe, expect, it } from '@jest/globals';
import { animalsOfBreed, namedAnimals, namedStage, speaksOfPet } from './animals.js';

describe('the life stage named in a text', () => {
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
  ])('of "%s" is %s', (text, stage) => expect(namedStage(text)).toBe(stage));
});

describe('the animals named in a text', () => {
  it.each([
    ['why does he chatter at birds', []],
    ['she brings me dead birds', []],
    ['he brings me dead mice, I feel awful about the mice', []],
    ['mi porta in casa le lucertole mezze morte', []],
    ['I feel awful about the mice in the cage', ['altro']],
    ['batte i denti agli uccelli', []],
    ['my dog chases my rabbit', ['cane', 'coniglio']],
    ['do birds sleep at night', ['uccello']],
    ['I put the dog’s flea drops on her', []],
    ['ho messo alla gatta l’antipulci del cane', ['gatto']],
    ['ho trovato un riccio in giardino', []],
    ['do chickens need grit', ['uccello']],
  ])('exclude its prey and the animal a product is for: %s', (text, species) =>
    expect(namedAnimals(text).map((one) => one.species)).toEqual(species),
  );
});

describe('the animal implied by a breed', () => {
  it.each([
    ['rat', 'rat'],
    ['Topolino', 'rat'],
    ['geco leopardino', 'lizard'],
    ['Serpente del grano', 'snake'],
    ['pesci', 'fish'],
    ['Syrian hamster', 'hamster'],
    ['Tropical fish', 'fish'],
    ['Riccio africano', 'hedgehog'],
    ['Capra', 'goat'],
    ['Axolotl', 'amphibian'],
    ['Fire-bellied toad', 'amphibian'],
    ['Newt', 'unknown'],
  ])('is recognised: %s', (breed, animal) => {
    expect(animalsOfBreed(breed)[0]?.animal).toBe(animal);
  });

  it('is unknown without a breed, or for one that implies no animal', () => {
    expect([null, 'Siberian', ''].flatMap(animalsOfBreed)).toEqual([]);
  });
});

describe('a text about a pet', () => {
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
  ])('is recognised: %s', (text) => expect(speaksOfPet(text)).toBe(true));

  it.each(['how to fix my car engine', 'ricetta del tiramisù', 'the lab closes at five'])(
    'is not recognised in: %s',
    (text) => expect(speaksOfPet(text)).toBe(false),
  );
});

it('takes the Italian sea for no horse', () => {
  expect(namedAnimals('posso portarlo al mare?')).toEqual([]);
  expect(namedAnimals('my mare is in foal')).not.toEqual([]);
});
