import { describe, expect, it } from '@jest/globals';
import type { PetFacts } from '../contract/pets.js';
import type { Question, RememberedFact } from '../replies/reply-generator.js';
import { allergyNote, forHandbook } from './handbook-replies.js';

const MICIA: PetFacts = {
  name: 'Micia',
  species: 'gatto',
  breed: null,
  age: 4,
  weight: null,
  healthConditions: null,
  personalityTraits: null,
};

type Told = Omit<RememberedFact, 'day'>[];

const asked = (question: string, pet: Partial<PetFacts>, memories: Told = []): Question => ({
  question,
  history: [],
  userId: 1,
  plan: 'pro',
  petId: 1,
  hasDiary: false,
  ownerLanguage: 'en',
  pet: { ...MICIA, ...pet },
  memories: memories.map((memory) => ({ ...memory, day: '2026-11-23' })),
  triage: { level: 'routine', reasons: [], actions: [], donts: [], contacts: [] },
});

const known = (
  pet: Partial<PetFacts>,
  memories: Told = [],
  question = 'What should she eat?',
): string | null => forHandbook(asked(question, pet, memories)).pet.healthConditions;

describe('the facts passed to the handbook', () => {
  it("cover health in profile and memories, in the question's language", () => {
    const facts = { healthConditions: 'Asthma', allergies: 'chicken', neutered: true };
    expect(known(facts)).toBe('Asthma, allergies: chicken, neutered');
    expect(known({ medicines: 'cortisone', neutered: false }, [], 'Quanto deve mangiare?')).toBe(
      'prende cortisone, non sterilizzato',
    );
    expect(known({}, [{ kind: 'condition', text: 'Weak kidneys', value: null }])).toBe(
      'Weak kidneys',
    );
  });

  it('include each fact once, and only facts about health', () => {
    expect(
      known({ allergies: 'Chicken' }, [
        { kind: 'allergy', text: 'Allergic to chicken', value: 'chicken' },
        { kind: 'fear', text: 'Afraid of thunder', value: null },
      ]),
    ).toBe('allergies: Chicken');
    expect(known({})).toBeNull();
  });
});

describe('the allergy note before an answer', () => {
  it.each([
    ['May she eat chicken?', { allergies: 'Beef, chicken' }, 'Not for Micia', 'chicken'],
    ['Può mangiare il pollo?', { allergies: 'pollo e manzo' }, 'Non per Micia', 'pollo'],
    ['May she eat chicken?', { allergies: 'Chicken.' }, 'an allergy to Chicken.'],
    ['May she eat chicken?', { allergies: 'allergic to chicken' }, 'an allergy to chicken.'],
    ['May she eat beef?', { allergies: 'chicken/beef' }, 'an allergy to beef.'],
    ['May she eat beef?', { allergies: 'Chicken & beef' }, 'an allergy to beef.'],
    ['May she eat eggs?', { allergies: 'egg allergy' }, 'an allergy to egg.'],
    ['Is rabbit good for her?', { allergies: 'Rabbit' }, 'an allergy to Rabbit.'],
    ['Può mangiare il pollo?', { allergies: 'Allergica al pollo' }, "un'allergia (pollo)"],
    ['Può mangiare il pollo?', { allergies: 'pollo (forte), manzo' }, "un'allergia (pollo)"],
    ['Può mangiare il manzo?', { allergies: 'pollo o manzo' }, "un'allergia (manzo)"],
    ['Può mangiare le uova?', { allergies: "È intollerante all'uovo" }, "un'allergia (uovo)"],
    ['Può mangiare il salmone?', { allergies: 'Il salmone; le uova' }, "un'allergia (Il salmone)"],
    ['Può mangiare il pesce?', { allergies: 'pesci' }, "un'allergia (pesci)"],
    ['Può mangiare le pesche?', { allergies: 'pesca' }, "un'allergia (pesca)"],
    ['Può bere il latte?', { allergies: 'proteine del latte' }, "un'allergia (proteine del latte)"],
    ['Può mangiare il salmone?', { allergies: 'Allergie: salmone' }, "un'allergia (salmone)"],
    ['May she eat salmon?', { allergies: 'Food: salmon, beef' }, 'an allergy to salmon.'],
    ['May she eat chicken?', { allergies: 'chicken protein' }, 'an allergy to chicken protein.'],
    ['May she eat chicken?', { allergies: 'possible chicken allergy' }, 'an allergy to chicken.'],
  ])('names the allergen asked about: %s', (question, pet, ...words) => {
    for (const word of words) expect(allergyNote(asked(question, pet))).toContain(word);
  });

  it('is also given for a remembered allergy', () => {
    const told = [{ kind: 'allergy' as const, text: 'Allergic to tuna', value: 'tuna' }];
    expect(allergyNote(asked('Is tuna good for her?', {}, told))).toContain('tuna');
  });

  it.each([
    ['May she eat chickpeas?', 'chicken'],
    ['May she eat fish?', 'chicken'],
    ['May she eat fish?', null],
    ['None of the toys interest her, what can I do?', 'None'],
    ['Are there any known side effects?', 'No known allergies'],
    ['Non ha nessuna voglia di giocare, che cosa posso fare?', 'Nessuna'],
    ['Che allergia può avere?', 'Nessuna allergia nota'],
    ['Può mangiare la mela?', 'Non ha allergie'],
    ['Può mangiare la pesca?', 'pesce'],
    ['Posso dargli il grana padano?', 'grano'],
    ['Quanto dura una latta di cibo aperta?', 'latte'],
    ['Che allergia può avere?', 'Allergie: nessuna'],
  ])('is not given for anything else: %s (%s)', (question, allergies) => {
    expect(allergyNote(asked(question, { allergies }))).toBe('');
  });

  it('is not given before an alarm', () => {
    const question = asked('She ate chicken and collapsed', { allergies: 'chicken' });
    const triage = { ...question.triage, level: 'emergency' as const };
    expect(allergyNote({ ...question, triage })).toBe('');
  });
});
