import { describe, expect, it } from '@jest/globals';
import { FREE_QUESTIONS, PRICES_EUR_CENTS } from '../../contract/plans.js';
import { converse, lastOf, REX } from './conversation.fixture.js';

describe('questions about Zampa itself', () => {
  it('are answered with prices and limits from the contract', () => {
    const [plans, limits] = converse(REX, [
      'how much is Pro?',
      'how many questions do I get for free?',
    ]);
    expect(plans?.text).toContain(`€${String(PRICES_EUR_CENTS.pro / 100)}`);
    expect(limits?.text).toMatch(new RegExp(`^Free has ${String(FREE_QUESTIONS)} questions`));
  });

  it.each([
    ['can I cancel whenever?', /^Yes, at any time/],
    ['how do I delete everything', /Delete account/],
    ['can I send you a photo of his rash?', /^No, I cannot see photos/],
    ['mi prenoti tu il veterinario?', /^No, non posso prenotare/],
    ['are you a vet?', /^No, I am not a vet/],
    ['are you a real person?', /^No, I am not a person/],
  ])('are answered: %s', (question, start) => {
    expect(lastOf(REX, [question]).text).toMatch(start);
  });

  it.each(['ogni quanto va fatta l’antirabbica', 'che differenza c’è tra umido e secco'])(
    'do not include a question about care: %s',
    (question) => {
      expect(lastOf(REX, [question]).text).not.toMatch(/mi occupo solo/);
    },
  );

  it('answers two words in the language of their words', () => {
    expect(lastOf(REX, ['cambio residenza microchip']).text).toMatch(/anagrafe/);
  });

  it('never answers "which" by what holds for one of them', () => {
    const { text } = lastOf(REX, ['which plants are poisonous']);
    expect(text).toMatch(/lilies/);
    expect(text).not.toMatch(/^Only mildly/);
  });

  it.each(['a recipe for pizza', 'ricetta per la pizza', 'What is the capital of France?'])(
    'do not include an unrelated question: %s',
    (question) => {
      const isLeft = /no reliable answer|Non ho una risposta/;
      expect(lastOf(REX, [question]).text).toMatch(isLeft);
      expect(lastOf(REX, ['quanto deve mangiare?', question]).text).toMatch(isLeft);
    },
  );
});
