import { describe, expect, it } from '@jest/globals';
import { fold } from '../language/text.js';
import { assess } from './assess.js';
import { tellsOrdinaryMeal } from './ordinary-meal.js';

describe('a message about an ordinary meal', () => {
  it.each([
    ['cane', 'My dog ate some cheese'],
    ['cane', 'my dog ate a banana and is fine'],
    ['cane', 'My puppy ate all his food.'],
    ['cane', 'my old dog has eaten a piece of bread, is that ok?'],
    ['cane', 'he ate his dinner tonight'],
    ['gatto', 'my cat ate some tuna'],
    ['coniglio', 'my rabbit ate some parsley'],
    ['uccello', 'my parrot ate a strawberry'],
    ['cane', 'Il mio cane ha mangiato una carota'],
    ['cane', 'ha mangiato tutta la pappa'],
    ['gatto', 'Il gatto ha mangiato il tonno, va bene?'],
    ['coniglio', "Il coniglio ha mangiato dell'insalata stamattina"],
    ['cane', 'He did not eat the chocolate, I found it'],
    ['cane', "Non ha mangiato il cioccolato, l'ho ritrovato"],
  ] as const)('raises no alarm for a %s: %s', (species, text) => {
    expect(assess({ text, species }).level).toBe('routine');
  });

  it.each([
    ['cane', 'and pumpkin'],
    ['gatto', 'ok and what about chicken'],
    ['altro', 'and the cucumber then'],
    ['cane', 'and the peel'],
    ['cane', 'e il cetriolo'],
    ['coniglio', 'ok e le zucchine invece'],
  ] as const)('that names another food raises none for a %s: %s', (species, text) => {
    expect(assess({ text, species }).level).toBe('routine');
  });

  it.each([
    ['coniglio', null, 'My rabbit ate three raisins'],
    ['coniglio', null, 'My rabbit ate raisins'],
    ['coniglio', null, 'he ate a grape'],
    ['altro', null, 'my guinea pig ate some grapes'],
    ['altro', null, "La mia cavia ha mangiato dell'uva"],
    ['coniglio', null, "Il mio coniglio ha mangiato un acino d'uva"],
    ['uccello', null, 'my parrot ate a grape'],
  ] as const)('of grapes raises none for a %s (%s): %s', (species, breed, text) => {
    expect(assess({ text, species, breed }).level).toBe('routine');
  });

  it.each([
    ['cane', null, 'My dog ate three raisins'],
    ['gatto', null, 'My cat ate a grape'],
    ['cane', null, 'he ate a grape'],
    ['altro', 'ferret', 'he ate a grape'],
    ['coniglio', null, 'My rabbit and my dog ate raisins'],
    ['coniglio', null, 'My rabbit ate raisins and is bloated'],
    ['coniglio', null, 'My rabbit ate 500 raisins'],
    ['coniglio', null, 'My rabbit ate all the raisins'],
  ] as const)('of grapes is none for a %s (%s): %s', (species, breed, text) => {
    expect(assess({ text, species, breed }).level).not.toBe('routine');
  });

  it.each([
    'and the antifreeze',
    'and the stone',
    'my dog ate a peach',
    'my dog ate some fruit',
    'and chicken bones',
    'e il cetriolo e la cicuta',
    'my dog ate a chicken bone',
    'my dog ate bread dough',
    'my dog ate the cheese with the wrapper',
    'my dog ate a banana and is shaking',
    'my dog ate apple seeds',
    'he ate his dinner and then collapsed',
    'my dog has not eaten his dinner',
    'my cat ate some fish and can’t breathe',
    'il cane ha mangiato la pasta lievitata',
    'il cane ha mangiato il pane e vomita',
    'non ha mangiato la pappa',
  ])('is not recognised if it says more: %s', (text) => {
    expect(tellsOrdinaryMeal(fold(text))).toBe(false);
  });
});

it('does not take a find that leaves something missing for all of it', () => {
  const question = 'He did not eat the chocolate, I found it half eaten';
  expect(tellsOrdinaryMeal(fold(question))).toBe(false);
});

describe('food or a part that was not eaten, and found,', () => {
  it.each([
    ['donkey', 'She did not eat her hay, I found it all', 'donkey-appetite'],
    ['horse', 'He did not eat his breakfast, I found it all', 'colic'],
    ['horse', 'He did not eat his carrots, I found them all', 'colic'],
    ['guinea pig', 'She did not eat her hay, I found it all', 'gut-stasis'],
    ['cavallo', "Non ha toccato la biada, l'ho trovata tutta", 'colic'],
  ])('is a lost appetite of a %s: %s', (breed, text, rule) => {
    expect(assess({ text, species: 'altro', breed })).toMatchObject({
      level: 'emergency',
      rules: [rule],
    });
  });

  it.each([
    'My dog did not swallow both batteries, we found it',
    'He did not swallow the second sock, I found it',
    'She did not swallow the other magnet, I found it',
    'He did not eat most raisins, I found them',
    'She did not take her insulin, I found it',
    "La gatta non ha ingoiato l'altro ago, l'ho trovato",
    'Non ha mangiato tutte le esche, le ho trovate',
  ])('does not count as nothing eaten: %s', (text) => {
    expect(tellsOrdinaryMeal(fold(text))).toBe(false);
  });

  it.each([
    'He did not take the tablet, I found it',
    'She has not swallowed my ring, I found it again',
    'He did not eat the chicken bone, I found it',
    "Il cane non ha ingoiato la pila, l'ho trovata",
  ])('does if it is one thing: %s', (text) => {
    expect(tellsOrdinaryMeal(fold(text))).toBe(true);
  });
});
