import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '../contract/languages.js';
import { parseEntry } from './entry-parser.js';
import { type Entry } from './entry.js';
import { HandbookService } from './handbook.service.js';

const ENTRIES = new URL('./entries/', import.meta.url);
const entries = readdirSync(ENTRIES).map((name) =>
  parseEntry(name, readFileSync(new URL(name, ENTRIES), 'utf8')),
);
const handbook = new HandbookService();

const BREEDS: Record<string, string> = {
  'guinea-pig': 'guinea pig',
  hamster: 'hamster',
  rat: 'pet rat',
  chinchilla: 'chinchilla',
  ferret: 'ferret',
  tortoise: 'tortoise',
  turtle: 'turtle',
  lizard: 'bearded dragon',
  snake: 'corn snake',
  fish: 'goldfish',
  horse: 'horse',
  donkey: 'donkey',
  goat: 'goat',
  degu: 'degu',
  hedgehog: 'hedgehog',
  amphibian: 'frog',
};

/** All answered questions of an entry, asked by an owner of an animal that the entry is about. */
function wrongAnswers(entry: Entry): string[] {
  const species = entry.species[0] ?? 'cane';
  const breed = BREEDS[entry.animals[0] ?? ''] ?? null;
  return LANGUAGES.flatMap((language) =>
    entry[language].questions.flatMap(({ question, answer }) => {
      const matches = handbook.search({ question, species, breed, language, history: [] });
      const [best] = matches;
      if (best?.entry.id === entry.id && best.answered?.answer === answer) return [];
      // Another entry may have the same answer.
      if (best?.answered?.question === question) return [];
      return [`${question} -> ${best?.entry.id ?? 'nothing'}: ${best?.answered?.question ?? ''}`];
    }),
  );
}

describe("the handbook's answered questions", () => {
  it.each(entries)('are found when asked: $id', (entry) => {
    expect(wrongAnswers(entry)).toEqual([]);
  });

  it('cover every topic in both languages', () => {
    for (const language of LANGUAGES) {
      const answered = entries.filter((entry) => entry[language].questions.length > 0);
      expect(answered.length).toBe(entries.length);
    }
  });
});
