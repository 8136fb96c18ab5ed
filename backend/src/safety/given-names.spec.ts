import { describe, expect, it } from '@jest/globals';
import type { Species } from '../contract/species.js';
import { assess } from './assess.js';

const cardOf = (species: Species, text: string, breed = '') => {
  const { level, rules, actions, donts } = assess({ text, species, breed });
  return { level, rules, said: [...actions, ...donts].join(' ') };
};

describe('a pet whose name is also a word for another animal', () => {
  it.each<[Species, string, string]>([
    ['cane', "My Jenny won't eat", 'appetite'],
    ['cane', "My dog Jenny won't eat", 'appetite'],
    ['gatto', 'La mia Jenny non mangia', 'appetite'],
    ['gatto', 'Our Jack is not eating', 'appetite'],
    ['coniglio', 'My Jenny does not eat and makes no droppings', 'gut-stasis'],
    ['cane', 'My Jenny is bloated, retches and nothing comes up', 'bloat'],
    ['cane', "My Billy is stuck on his back and can't get up", 'collapse'],
    ['cane', 'My Molly collapsed', 'collapse'],
    ['cane', 'I took our Jenny out and she collapsed', 'collapse'],
    ['gatto', 'La mia Jenny perde i sensi', 'collapse'],
    ['cane', "My Shetland won't eat", 'appetite'],
    ['gatto', 'My Molly is not breathing', 'breathing'],
  ])('is the %s of the profile: %s', (species, text, rule) => {
    const { rules, said } = cardOf(species, text);
    expect(rules).toEqual([rule]);
    expect(said).not.toMatch(/comes to you|tempt it|food away|brambles|Turn it over|its water/);
  });

  it.each([
    ['horse', "My Jenny won't eat", 'colic'],
    ['guinea pig', 'My Jenny is not eating', 'gut-stasis'],
    ['hamster', 'My Molly collapsed', 'collapse'],
  ])('is the %s that the breed names: %s', (breed, text, rule) => {
    const { rules, said } = cardOf('altro', text, breed);
    expect(rules).toContain(rule);
    expect(said).not.toMatch(/tempt it|its water/);
  });

  it('is the sheep of the profile, not a pony', () => {
    const { rules } = cardOf(
      'altro',
      'My Shetland is limp and her belly is swollen',
      'pecora shetland',
    );
    expect(rules).toEqual(['bloat']);
  });

  it.each([
    ['donkey', "My jenny won't eat", 'donkey-appetite'],
    ['donkey, miniature', 'My jack is off his feed', 'donkey-appetite'],
    ['', "My jenny won't eat", 'donkey-appetite'],
    ['Amiata', 'My jenny has stopped eating', 'donkey-appetite'],
    ['goat', 'My billy is stuck on his back', 'cast'],
  ])('is that animal if the profile may be one: %s: %s', (breed, text, rule) => {
    expect(cardOf('altro', text, breed).rules).toEqual([rule]);
  });

  it.each([
    'My Jenny ate chicken feed',
    'My Jenny ate a bag of oats',
    'My jack ate calf starter',
    'My Shetland ate chicken feed',
    'My Shetlands ate chicken feed',
  ])('eats no feed that harms only horses: %s', (text) => {
    expect(cardOf('cane', text).level).not.toBe('emergency');
  });
});
