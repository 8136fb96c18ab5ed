import { describe, expect, it } from '@jest/globals';
import { assess } from './assess.js';

describe('an animal that only the profile names', () => {
  const levelFor = (breed: string, text: string) => assess({ text, species: 'altro', breed }).level;

  it.each([
    ['Guinea pig', 'she hasnt eaten since last night and is quiet'],
    ['Porcellino d’India', 'non mangia da ieri sera'],
    ['Cavallo, maremmano', 'si butta per terra e suda tantissimo'],
  ])('is judged by the rules for a %s: %s', (breed, text) => {
    expect(levelFor(breed, text)).toBe('emergency');
  });

  it.each([
    ['Guinea pig', 'she ate some lettuce'],
    ['Guinea pig', 'my dog squeaks when i open the fridge'],
    ['Cavallo', 'ha perso un ferro, chi chiamo?'],
  ])('is no reason for an alarm: %s, %s', (breed, text) => {
    expect(levelFor(breed, text)).toBe('routine');
  });
});
