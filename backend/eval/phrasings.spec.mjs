import { describe, expect, it } from '@jest/globals';
import { formProblems } from './case-format.mjs';
import { readCases, readLessons, readPhrasings, SEALED_PHRASINGS } from './cases.mjs';
import { passageOf } from './measure-answers.mjs';

const { readEntries } = await import(
  new URL('../src/handbook/handbook-files.ts', import.meta.url).href
);
const entries = new Map(readEntries().map((entry) => [entry.id, entry]));
const phrasings = readPhrasings();
const answers = readCases('answers');

const unknownPassages = (named) =>
  named.filter(({ language, entry, passage }) =>
    passageOf(entries.get(entry)?.[language], passage).startsWith('no passage'),
  );

describe('the phrasings', () => {
  it('are well formed', () => {
    expect(phrasings.flatMap((one) => formProblems('phrasings', one))).toEqual([]);
  });

  it('do not repeat each other', () => {
    expect(new Set(phrasings.map(({ text }) => text.toLowerCase())).size).toBe(phrasings.length);
  });

  it('name passages that the handbook has', () => {
    expect(unknownPassages(phrasings)).toEqual([]);
  });

  it('are there for every entry, in both languages', () => {
    const known = new Set(phrasings.map(({ entry, language }) => `${entry} ${language}`));
    expect(
      [...entries.keys()].filter((id) => !known.has(`${id} en`) || !known.has(`${id} it`)),
    ).toEqual([]);
  });

  it('of the sealed source teach no level', () => {
    expect(readLessons().filter(({ source }) => source === SEALED_PHRASINGS)).toEqual([]);
  });
});

describe('the everyday messages with their answers', () => {
  it('are well formed', () => {
    expect(answers.flatMap((one) => formProblems('answers', one))).toEqual([]);
  });

  it('name passages that the handbook has', () => {
    expect(
      unknownPassages(
        answers.flatMap(({ language, answers: list }) => list.map((one) => ({ language, ...one }))),
      ),
    ).toEqual([]);
  });
});
