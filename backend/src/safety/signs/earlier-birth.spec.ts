import { describe, expect, it } from '@jest/globals';
import { assess } from '../assess.js';

const cardOf = (text: string) => {
  const { level, rules } = assess({ text, species: 'altro', breed: 'horse' });
  return { level, rules };
};

describe('a birth in another year', () => {
  it.each([
    'Waters broke and a red bag instead of the white one; last year she had a colt',
    'My mare, covered by a stallion last spring, red bag instead of white',
    "La cavalla ha partorito bene l'anno scorso, stanotte sacco rosso invece del bianco",
    'My mare foaled fine last year and now there is a red bag instead of a white one',
    'La cavalla ha già avuto un puledro due anni fa. Sacco rosso invece del bianco!',
    'She had a filly in 2024. Waters have broken, red bag instead of white',
  ])('hides no red bag of today: %s', (text) => {
    expect(cardOf(text)).toEqual({ level: 'emergency', rules: ['red-bag'] });
  });

  it.each([
    'My mare had a red bag delivery last year, and the foal was fine',
    "L'anno scorso la cavalla ha avuto un parto con il sacco rosso, il puledro sta bene",
    'My mare had a foal last year. What is a red bag delivery?',
    'My mare had a colt last spring, I keep her hay in a red bag',
  ])('with no red bag of today raises no alarm: %s', (text) => {
    expect(cardOf(text).level).toBe('routine');
  });
});

describe('a red bag at a mare that has foaled', () => {
  it.each([
    'My mare foaled at midnight and a red bag hangs out instead of a white one',
    'My mare foaled. A red velvety bag hangs out',
    'The jenny foaled overnight and there is a red bag hanging out of her',
  ])('is her womb, not to be cut: %s', (text) => {
    const { level, rules } = cardOf(text);
    expect(level).toBe('emergency');
    expect(rules).toContain('prolapse');
    expect(rules).not.toContain('red-bag');
  });
});
