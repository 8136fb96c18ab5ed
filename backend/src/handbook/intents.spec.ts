import { describe, expect, it } from '@jest/globals';
import { intentsOf } from './intents.js';

describe("a question's intent", () => {
  it.each([
    ['Quanto diventa grande un labrador?', 'amount'],
    ['How big will she get?', 'amount'],
    ['Quanto vive un coniglio?', 'duration'],
    ['How old do rabbits get?', 'duration'],
    ['A che età muore un gatto?', 'duration'],
    ['How much does a vaccine cost?', 'cost'],
    ['Ogni quanto va spazzolato?', 'frequency'],
    ['Quando va sterilizzata?', 'time'],
    ['Why does he eat grass?', 'reason'],
    ['Dove metto la lettiera?', 'place'],
    ['What should he eat?', 'what'],
    ['Posso dargli la mela?', 'yes-no'],
    ['due maschi possono stare insieme', 'yes-no'],
    ['antipulci serve anche se non esce', 'yes-no'],
    ['gatto in aereo cosa serve', 'what'],
    ['xke mangia l’erba?', 'reason'],
    ['y does he eat grass', 'reason'],
    ['qnt deve mangiare', 'amount'],
  ])('is recognised: %s', (question, intent) => {
    expect(intentsOf(question)[0]).toBe(intent);
  });

  it('is undefined for a plain statement', () => {
    expect(intentsOf('He eats grass.')).toEqual([]);
  });

  it('is left to the conversation for a plain follow-up', () => {
    expect(intentsOf('And treats?')).toEqual([]);
  });
});
