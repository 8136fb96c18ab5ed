import { describe, expect, it } from 'vitest';
import { isNamed } from './named';

const WEIGHT = { amount: { value: 3.8, unit: 'kg' } };

describe('a fact named in an answer', () => {
  it('is recognised as an amount with its unit, with a decimal point or comma', () => {
    expect(isNamed(WEIGHT, 'At **3.8 kg** she is a little heavy.')).toBe(true);
    expect(isNamed(WEIGHT, 'Con 3,8 kg pesa un po’ troppo.')).toBe(true);
  });

  it('is not confused with another amount containing the same digits', () => {
    expect(isNamed(WEIGHT, 'A dog of 13.8 kg, or of 3.85 kg.')).toBe(false);
    expect(isNamed(WEIGHT, 'Give 3.8 kgs? Or 3.8 g?')).toBe(false);
  });

  it('is recognised by half of its words, whatever their endings', () => {
    const stomach = { text: 'Sensitive stomach since spring' };
    expect(isNamed(stomach, 'Her stomach is sensitive: mix it in slowly.')).toBe(true);
    expect(isNamed(stomach, 'Her stomach will do well.')).toBe(false);
    expect(isNamed({ text: 'vomited once' }, 'Does the vomiting go on?')).toBe(true);
    expect(isNamed({ text: 'Allergia al pollo' }, 'Evita il pollo e controlla l’allergia.')).toBe(
      true,
    );
  });

  it('is not recognised without an amount or significant words', () => {
    expect(isNamed({}, 'Anything.')).toBe(false);
    expect(isNamed({ text: 'ok' }, 'ok')).toBe(false);
  });
});
