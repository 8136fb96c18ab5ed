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
  ['she is 12 weeks and pees everywhere', 0],
  ['olive is only 12 weeks', 0],
  ['ha 3 mesi e morde', 0],
  ['this is 2 weeks now', 336],
  ['it is 3 weeks since she ate well', 504],
  ['she is 2 weeks post op', 336],
  ['ha la tosse da 3 settimane', 504],
])('"%s" is %d hours', (text, hours) => {
  expect(hoursIn(text)).toBe(hours);
});
