import { describe, expect, it } from '@jest/globals';
import type { Species } from '../../contract/species.js';
import { assess } from '../triage.js';
import { bodyTemperatureIn } from './temperature.js';

describe('a body temperature in a text', () => {
  it.each([
    ['my dog has a temperature of 104', 40],
    ['his temp is 104.5f', 40.3],
    ['lethargic, with a temperature of 40.2', 40.2],
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

describe('a low body temperature', () => {
  const shown = (text: string, species: Species, breed?: string) => {
    const { level, isCertain, rules } = assess({ text, species, breed: breed ?? null });
    return { level, isCertain, isLow: rules.some((rule) => /^(?:cold|fever)$/.test(rule)) };
  };

  it.each<[Species, string]>([
    ['coniglio', "My rabbit's temperature is 37.2, is that ok?"],
    ['coniglio', "My rabbit's temperature is 37"],
    ['coniglio', 'la temperatura della mia coniglia è 36,5'],
    ['cane', "My dog's temperature is 35"],
    ['gatto', 'My cat has a temperature of 36'],
    ['gatto', 'her temp is 96 F'],
    ['altro', "My guinea pig's temperature is 36"],
    ['gatto', "he's cold and has a temperature of 35"],
    ['gatto', 'my cat Milo has a temperature of 35'],
    ['cane', 'ha la temperatura a 35'],
    ['cane', 'dopo il bagno la sua temperatura è 35'],
    ['cane', "her temperature is 35 and she's on a heat mat"],
    ['altro', 'la temperatura della cavia è 36'],
    ['cane', "My newborn puppy's temperature is 33"],
    ['cane', 'her temperature has dropped from 38.5 to 35'],
    ['cane', 'la sua temperatura è scesa a 35'],
    ['cane', 'la temperatura di Rex è 35'],
    ['cane', 'la temperatura del mio cane Rex è 35'],
    ['cane', "Luna's temp is 34.5"],
    ['gatto', 'il gatto ha 35 di temperatura'],
    ['cane', 'body temperature: 35.2'],
    ['cane', 'temperature: 35.2 rectal'],
    ['cane', 'his temperature was 38.4 but now it is 35'],
    ['cane', 'ha partorito ieri, la sua temperatura è 35,5'],
    ['cane', 'dopo il parto la temperatura del cane è 35'],
    ['cane', "my pregnant dog's temperature is 34"],
    ['cane', 'his vaccination is due tomorrow, his temperature is 35'],
  ])('is an emergency far below the normal range: %s, %s', (species, text) => {
    expect(shown(text, species)).toEqual({ level: 'emergency', isCertain: true, isLow: true });
  });

  it.each<[Species, string]>([
    ['cane', 'My dog has a temperature of 36.8'],
    ['gatto', 'My cat has a temperature of 37'],
    ['altro', "My ferret's temperature is 37"],
  ])('is a sign, but no certain emergency, a little below: %s, %s', (species, text) => {
    const { level, ...found } = shown(text, species);
    expect(found).toEqual({ isCertain: false, isLow: true });
    expect(level).not.toBe('routine');
  });

  it('is normal in the first weeks of life', () => {
    const { level, isCertain } = shown("the newborn pup's temperature is 35.6", 'cane');
    expect({ level, isCertain }).not.toEqual({ level: 'emergency', isCertain: true });
  });

  it.each<[Species, string]>([
    ['cane', 'the car has a temperature of 35, can my dog wait 5 minutes?'],
    ['gatto', 'the heat mat has a temperature of 36'],
    ['altro', 'my guinea pigs are in a shed with a temperature of 31'],
    ['gatto', 'il latte per il gattino: la sua temperatura è 35 gradi, va bene?'],
  ])('is not certainly that of the animal in: %s, %s', (species, text) => {
    expect(shown(text, species).isCertain).toBe(false);
  });

  it.each([
    'his temperature was 36.5 but now it is 38.4',
    'la sua temperatura era 36 ma ora è 38,4',
  ])('is no certain emergency once it has risen: %s', (text) => {
    expect(shown(text, 'cane').isCertain).toBe(false);
  });

  it.each<[Species, string]>([
    ['gatto', 'is 37.8 normal for a cat?'],
    ['gatto', 'her temperature is 37.8 this evening'],
    ['cane', 'his temperature is 38.1, is that ok'],
    ['coniglio', "rabbit's temperature is 38.4"],
    ['altro', "My guinea pig's temperature is 37.4"],
    ['coniglio', 'can a rabbit have a temperature of 37?'],
    ['coniglio', 'il termometro in giardino segna 36 e lui sta bene'],
    ['coniglio', 'the room has a temperature of 34 in summer'],
    ['altro', 'the vivarium has a temperature of 34'],
    ['cane', 'can I walk my dog with a temperature of 32 degrees?'],
    ['cane', 'Siamo al mare con una temperatura di 33 gradi, posso portare il cane in spiaggia?'],
    ['cane', 'il cane può restare in macchina con una temperatura di 30 gradi?'],
    ['coniglio', 'my rabbit lives on the balcony with a temperature of 31 in summer, is that ok'],
    ['coniglio', 'il balcone ha una temperatura di 32 gradi, il coniglio sta bene?'],
    ['coniglio', 'my rabbit has a hutch, its temperature is 33 in the afternoon'],
    ['cane', 'Food for my dog: its temperature is 35, is that OK?'],
    ['cane', 'la temperatura di luglio è 34, il cane soffre?'],
    ['cane', "today's temperature is 33, can I walk my dog"],
    ['cane', "la temperatura dell'acqua è 35"],
    ['cane', "my pregnant dog's temperature dropped to 36.3"],
    ['cane', 'sta per partorire, la sua temperatura è 36'],
    ['cane', 'la sua temperatura è 36,8, siamo a 62 giorni di gestazione e prepara il nido'],
    ['cane', "she is due tomorrow, in whelp, and her temperature is 36.4 but she's happy"],
  ])('is not seen in: %s, %s', (species, text) => {
    expect(shown(text, species)).toMatchObject({ isCertain: false, isLow: false });
  });
});
