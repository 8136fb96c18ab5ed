import { describe, expect, it } from '@jest/globals';
import { assess } from './assess.js';

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
