import { describe, expect, it } from '@jest/globals';
import { checkedFact } from './memory-check.js';

const NOW = new Date('2026-11-23T09:00:00Z');
const MESSAGE = 'She is allergic to chicken, weighs 4.1 kg and was born on 12 March 2021.';

const check = (read: unknown) => checkedFact(read, MESSAGE, NOW);

describe('a fact read by a model', () => {
  it.each([
    { kind: 'allergy', text: 'Allergic to chicken', value: 'chicken' },
    { kind: 'weight', text: 'Weighs 4.1 kg', value: '4.1 kg' },
    { kind: 'birth', text: 'Born on 12 March 2021', value: '2021-03-12' },
    { kind: 'other', text: 'Was born in March', value: null },
  ])('is accepted if the owner said so: $text', (fact) => {
    expect(check(fact)).toEqual(fact);
  });

  it.each([
    ['a value that nobody wrote', { kind: 'allergy', text: 'Allergic to beef', value: 'beef' }],
    ['another weight', { kind: 'weight', text: 'Weighs 5 kg', value: '5 kg' }],
    ['an invalid weight', { kind: 'weight', text: 'Weighs a lot', value: 'chicken' }],
    ['an invalid date', { kind: 'birth', text: 'Born in spring', value: 'spring' }],
    ['a future date', { kind: 'birth', text: 'Born on', value: '2031-03-12' }],
    ['an invalid sex', { kind: 'sex', text: 'Is a chicken', value: 'both' }],
    ['words that nobody said', { kind: 'other', text: 'Loves strawberries', value: null }],
    ['an unknown kind', { kind: 'mood', text: 'Allergic to chicken', value: null }],
    ['no text', { kind: 'allergy', text: ' ', value: 'chicken' }],
    ['a text that is too long', { kind: 'allergy', text: 'chicken '.repeat(60), value: null }],
    ['a text that is no string', { kind: 'allergy', text: 7, value: null }],
    ['a list as a value', { kind: 'allergy', text: 'Allergic to chicken', value: ['chicken'] }],
    ['nothing', null],
    ['a plain string', 'chicken'],
  ])('is dropped with %s', (_, fact) => {
    expect(check(fact)).toBeNull();
  });

  it('is reduced to one line', () => {
    const fact = { kind: 'allergy', text: 'Allergic\nto  chicken\u0000', value: 'chicken' };
    expect(check(fact)?.text).toBe('Allergic to chicken');
  });
});
