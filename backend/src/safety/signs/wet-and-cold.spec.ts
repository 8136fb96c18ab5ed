import { expect, it } from '@jest/globals';
import { fold } from '../../language/text.js';
import { findSigns } from './find-signs.js';

const coldIn = (text: string) =>
  findSigns({
    text: fold(text),
    language: null,
    animals: new Set(['rabbit']),
    facts: new Set(),
  }).shown.find(({ group }) => group.id === 'cold')?.level;

it.each([
  'My rabbit got soaked in the rain and is cold',
  "My rabbit got soaked in the rain, she isn't eating and is cold",
  'Il mio coniglio si è bagnato tutto ed è freddo',
])('a small animal that is wet and cold is in danger: %s', (text) => {
  expect(coldIn(text)).toBe('emergency');
});

it.each([
  "My rabbit's ears are cold and she got soaked in the rain, I dried her and she is eating",
  "Il mio coniglio si è bagnato tutto ed era freddo, l'ho asciugato e ora mangia",
])('but not if it eats again: %s', (text) => {
  expect(coldIn(text)).not.toBe('emergency');
});
