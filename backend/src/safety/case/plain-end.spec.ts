import { describe, expect, it } from '@jest/globals';
import { closesAlarm } from './closing.js';
import { plainEndIn } from './plain-end.js';
import { assessInCase, type TriageCase } from './triage-case.js';
import type { Species } from '../../contract/species.js';

const NOW = new Date('2026-11-29T10:00:00Z');

const levelAfter = (species: Species, alarm: string, said: string) => {
  const first = assessInCase(null, { text: alarm, species, ageYears: 2 }, NOW);
  return assessInCase(first.next, { text: said, species, ageYears: 2 }, NOW).level;
};

describe('an alarm is closed', () => {
  it.each<[Species, string, string]>([
    ['coniglio', 'he has not eaten since yesterday', 'the vet says its nothing'],
    ['altro', 'il cane le ha morso il guscio', 'il veterinario dice che non è niente'],
    [
      'coniglio',
      'non fa la cacca da ieri',
      'mi sono sbagliata, le ho trovate nella lettiera, mangia',
    ],
    ['cane', 'he ate a bar of dark chocolate', 'no, it was my daughter who ate it'],
    ['cane', 'gli ho dato la tachipirina', 'al bambino, mica al cane!'],
    ['cane', 'aiuto trema tutto e non si muove', 'c’erano i botti, adesso gioca e mangia'],
    ['uccello', 'my budgie ate some avocado', 'no sorry it was cucumber'],
    ['uccello', 'la cocorita ha mangiato l’avocado', 'scusa, era cetriolo'],
  ])('by a plain statement that it is over: %s %s, %s', (species, alarm, said) => {
    expect(levelAfter(species, alarm, said)).toBe('routine');
  });

  it.each([
    'my friend who knows the vet says its nothing',
    'the vet says its nothing but he still breathes hard',
    'il veterinario dice che non c’è niente da fare',
    'the vet says nothing can be done',
    'the vet said it is nothing to be taken lightly',
    'my mistake, i found the packet and it is empty',
    'mi sono sbagliata, ha trovato il veleno',
    'no sorry it was cucumber and onion',
    'no, it was grapes',
  ])('not by anything less: %s', (said) => {
    expect(plainEndIn(said, true)).toBeNull();
  });

  it.each<[Species, string, string]>([
    ['cane', 'he ate a bar of dark chocolate', 'it was my daughter who gave it to him'],
    ['gatto', 'the dog bit my cat in the neck', 'it was my son, not the dog'],
    ['cane', 'trema tutto e non si muove', 'ci sono i botti, ma non mangia'],
    ['cane', 'he is shaking and his gums are white', 'it was the fireworks, he is asleep now'],
  ])('not by who did it or what remains: %s %s, %s', (species, alarm, said) => {
    expect(levelAfter(species, alarm, said)).not.toBe('routine');
  });

  it('by a noise that was told in between', () => {
    const said = [
      'he wont stop shaking',
      'there is a thunderstorm',
      'it is over, he is sleeping now',
    ];
    let known: TriageCase | null = null;
    const levels = said.map((text) => {
      const { level, next } = assessInCase(known, { text, species: 'cane', ageYears: 2 }, NOW);
      known = next;
      return level;
    });
    expect(levels[1]).not.toBe('routine');
    expect(levels[2]).toBe('routine');
  });

  it('not by the material of a swallowed object', () => {
    const said = 'he is fine now, it was only plastic';
    expect(levelAfter('cane', 'he swallowed a bit of his toy', said)).not.toBe('routine');
  });
});

describe('a box of medicine that was found', () => {
  it.each([
    'found the box in the bin, all the pills are inside',
    'I found the packet under the sofa and every tablet is there.',
    'ho trovato la scatola nel cestino, tutte le pillole sono dentro',
    'Ho trovato la confezione, le compresse ci sono tutte',
  ])('ends an alarm about a poison if none is missing: %s', (text) => {
    expect(plainEndIn(text, true)).toBe('found');
    expect(plainEndIn(text, false)).toBeNull();
  });

  it.each([
    'found the box in the bin',
    'found the box in the bin, not all the pills are inside',
    'found the box in the bin, all the pills are gone',
    'ho trovato la scatola nel cestino',
    'ho trovato la scatola, non ci sono tutte le pillole',
  ])('ends none by itself: %s', (text) => {
    expect(plainEndIn(text, true)).toBeNull();
    expect(closesAlarm(text, false)).toBe(false);
  });
});
