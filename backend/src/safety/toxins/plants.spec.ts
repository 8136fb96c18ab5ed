import { describe, expect, it } from '@jest/globals';
import type { Species } from '../../contract/species.js';
import { assess } from '../assess.js';
import { assessToxins } from './assess-toxins.js';

const idsIn = (text: string, species: Species = 'cane') =>
  assessToxins({ text, species }).map(({ id }) => id);

describe('daphne', () => {
  it.each([
    'My dog ate mezereon berries',
    'my dog ate some daphne',
    'he was chewing a daphne twig',
    'my dog chewed our daphne',
    'he nibbled a piece of daphne',
    'il cane ha mangiato le bacche della dafne',
    'ha mangiato una dafne in giardino',
  ])('is an emergency once eaten: %s', (text) => {
    const { level, isCertain, reasons } = assess({ text, species: 'cane' });
    expect({ level, isCertain }).toEqual({ level: 'emergency', isCertain: true });
    expect(reasons.join(' ')).not.toMatch(/rarely serious|di rado/);
  });

  it.each([
    'Daphne ate her dinner',
    'my cat Daphne vomited twice this morning',
    'Dafne non mangia da ieri',
    "My dog ate Daphne's food",
    'Rex ha mangiato la pappa di Dafne',
    'Daphne got into the bin in the garden',
    'Daphne found a bone in the garden and ate it',
    'ho dato da mangiare a Dafne in giardino',
    'Daphne bit my other dog by the hedge',
    'la mia Dafne ha mangiato un fiore',
    'Daphne leaves half her food and ate some grass',
    'is daphne poisonous to dogs?',
  ])('is no poison in: %s', (text) => {
    expect(idsIn(text, 'gatto')).toEqual([]);
  });
});

describe('the bulbs of garden flowers', () => {
  it.each<[string, Species]>([
    ['My dog ate a daffodil bulb', 'cane'],
    ['My dog ate cyclamen tubers', 'cane'],
    ['he dug up the tulips and ate two of the bulbs', 'cane'],
    ['My rabbit ate a daffodil bulb', 'coniglio'],
    ['il gatto ha mangiato un bulbo di narciso', 'gatto'],
    ['il cane ha mangiato una cipolla di narciso', 'cane'],
    ['my dog dug up daffodil bulbs', 'cane'],
    ["my dog dug up the tulip bulbs, I hope he didn't eat any", 'cane'],
    ["she dug up the tulip bulbs, she didn't eat the leaves but chewed a bulb", 'cane'],
    ['la gatta ha dissotterrato il ciclamino e ha mangiato mezzo tubero', 'gatto'],
  ])('are no plant that is rarely serious: %s', (text, species) => {
    const { level, reasons } = assess({ text, species });
    expect(level).not.toBe('routine');
    expect(reasons.join(' ')).toMatch(/bulb/i);
    expect(reasons.join(' ')).not.toMatch(/rarely serious|di rado/);
  });

  it('are urgent, and an emergency if there were many', () => {
    const triageOf = (text: string) => assessToxins({ text, species: 'cane' })[0]?.triage;
    expect(triageOf('My dog ate a tulip bulb')).toBe('urgent');
    expect(triageOf('My dog ate a whole bag of tulip bulbs')).toBe('emergency');
  });

  it.each([
    'she chewed a tulip leaf',
    'my dog munched the daffodils, only the leaves, the bulbs are all still in the tub',
    'he ate the leaves of a daffodil but not the bulb',
    'he ate the flower of a daffodil, not the bulb',
    'i cani hanno masticato un fiore di ciclamino',
  ])('are not meant by leaves and flowers: %s', (text) => {
    expect(idsIn(text)).toEqual(['irritant-plant']);
  });

  it.each([
    'il cane ha scavato i bulbi di tulipano, non li ha mangiati',
    "my dog dug up daffodil bulbs but didn't eat any",
    "my dog dug up the daffodil bulbs but hasn't eaten them",
    'my dog dug up daffodil bulbs, I took them away before he ate any',
  ])('are no poisoning if they were only dug up: %s', (text) => {
    expect(idsIn(text)).toEqual([]);
  });
});
