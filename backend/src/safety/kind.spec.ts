import { describe, expect, it } from '@jest/globals';
import { fold } from '../language/text.js';
import { assess } from './assess.js';
import { kindOf } from './kind.js';

describe('an amphibian', () => {
  const kindFor = (breed: string, text: string) =>
    kindOf({ text: fold(text), breed: fold(breed) }, 'altro');

  it.each([
    ['', 'my frog is limp'],
    ['', 'la mia rana è molle'],
    ['', 'my axolotl floats in the fish tank'],
    ['', 'il mio rospo non mangia'],
    ['Frog', 'he is limp'],
    ['Rana', 'non mangia'],
    ['Axolotl', 'he is limp'],
    ['Fire-bellied toad', 'she is limp'],
    ['Tritone', 'è molle'],
  ])('is named by the profile or as the own animal: %s: %s', (breed, text) => {
    expect(kindFor(breed, text)).toBe('amphibian');
  });

  it.each([
    ['Snake', 'my snake eats frogs', 'reptile'],
    ['Ferret', 'she licked a toad', 'ferret'],
    ['Ferret', 'she caught the frog', 'ferret'],
    ['Horse', 'the frog of his hoof smells', 'horse'],
    ['', 'he licked the toad', 'mammal'],
  ])('is not meant by prey, poison or a hoof: %s: %s', (breed, text, kind) => {
    expect(kindFor(breed, text)).toBe(kind);
  });
});

describe('an animal beside another one', () => {
  const kindFor = (breed: string, text: string) =>
    kindOf({ text: fold(text), breed: fold(breed) }, 'altro');

  it.each([
    ['My goat was attacked by a dog', 'ruminant'],
    ['My goat was attacked by our dog', 'ruminant'],
    ['Un cane ha morso la mia capra', 'ruminant'],
    ['La mia pecora è stata morsa da un cane e sanguina', 'ruminant'],
    ['My horse was bitten by a dog on the leg', 'horse'],
    ['Il mio cavallo è stato morso da un cane alla zampa', 'horse'],
    ['My pig was attacked by a dog', 'mammal'],
    ['My mini pig was attacked by a dog', 'pig'],
    ['Il mio maiale è stato morso dal cane', 'pig'],
    ['My jenny was bitten by a dog', 'horse'],
    ['La mia mula è stata morsa da un cane', 'horse'],
    ['My rabbit Jenny was bitten by a dog', 'grazer'],
    ['My frog was bitten by the cat', 'amphibian'],
    ['La mia rana è stata morsa dal gatto', 'amphibian'],
    ['The cat caught my goldfish and bit it', 'fish'],
    ['Il gatto ha preso il mio pesce rosso', 'fish'],
    ['My goat ate the whole bucket of chicken feed', 'ruminant'],
    ['La mia capra ha mangiato tutto il mangime delle galline', 'ruminant'],
  ])('is the patient if it is one’s own: %s', (text, kind) => {
    expect(kindFor('', text)).toBe(kind);
  });

  it.each([
    ['Goat', 'A dog bit her on the leg', 'ruminant'],
    ['Pig', 'My pig was attacked by a dog', 'pig'],
    ['Capra', 'ha mangiato tutto il mangime delle galline', 'ruminant'],
    ['Cavallo', 'È stato morso dal cane dei vicini', 'horse'],
    ['Goldfish', 'The cat caught him and bit him', 'fish'],
  ])(
    'is the one of the profile if the other attacked or lost its feed: %s: %s',
    (breed, text, kind) => {
      expect(kindFor(breed, text)).toBe(kind);
    },
  );

  it.each([
    ['Horse', 'My horse kicked the cat', 'cat'],
    ['Goldfish', 'The cat ate my goldfish', 'cat'],
    ['Horse', 'My dog was kicked by our horse', 'mammal'],
    ['Goat', 'My cat was attacked by a dog', 'cat'],
  ])('is not the patient if it did the harm or was eaten: %s: %s', (breed, text, kind) => {
    expect(kindFor(breed, text)).toBe(kind);
  });
});

describe('an animal named only in the profile', () => {
  const levelFor = (breed: string, text: string) => assess({ text, species: 'altro', breed }).level;

  it.each([
    ['Guinea pig', 'she hasnt eaten since last night and is quiet'],
    ['Porcellino d’India', 'non mangia da ieri sera'],
    ['Cavallo, maremmano', 'si butta per terra e suda tantissimo'],
  ])('is assessed by the rules for a %s: %s', (breed, text) => {
    expect(levelFor(breed, text)).toBe('emergency');
  });

  it.each([
    ['Guinea pig', 'she ate some lettuce'],
    ['Guinea pig', 'my dog squeaks when i open the fridge'],
    ['Cavallo', 'ha perso un ferro, chi chiamo?'],
  ])('does not raise an alarm by itself: %s, %s', (breed, text) => {
    expect(levelFor(breed, text)).toBe('routine');
  });
});
