import { expect, it } from '@jest/globals';
import type { ReminderKind } from '../contract/reminders.js';
import { diaryEntryOf } from './diary-entry-of.js';

const DUE = new Date('2026-11-20T08:00:00Z');

const textOf = (kind: ReminderKind, title: string, language: 'en' | 'it' = 'en') =>
  diaryEntryOf({ id: 7, kind, title, nextAt: DUE }, DUE, language)?.text;

it.each([
  ['fleas', 'Bravecto', 'Bravecto'],
  ['worms', 'Worming or a droppings test', 'Worming or a droppings test'],
  ['fleas', 'Monthly tablet', 'Monthly tablet (fleas and ticks)'],
  ['worms', 'Tablet', 'Tablet (worms)'],
  ['medicine', 'Tablet', 'Tablet'],
] as const)('a done reminder of the kind %s, "%s", is noted as %s', (kind, title, text) => {
  expect(textOf(kind, title)).toBe(text);
});

it("says what a treatment is against in the owner's language", () => {
  expect(textOf('worms', 'Pastiglia', 'it')).toBe('Pastiglia (vermi)');
  expect(textOf('fleas', 'Fialetta', 'it')).toBe('Fialetta (pulci e zecche)');
});
