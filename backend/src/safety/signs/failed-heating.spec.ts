import { describe, expect, it } from '@jest/globals';
import type { Species } from '../../contract/species.js';
import { assess } from '../assess.js';

describe('heating that failed', () => {
  it.each([
    ['tortoise', 'My tortoise is stiff and cold, the heat mat broke'],
    ['snake', 'My snake is cold and stiff, the heat lamp failed'],
    ['snake', 'My snake is cold and stiff on its heat mat'],
    ['gecko', 'The heater failed and my gecko is cold and limp'],
    ['hedgehog', 'My hedgehog is cold and wobbly, the heat pad broke'],
    ['tartaruga', 'La mia tartaruga è fredda e rigida, la lampada riscaldante si è rotta'],
    ['serpente', 'Il mio serpente è freddo e rigido, si è rotto il tappetino riscaldante'],
    ['geco', 'Si è rotto il riscaldatore e il mio geco è freddo e molle'],
  ])('is an emergency, but neither heat nor smoke (%s): %s', (breed, text) => {
    const { level, rules, actions, reasons } = assess({ text, breed, species: 'altro' });
    expect(level).toBe('emergency');
    expect(rules).not.toContain('heatstroke-small');
    expect(rules).not.toContain('smoke');
    expect([...reasons, ...actions].join(' ')).not.toMatch(
      /shade|ombra|cool|rinfresc|fresh air|aria fresca|heatstroke|colpo di calore/i,
    );
  });

  it.each([
    ['tortoise', 'My tortoise is stiff and cold, the heat mat broke', /usual warmth slowly/],
    [
      'geco',
      'Si è rotto il riscaldatore e il mio geco è freddo e molle',
      /piano alla sua temperatura/,
    ],
  ])('leaves the animal in the cold (%s): %s', (breed, text, step) => {
    expect(assess({ text, breed, species: 'altro' }).actions.join(' ')).toMatch(step);
  });

  it.each([
    'My bearded dragon gapes and pants under the heat lamp, it is too hot',
    'I turned the heat lamp off because my bearded dragon was panting and weak',
    'My bearded dragon is weak after the heat mat overheated',
  ])('is heat if the animal is too hot: %s', (text) => {
    expect(assess({ text, species: 'altro' }).rules).toContain('heatstroke-small');
  });

  it.each<[Species, string]>([
    ['cane', 'The space heater broke and the room is full of fumes, dog coughs'],
    ['gatto', 'the heater is broken, the kitchen is full of smoke and the cat coughs'],
    ['altro', 'The heater smoked in the night and my snake gasps, the heater is broken'],
    ['gatto', 'the heater is broken, it smells of gas, the cat vomits'],
    ['cane', 'La stufetta si è rotta, la stanza è piena di fumo e il cane tossisce'],
    ['gatto', 'La stufetta è guasta e manda odore di gas, il gatto vomita'],
  ])('is smoke if it gives off fumes (%s): %s', (species, text) => {
    const { level, rules } = assess({ text, species });
    expect(level).toBe('emergency');
    expect(rules).toContain('smoke');
  });

  it.each([
    'the pub is full of smoke, my dog coughs sometimes',
    'the room is full of smoke every evening, does smoke make dogs cough?',
    'years ago the house was full of smoke, he coughed',
    'the house is full of smoke, the dog is fine and does not cough',
    'the kitchen was full of smoke last week and the dog coughed once',
    'my house is full of perfume, can it make my dog cough?',
    'la casa era piena di fumo anni fa, il cane tossiva',
  ])('is not certain in: %s', (text) => {
    expect(assess({ text, species: 'cane' }).isCertain).toBe(false);
  });

  it.each([
    'The heat lamp burnt out and my gecko is cold and limp',
    'La lampada riscaldante si è bruciata e il mio geco è freddo e molle',
  ])('is cold if the lamp went out: %s', (text) => {
    const { level, rules } = assess({ text, species: 'altro' });
    expect(level).toBe('emergency');
    expect(rules).not.toContain('smoke');
  });

  it('is no alarm in a plain question', () => {
    const text = 'The heat mat broke, which one should I buy for my tortoise?';
    expect(assess({ text, species: 'altro' }).level).toBe('routine');
  });
});
