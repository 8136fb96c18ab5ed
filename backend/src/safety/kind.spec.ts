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
    ['Ferret', 'she licked a toad', 'mammal'],
    ['Ferret', 'she caught the frog', 'mammal'],
    ['Horse', 'the frog of his hoof smells', 'horse'],
    ['', 'he licked the toad', 'mammal'],
  ])('is not meant by prey, poison or a hoof: %s: %s', (breed, text, kind) => {
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
