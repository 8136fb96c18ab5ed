import { hoofedNames, namesOf, ownNamesOf } from '../../../language/animals.js';

/** Animals that a dog, cat or wild animal hunts: its bite is never a scuffle. */
export const PREY = ownNamesOf(
  'rabbit',
  'bird',
  'poultry',
  'guineaPig',
  'chinchilla',
  'degu',
  'hamster',
  'gerbil',
  'rat',
  'ferret',
  'hedgehog',
  'tortoise',
  'turtle',
  'lizard',
  'snake',
  'frog',
  'axolotl',
  'horse',
  'donkey',
  'sheep',
  'lamb',
  'goat',
  'alpaca',
  'cattle',
  'pig',
);

export const ANY_PET = `${PREY}|${namesOf('dog', 'cat', 'fish')}`;

/** What is red and hangs out of them is no placenta. */
export const MALE_HOOFED = `(?:${hoofedNames('male')}|jacks?)\\b`;

export const RED_BAG = [
  '(?:has|shows|is showing) a red bag',
  '(?:ha|mostra) (?:un sacco rosso|una sacca rossa)',
];

export const LAYS_EGGS = ownNamesOf('bird', 'poultry', 'tortoise', 'turtle', 'lizard', 'snake');
