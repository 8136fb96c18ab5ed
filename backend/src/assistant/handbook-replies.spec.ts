import { describe, expect, it } from '@jest/globals';
import type { PetFacts } from '../contract/pets.js';
import type { Question, RememberedFact } from '../replies/reply-generator.js';
import { forHandbook } from './handbook-replies.js';

const MICIA: PetFacts = {
  name: 'Micia',
  species: 'gatto',
  breed: null,
  age: 4,
  weight: null,
  healthConditions: null,
  personalityTraits: null,
};

const known = (
  pet: Partial<PetFacts>,
  memories: Omit<RememberedFact, 'day'>[] = [],
  question = 'What should she eat?',
): string | null => {
  const asked = {
    question,
    history: [],
    pet: { ...MICIA, ...pet },
    memories: memories.map((memory) => ({ ...memory, day: '2026-11-23' })),
    triage: { level: 'routine', reasons: [], actions: [], donts: [], contacts: [] },
  } satisfies Question;
  return forHandbook(asked).pet.healthConditions;
};

describe('the handbook', () => {
  it('is told of health what the profile and the memories know, in the words of the question', () => {
    const facts = { healthConditions: 'Asthma', allergies: 'chicken', neutered: true };
    expect(known(facts)).toBe('Asthma, allergies: chicken, neutered');
    expect(known({ medicines: 'cortisone', neutered: false }, [], 'Quanto deve mangiare?')).toBe(
      'prende cortisone, non sterilizzato',
    );
    expect(known({}, [{ kind: 'condition', text: 'Weak kidneys', value: null }])).toBe(
      'Weak kidneys',
    );
  });

  it('is told a thing once, and nothing that is not about health', () => {
    expect(
      known({ allergies: 'Chicken' }, [
        { kind: 'allergy', text: 'Allergic to chicken', value: 'chicken' },
        { kind: 'fear', text: 'Afraid of thunder', value: null },
      ]),
    ).toBe('allergies: Chicken');
    expect(known({})).toBeNull();
  });
});
