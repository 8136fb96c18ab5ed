import { describe, expect, it } from '@jest/globals';
import { checkedFact } from './memory-check.js';

const NOW = new Date('2026-11-23T09:00:00Z');
const MESSAGE = 'She is allergic to chicken, weighs 4.1 kg and was born on 12 March 2021.';

const check = (read: unknown) => checkedFact(read, MESSAGE, NOW);

describe('a fact that a model read', () => {
  it.each([
    { kind: 'allergy', text: 'Allergic to chicken', value: 'chicken' },
    { kind: 'weight', text: 'Weighs 4.1 kg', value: '4.1 kg' },
    { kind: 'birth', text: 'Born on 12 March 2021', value: '2021-03-12' },
    { kind: 'other', text: 'Was born in March', value: null },
  ])('is taken when the owner said so: $text', (fact) => {
    expect(check(fact)).toEqual(fact);
  });

  it.each([
    ['a value that nobody wrote', { kind: 'allergy', text: 'Allergic to beef', value: 'beef' }],
    ['another weight', { kind: 'weight', text: 'Weighs 5 kg', value: '5 kg' }],
    ['no weight', { kind: 'weight', text: 'Weighs a lot', value: 'chicken' }],
    ['no date', { kind: 'birth', text: 'Born in spring', value: 'spring' }],
    ['a day to come', { kind: 'birth', text: 'Born on', value: '2031-03-12' }],
    ['no sex', { kind: 'sex', text: 'Is a chicken', value: 'both' }],
    ['words that nobody said', { kind: 'other', text: 'Loves strawberries', value: null }],
    ['no kind', { kind: 'mood', text: 'Allergic to chicken', value: null }],
    ['no text', { kind: 'allergy', text: ' ', value: 'chicken' }],
    ['too long a text', { kind: 'allergy', text: 'chicken '.repeat(60), value: null }],
    ['no words', { kind: 'allergy', text: 7, value: null }],
    ['a list as a value', { kind: 'allergy', text: 'Allergic to chicken', value: ['chicken'] }],
    ['nothing', null],
    ['a word', 'chicken'],
  ])('is left out with %s', (_, fact) => {
    expect(check(fact)).toBeNull();
  });

  it('keeps to one line', () => {
    const fact = { kind: 'allergy', text: 'Allergic\nto  chicken\u0000', value: 'chicken' };
    expect(check(fact)?.text).toBe('Allergic to chicken');
  });
});
