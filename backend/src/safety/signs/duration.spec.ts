import { expect, it } from '@jest/globals';
import { hoursIn } from './duration.js';

it.each([
  ['since yesterday', 12],
  ['for two days now', 48],
  ['20 hours without food', 20],
  ['da due giorni', 48],
  ['da un paio di settimane', 336],
  ['tutta la notte', 12],
  ['a kitten of 6 weeks old', 0],
  ['just now', 0],
])('"%s" is %d hours', (text, hours) => {
  expect(hoursIn(text)).toBe(hours);
});
