import { describe, expect, it } from '@jest/globals';
import type { Species } from '../../contract/species.js';
import { assess } from '../assess.js';

describe('a reptile gnawed by its prey', () => {
  it.each([
    ['snake', 'live rat chewed my snake down to bone, ribs visible'],
    ['snake', "A live mouse gnawed my snake's back, the spine is visible"],
    ['pitone', 'Il ratto ha mangiato la schiena del pitone, si vedono le costole'],
    ['gecko', "crickets chewed my gecko's toes to the bone"],
  ])('down to the bone is an emergency: %s: %s', (breed, text) => {
    expect(assess({ text, species: 'altro', breed })).toMatchObject({
      level: 'emergency',
      isCertain: true,
      rules: expect.arrayContaining(['wound']),
    });
  });

  it.each([
    ['snake', 'My snake ate a mouse, ribs visible'],
    ['snake', 'Can a live rat chew a snake down to the bone?'],
    ['snake', 'A rat bit my snake last year down to the bone, healed now'],
    ['snake', "A rat chewed my snake's tail, no bone visible"],
    ['rat', 'My rat chewed a chicken bone'],
  ])('is not meant by: %s: %s', (breed, text) => {
    expect(assess({ text, species: 'altro', breed }).isCertain).toBe(false);
  });
});

describe('an animal hit by the current', () => {
  it.each<[Species, string]>([
    ['cane', 'Il cane è stato fulminato'],
    ['cane', 'cane fulminato dalla corrente'],
    ['gatto', 'Il mio gatto è rimasto fulminato da un cavo'],
  ])('is an emergency for a %s: %s', (species, text) => {
    expect(assess({ text, species }).rules).toContain('electric-shock');
  });

  it.each<[Species, string]>([
    ['cane', 'La lampadina si è fulminata'],
    ['cane', 'Il televisore è stato fulminato da un fulmine'],
    ['cane', 'Il cane mi ha fulminato con lo sguardo'],
    ['cane', 'Il cane è rimasto fulminato davanti alla tv'],
  ])('is not meant by a %s: %s', (species, text) => {
    expect(assess({ text, species }).level).not.toBe('emergency');
  });
});

it.each([
  ['gerbillo', 'la coda del gerbillo si è sfilata come un guanto'],
  ['dormouse', "My dormouse's tail skin came off"],
])('a tail that slid off like a glove has lost its skin: %s: %s', (breed, text) => {
  expect(assess({ text, species: 'altro', breed })).toMatchObject({
    level: 'emergency',
    rules: ['torn-tail'],
  });
});
