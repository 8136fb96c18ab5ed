import { describe, expect, it } from '@jest/globals';
import { assess } from '../triage.js';
import { bodyTemperatureIn } from './temperature.js';

describe('a body temperature in a text', () => {
  it.each([
    ['my dog has a temperature of 104', 40],
    ['his temp is 104.5f', 40.3],
    ['fever of 40', 40],
    ['la temperatura rettale e 40,3', 40.3],
    ['ha 40 di febbre', 40],
    ['il cane ha la febbre a 39 e mezzo', 39.5],
    ['febbre a 40 e 2', 40.2],
    ['the thermometer says 39.8', 39.8],
    ['il termometro segna 36', 36],
  ])('is read in either unit: %s', (text, degrees) => {
    expect(bodyTemperatureIn(text)).toBeCloseTo(degrees, 1);
  });

  it.each([
    'the temperature outside is 40',
    'oggi la temperatura e 38 gradi',
    'terrarium temperature 35',
    'he is 40 cm long and has fever',
    'his temperature is 12',
  ])('is not one of a place or one no body can have: %s', (text) => {
    expect(bodyTemperatureIn(text)).toBeNull();
  });

  it.each([
    ['cane', 'My dog has a temperature of 104', 'urgent'],
    ['cane', 'Il cane ha la febbre a 40, cosa gli do?', 'urgent'],
    ['gatto', 'La sua temperatura è 40,8', 'emergency'],
  ] as const)(
    "raises an alarm from the species' fever threshold: %s, %s",
    (species, text, level) => {
      expect(assess({ text, species }).level).toBe(level);
    },
  );

  it('is not a fever in a rabbit, which is warmer than a dog', () => {
    const text = 'His temperature is 39.8';
    expect(assess({ text, species: 'cane' }).rules).toContain('fever');
    expect(assess({ text, species: 'coniglio' }).rules).not.toContain('fever');
  });
});
