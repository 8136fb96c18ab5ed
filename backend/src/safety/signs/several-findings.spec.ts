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
    'My rabbit had heatstroke, I dipped him in ice water and now he is ice cold and limp',
    "Il coniglio ha avuto un colpo di calore, l'ho messo in acqua fredda e adesso è gelato e molle",
    'My rabbit had heatstroke, we cooled him in the bath, now he is cold in my hands and limp',
    'Il coniglio aveva un colpo di calore, ora è freddo in braccio a me e molle',
  ])('stops the cooling of one that is cold by now, and covers it: %s', (text) => {
    const { said } = cardOf(text, 'rabbit', 'coniglio');
    expect(said).toMatch(/Stop cooling it now|Smetti subito di rinfrescarlo/);
    expect(said).toMatch(/cover it lightly|coprilo leggermente/);
    expect(said).not.toMatch(/damp its ears|inumidisci/);
  });

  it.each<[string, string, Species]>([
    [
      'My rabbit lay in the hutch all afternoon at 32 degrees, now limp, I wet his ears with cold water',
      'rabbit',
      'coniglio',
    ],
    ['Rabbit limp after a car journey without air con, cold water on ears', 'rabbit', 'coniglio'],
    ['My chinchilla is limp and drooling, AC broke, 30C, I gave cold water', 'chinchilla', 'altro'],
    ['My hedgehog is limp, the room is at 36, cold water on his paws', 'hedgehog', 'altro'],
    ['My rabbit overheated, her ears are cold and she is limp', 'rabbit', 'coniglio'],
    ['Il coniglio ansima al sole ed è molle, gli ho messo un panno freddo', 'coniglio', 'coniglio'],
    [
      "Il condizionatore è rotto, la cavia è molle, l'ho messa su una piastrella fredda",
      'cavia',
      'altro',
    ],
  ])('does not warm one that its owner cooled: %s', (text, breed, species) => {
    const { rules, said } = cardOf(text, breed, species);
    expect(rules).toContain('heatstroke-small');
    expect(rules).not.toContain('cold');
    expect(said).not.toMatch(/Warm it slowly|Scaldalo piano/);
  });

  it.each([
    'My rabbit is cold and limp in her hutch this morning',
    'My rabbit is limp and cold, his temperature is 35 degrees',
    'Il mio coniglio è freddo e molle, l’ho messo al caldo',
  ])('does not cool one that is cold: %s', (text) => {
    const { rules, said } = cardOf(text, 'rabbit', 'coniglio');
    expect(rules).toContain('cold');
    expect(rules).not.toContain('heatstroke-small');
    expect(said).toMatch(/Warm it slowly|Scaldalo piano/);
  });

  it.each([
    'My rabbit has a cold and is very weak',
    'My rabbit ate cold lettuce and does not move',
    'Il mio coniglio è debole, gli ho dato acqua fredda',
  ])('takes a cold in the head, or a cold thing, for no chill: %s', (text) => {
    expect(cardOf(text, 'rabbit', 'coniglio').rules).not.toContain('cold');
  });

  it.each([
    'My rabbit fell into cold water and is limp',
    'My rabbit was soaked with cold water and is limp',
    'Il mio coniglio è caduto nell’acqua fredda ed è molle',
  ])('warms one that got wet by accident: %s', (text) => {
    expect(cardOf(text, 'rabbit', 'coniglio').rules).toContain('cold');
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
