import { describe, expect, it } from '@jest/globals';
import type { Triage } from '../../contract/chat.js';
import { HandbookService } from '../handbook.service.js';
import { suggestFollowUps } from './follow-ups.js';
import { findKnowledge } from './knowledge.js';
import type { PetFacts } from '../../contract/pets.js';
import type { HandbookQuestion } from './question.js';

const handbook = new HandbookService();
const ROUTINE: Triage = { level: 'routine', reasons: [], actions: [], donts: [], contacts: [] };
const NOTHING_MORE = { healthConditions: null, personalityTraits: null, weight: null };
const PETS: Record<string, PetFacts> = {
  Rex: { ...NOTHING_MORE, name: 'Rex', species: 'cane', breed: null, age: 4 },
  Pip: { ...NOTHING_MORE, name: 'Pip', species: 'cane', breed: null, age: 0.25 },
  Luna: { ...NOTHING_MORE, name: 'Luna', species: 'gatto', breed: null, age: 12 },
  Birba: { ...NOTHING_MORE, name: 'Birba', species: 'coniglio', breed: null, age: 2 },
  Kiwi: { ...NOTHING_MORE, name: 'Kiwi', species: 'uccello', breed: 'Calopsita', age: 3 },
  Nocciola: { ...NOTHING_MORE, name: 'Nocciola', species: 'altro', breed: 'Cavia', age: 1 },
};

function asked(
  name: string,
  question: string,
  level: Triage['level'] = 'routine',
  earlier: string[] = [],
) {
  const pet = PETS[name];
  if (!pet) throw new Error(name);
  const history = earlier.map((content) => ({ role: 'user' as const, content }));
  const mind: HandbookQuestion = { question, history, pet, triage: { ...ROUTINE, level } };
  return { mind, knowledge: findKnowledge(handbook, mind) };
}

function suggest(...about: Parameters<typeof asked>): string[] {
  const { mind, knowledge } = asked(...about);
  return suggestFollowUps({ ...mind, ...knowledge });
}

const QUESTIONS: [string, string][] = [
  ['Rex', 'How much should I feed him?'],
  ['Rex', 'can dogs eat chocolate?'],
  ['Rex', 'come tolgo una zecca?'],
  ['Pip', 'Quando si fanno i vaccini?'],
  ['Pip', 'he bites my hands'],
  ['Luna', 'she drinks a lot'],
  ['Luna', 'quante lettiere servono?'],
  ['Birba', 'what can my rabbit eat?'],
  ['Birba', 'può vivere in casa?'],
  ['Kiwi', 'si strappa le penne'],
  ['Nocciola', 'cosa mangia?'],
  ['Nocciola', 'can she live alone?'],
];

describe('suggestFollowUps', () => {
  it.each(QUESTIONS)('suggests for %s what the handbook can answer after: %s', (name, question) => {
    const suggested = suggest(name, question);
    expect(suggested.length).toBeGreaterThan(0);
    expect(suggested.length).toBeLessThanOrEqual(3);
    for (const next of suggested) {
      const { knowledge } = asked(name, next, 'routine', [question]);
      const { questions = [] } = knowledge.matches[0]?.entry[knowledge.language] ?? {};
      expect(questions.map((one) => one.question)).toContain(next);
      expect(knowledge.matches[0]?.answered?.question).toBe(next);
    }
  });

  it('suggests nothing twice and nothing already asked', () => {
    const question = 'How do I get rid of fleas?';
    const first = suggest('Rex', question);
    expect(new Set(first).size).toBe(first.length);
    const [next = '', other = ''] = first;
    const second = suggest('Rex', other, 'routine', [question, next]);
    expect(second).not.toContain(next);
    expect(second).not.toContain(other);
  });

  it('suggests what to tell the vet: alone in an emergency, first when urgent', () => {
    expect(suggest('Luna', 'my cat licked a lily', 'emergency')).toEqual([
      'What should I tell the vet?',
    ]);
    expect(suggest('Luna', 'il gatto non mangia da ieri', 'urgent')[0]).toBe(
      'Cosa devo dire al veterinario?',
    );
    expect(suggest('Luna', 'What should I tell the vet?', 'emergency')).toEqual([]);
  });

  it("refers to the pet's own species", () => {
    for (const next of suggest('Kiwi', 'how many years do cockatiels live?')) {
      expect(next).not.toMatch(/dogs|cats/);
    }
    for (const [name, question] of QUESTIONS.filter(([one]) => one === 'Nocciola')) {
      for (const next of suggest(name, question))
        expect(next).not.toMatch(/\b(?:dog|cat|cane|gatt)/);
    }
  });

  it('suggests nothing when the handbook has nothing', () => {
    expect(suggest('Rex', 'What is the capital of France?')).toEqual([]);
  });
});
