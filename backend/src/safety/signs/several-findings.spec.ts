import { describe, expect, it } from '@jest/globals';
import type { Species } from '../../contract/species.js';
import { assess } from '../assess.js';

const cardOf = (text: string, breed: string, species: Species = 'altro') => {
  const { actions, donts, rules } = assess({ text, species, breed });
  return { rules, said: [...actions, ...donts].join(' ') };
};

describe('a card for several findings', () => {
  it.each([
    ['gerbil', 'My gerbil fell, its leg is broken and the skin of its tail came off'],
    ['gerbillo', 'Il mio gerbillo ha perso la pelle della coda e ha una zampa rotta'],
  ])('keeps a broken leg still beside a torn tail: %s: %s', (breed, text) => {
    const { rules, said } = cardOf(text, breed);
    expect(rules).toEqual(expect.arrayContaining(['torn-tail', 'fracture']));
    expect(said).toMatch(/Do not splint|Non steccare/);
  });

  it.each([
    'My rabbit had heatstroke, I cooled her with ice water and now she is cold, limp and shaking',
    "Il mio coniglio ha avuto un colpo di calore, l'ho bagnato e ora è freddo e trema",
  ])('stops the cooling of one that is no longer hot: %s', (text) => {
    expect(cardOf(text, 'rabbit', 'coniglio').said).toMatch(
      /stop and dry it as soon as|smetti e asciugalo appena/,
    );
  });

  it.each([
    'My ferret was hit by a car, collapsed and is shaking',
    'My ferret bit through a plugged-in cable, collapsed and is shaking',
    'Il mio furetto è stato investito, è crollato e trema',
  ])('gives no food to a ferret that is hurt: %s', (text) => {
    const { rules, said } = cardOf(text, 'ferret');
    expect(rules).not.toContain('low-sugar');
    expect(said).not.toMatch(/honey|miele|food at once|offri subito/);
  });

  it.each([
    'My ferret fell over and is drooling',
    'My ferret is weak and drools, her back legs wobble',
    'Il mio furetto è debole, trema e si è fatto la pipì addosso',
  ])('feeds a ferret that is only weak: %s', (text) => {
    expect(cardOf(text, 'ferret').rules).toContain('low-sugar');
  });

  it('takes a swollen udder for no bloat', () => {
    const text = 'La mia capra ha la mammella gonfia e calda e non mangia';
    expect(cardOf(text, 'capra').rules).not.toContain('bloat');
  });

  it.each([
    'La mia capra è gonfia e le mammelle sono normali',
    'La mia capra ha la pancia gonfia e non mangia',
  ])('knows bloat beside the udder or the food: %s', (text) => {
    expect(cardOf(text, 'capra').rules).toContain('bloat');
  });
});
