import { expect, it } from '@jest/globals';
import { fileName } from './file-name.js';
import { fitting } from './lines.js';
import { printable } from './printable.js';

it.each([
  ['Perché è così: 4,5 € – “sì”…', 'Perché è così: 4,5 € – “sì”…'],
  ['e\u0301 decomposed', 'é decomposed'],
  ['Change: −5 %', 'Change: -5 %'],
  ['Țepeș and Łódź', 'Tepes and Lódz'],
  ['good 🐈‍⬛ cat 👍🏽 🇮🇹 1️⃣', 'good cat 1'],
  ['Рекс', '????'],
  ['a\tb\u2028c\u0007', 'a b c'],
  ['ﬁne', 'fine'],
])('%j is printed as %j', (text, shown) => {
  expect(printable(text)).toBe(shown);
});

it('printing a text twice changes nothing further', () => {
  for (let code = 0; code < 0x3000; code += 1) {
    const once = printable(`x${String.fromCodePoint(code)}y`);
    expect(printable(once)).toBe(once);
    expect(once).toMatch(/^x.*y$/);
  }
});

it.each([
  ['Micia', 'zampa-micia-2026-11-20.pdf'],
  ['Señor Þór "x"/..\r\n', 'zampa-senor-or-x-2026-11-20.pdf'],
  ['Рекс', 'zampa-2026-11-20.pdf'],
])('a summary of %j is downloaded as %s', (name, file) => {
  expect(fileName(name, '2026-11-20')).toBe(file);
});

const more = (count: number) => `and ${String(count)} more`;
const lines = Array.from({ length: 20 }, (_, n) => `line ${String(n)}`);
const heights = lines.map(() => 10);

it('a timeline that fits is printed whole', () => {
  expect(fitting(lines, heights, 200, more)).toEqual(lines);
  expect(fitting([], [], -5, more)).toEqual([]);
});

it('a long timeline is printed with as many of the newest lines as fit', () => {
  for (let room = 90; room < 200; room += 1) {
    const shown = fitting(lines, heights, room, more);
    expect(shown.length * 10).toBeLessThanOrEqual(room);
    expect(shown.length * 10).toBeGreaterThan(room - 10);
    expect(shown[0]).toBe(more(20 - shown.length + 1));
    expect(shown.at(-1)).toBe('line 19');
  }
  expect(fitting(lines, heights, -50, more)).toEqual([more(12), ...lines.slice(-8)]);
});
