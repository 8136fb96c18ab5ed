import { describe, expect, it } from '@jest/globals';
import { formProblems } from './case-format.mjs';
import { readCases, readLessons, readPhrasings, SEALED_PHRASINGS } from './cases.mjs';
import { loadPassages } from './subject.mjs';

const load = (name) => import(new URL(`../src/${name}.ts`, import.meta.url).href);
const textOf = await loadPassages(load);
const { readEntries } = await load('handbook/handbook-files');
const phrasings = readPhrasings();
const answers = readCases('answers');

const unknownPassages = (named) => named.filter((one) => textOf(one.language, one) === undefined);

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
      readEntries().filter(({ id }) => !known.has(`${id} en`) || !known.has(`${id} it`)),
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
