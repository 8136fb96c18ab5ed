import { describe, expect, it } from '@jest/globals';
import type { Species } from '../../contract/species.js';
import { assess } from '../assess.js';

const cardOf = (species: Species | 'pig' | 'horse' | 'donkey' | 'sheep' | 'goat', text: string) =>
  assess({
    text,
    ...(/^(?:pig|horse|donkey|sheep|goat)$/.test(species)
      ? { species: 'altro', breed: species }
      : { species: species as Species }),
  });

describe('a salt lick', () => {
  it.each([
    ['horse', 'My horse licks the salt block'],
    ['horse', 'my horse licked the himalayan salt'],
    ['horse', 'he licks his salt block a lot'],
    ['horse', 'Il cavallo lecca il blocco di sale'],
    ['horse', 'Il cavallo lecca il sale'],
    ['donkey', 'My burro licks salt'],
    ['horse', 'My Shetland licks salt'],
    ['goat', 'My goat licks the salt block'],
    ['goat', 'cow licked the salt in the field'],
    ['coniglio', 'My rabbit licks the salt block'],
    ['coniglio', 'Il mio coniglio lecca la pietra di sale'],
    ['altro', 'My guinea pig licks his salt stone'],
    ['pig', 'Do pigs need a salt lick?'],
    ['cane', 'Is a salt lick good for dogs?'],
    ['horse', 'The dog watches while my horse licks the salt block'],
  ] as const)('is no poison to who licks it: %s: %s', (species, text) => {
    const { isCertain, rules } = cardOf(species, text);
    expect({ isCertain, isSalt: rules.includes('salt') }).toEqual({
      isCertain: false,
      isSalt: false,
    });
  });

  it.each([
    ['pig', 'Il maialino ha mangiato tutto il sale minerale e beve tantissimo'],
    ['pig', 'La scrofa si è mangiata il sale minerale dei bovini'],
    ['pig', "My pig ate the cows' salt lick"],
    ['pig', 'My piglet ate half of the salt block'],
    ['uccello', 'La gallina ha mangiato il sale minerale'],
    ['uccello', 'My hen ate the salt lick'],
    ['cane', 'Il cane ha mangiato il sale minerale dei cavalli'],
    ['cane', "he ate the horse's salt lick"],
    ['cane', 'My dog ate a salt block'],
    ['coniglio', 'My rabbit ate his whole salt lick'],
    ['horse', 'Il cavallo ha mangiato tutto il blocco di sale'],
    ['horse', 'my horse ate a bag of road salt'],
  ] as const)('is salt to an animal that eats it or all of it: %s: %s', (species, text) => {
    const { level, isCertain, rules } = cardOf(species, text);
    expect({ level, isCertain }).toEqual({ level: 'emergency', isCertain: true });
    expect(rules).toContain('salt');
  });

  it.each([
    'Ha leccato il blocco di sale dei cavalli',
    'Ha leccato il rullo di sale per mucche',
    'My ewe licked the cattle salt block',
    'She licked the horse salt lick',
  ])('of other animals has copper for a sheep: %s', (text) => {
    const { level, rules, actions } = cardOf('sheep', text);
    expect({ level, rules }).toEqual({ level: 'emergency', rules: ['copper-sheep'] });
    expect(actions[0]).toMatch(/farm animals|animali da fattoria/);
  });
});
