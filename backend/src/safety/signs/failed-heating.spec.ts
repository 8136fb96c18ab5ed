import { describe, expect, it } from '@jest/globals';
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
    ['tortoise', 'My tortoise is stiff and cold, the heat mat broke', /Warm it slowly/],
    ['geco', 'Si è rotto il riscaldatore e il mio geco è freddo e molle', /Scaldalo piano/],
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

  it('is no alarm in a plain question', () => {
    const text = 'The heat mat broke, which one should I buy for my tortoise?';
    expect(assess({ text, species: 'altro' }).level).toBe('routine');
  });
});
