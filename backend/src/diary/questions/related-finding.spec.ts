import { describe, expect, it } from '@jest/globals';
import type { Language } from '../../contract/languages.js';
import { fact, MICIA, symptom, temperature, weights } from '../insights/diary-fact.fixture.js';
import { relatedFinding } from './related-finding.js';

const NOW = new Date('2026-06-30T20:00:00Z');

const FACTS = [
  ...weights(60, 4.1, 4.02, 3.9, 3.82, 3.7),
  ...[1, 2, 4].map((days) => symptom(days, 'vomited twice')),
  ...[0, 1, 2, 3].map((days) => symptom(days, 'limped')),
  fact(1, { kind: 'medicine', text: 'meloxicam' }),
].toSorted((a, b) => a.at.getTime() - b.at.getTime());

const beside = (question: string, language: Language = 'en') =>
  relatedFinding({ question, animal: MICIA, facts: FACTS, now: NOW }, language);

describe('the diary line after a handbook answer', () => {
  it("contains the diary's finding on the same symptom, with what to do", () => {
    expect(beside('She vomited again, what can I do?')).toBe(
      '**In your diary:** Vomited on 3 of the last 7 days. Ask your vet this week, and bring the diary. Ring sooner if it gets worse or Micia stops eating.',
    );
    expect(beside('Ha vomitato di nuovo, che cosa posso fare?', 'it')).toMatch(
      /^\*\*Nel tuo diario:\*\* Ha vomitato in 3 degli ultimi 7 giorni\. Senti il veterinario/,
    );
    expect(beside('Why does she limp?')).toMatch(/Limped on 4 of the last 7 days/);
  });

  it('contains a fever after a question about one', () => {
    const facts = [temperature(1, 39.9)];
    const asked = { animal: MICIA, facts, now: NOW };
    expect(relatedFinding({ ...asked, question: 'What helps with a fever?' }, 'en')).toMatch(
      /Temperature 39\.9 °C: a fever/,
    );
    expect(relatedFinding({ ...asked, question: 'Ha la febbre, che faccio?' }, 'it')).toMatch(
      /Temperatura 39,9 °C: è febbre/,
    );
  });

  it('contains a weight loss after a question about weight', () => {
    expect(beside('Should she be on a diet?')).toMatch(/diary:\*\* \d+% lost in/);
    expect(beside('Perché è così magra?', 'it')).toMatch(/% in meno in/);
  });

  it.each([
    'May she eat tuna?',
    'How often should I brush her?',
    'She is coughing, what can I do?',
    'Why do cats vomit hairballs?',
    'My dog vomited, what can I do?',
    'How much should a kitten weigh?',
  ])('is absent for another subject: %s', (question) => {
    expect(beside(question)).toBeNull();
  });

  it('is absent for a good or unknown finding', () => {
    const asked = { question: 'Is she too thin?', animal: MICIA, now: NOW };
    expect(relatedFinding({ ...asked, facts: weights(60, 4, 4, 4, 4) }, 'en')).toBeNull();
    expect(relatedFinding({ ...asked, facts: weights(60, 4, 4).slice(1) }, 'en')).toBeNull();
    expect(relatedFinding({ ...asked, facts: [] }, 'en')).toBeNull();
  });
});
