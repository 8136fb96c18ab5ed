import { describe, expect, it } from '@jest/globals';
import type { PetFacts } from '../../contract/pets.js';
import { readSubject } from './subject.js';

const MICIA = { name: 'Micia', species: 'gatto', neutered: null } as unknown as PetFacts;

const neuteredBy = (question: string, changes: Partial<PetFacts> = {}): boolean | null =>
  readSubject(question, { ...MICIA, ...changes }).neutered;

describe('what the animal weighs', () => {
  it.each(['he needs to lose 4 kg', 'deve perdere 4 kg', 'needs to loose about 4kg'])(
    'is not what it should lose: %s',
    (question) => {
      expect(readSubject(question, { ...MICIA, weight: '9 kg' }).weightKg).toBe(9);
    },
  );
});

describe('whether the animal is neutered', () => {
  it.each([
    'should I have him neutered?',
    'should I get him castrated?',
    'is it too late to have her spayed?',
    'will he get fat if neutered?',
    'va sterilizzata?',
    'quando va sterilizzata?',
    'quanto deve mangiare se viene sterilizzata?',
  ])('comes from the profile when the question is about neutering: %s', (question) => {
    expect(neuteredBy(question)).toBeNull();
    expect(neuteredBy(question, { neutered: false })).toBe(false);
  });

  it.each([
    ['what should a neutered cat eat?', true],
    ['how much should she eat? She is neutered', true],
    ['quanto mangia una gatta sterilizzata?', true],
    ['se ho una gatta sterilizzata, quanto mangia?', true],
    ['my cat is not neutered, does he spray?', false],
  ])('comes from the question: %s', (question, expected) => {
    expect(neuteredBy(question)).toBe(expected);
  });
});
