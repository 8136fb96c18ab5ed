import { describe, expect, it } from 'vitest';
import { isNamed } from './named';

const WEIGHT = { amount: { value: 3.8, unit: 'kg' } };

describe('what an answer names', () => {
  it('is an amount with its unit, with a point or a comma', () => {
    expect(isNamed(WEIGHT, 'At **3.8 kg** she is a little heavy.')).toBe(true);
    expect(isNamed(WEIGHT, 'Con 3,8 kg pesa un po’ troppo.')).toBe(true);
  });

  it('is no other amount that contains the same digits', () => {
    expect(isNamed(WEIGHT, 'A dog of 13.8 kg, or of 3.85 kg.')).toBe(false);
    expect(isNamed(WEIGHT, 'Give 3.8 kgs? Or 3.8 g?')).toBe(false);
  });

  it('is a text of which half the words are said, whatever their endings', () => {
    const stomach = { text: 'Sensitive stomach since spring' };
    expect(isNamed(stomach, 'Her stomach is sensitive: mix it in slowly.')).toBe(true);
    expect(isNamed(stomach, 'Her stomach will do well.')).toBe(false);
    expect(isNamed({ text: 'vomited once' }, 'Does the vomiting go on?')).toBe(true);
    expect(isNamed({ text: 'Allergia al pollo' }, 'Evita il pollo e controlla l’allergia.')).toBe(
      true,
    );
  });

  it('is nothing without words', () => {
    expect(isNamed({}, 'Anything.')).toBe(false);
    expect(isNamed({ text: 'ok' }, 'ok')).toBe(false);
  });
});
