import { describe, expect, it } from '@jest/globals';
import { formProblems, repetitions } from './case-format.mjs';
import { readAbout, readCases } from './cases.mjs';
import { LEVELS } from './measure-triage.mjs';
import { partOf } from './split.mjs';

const KINDS = ['triage', 'doses', 'knowledge'];
const SPECIES = ['cane', 'gatto', 'coniglio', 'uccello', 'altro'];
const triage = readCases('triage');
const doses = readCases('doses');

const shareOf = (cases, isSo) => cases.filter(isSo).length / cases.length;

describe.each(KINDS)('the %s cases', (kind) => {
  const cases = readCases(kind);

  it('are well formed', () => {
    expect(cases.flatMap((one) => formProblems(kind, one))).toEqual([]);
  });

  it('do not repeat each other', () => {
    expect(repetitions(cases)).toEqual([]);
  });

  it('number at least 100, in both languages and both parts', () => {
    expect(cases.length).toBeGreaterThanOrEqual(100);
    for (const share of [
      shareOf(cases, ({ language }) => language === 'it'),
      shareOf(cases, ({ id }) => partOf(id) === 'measuring'),
    ]) {
      expect(share).toBeGreaterThan(0.4);
      expect(share).toBeLessThan(0.6);
    }
  });
});

const LEARNED = ['messages', 'conversations', 'after-alarm'];
const SEALED = ['sealed', 'sealed-conversations'];
const textOf = ({ text, turns = [] }) => [text, ...turns.map((turn) => turn.text)].join(' ');

describe.each([...LEARNED, ...SEALED])('the %s', (kind) => {
  const cases = readCases(kind);

  it('are well formed', () => {
    expect(cases.flatMap((one) => formProblems(kind, one))).toEqual([]);
  });

  it("are in their source's file, each with its own id", () => {
    expect(cases.filter(({ source, theme }) => source !== theme)).toEqual([]);
    expect(new Set(cases.map(({ source, id }) => `${source} ${id}`)).size).toBe(cases.length);
  });

  it('are in both languages', () => {
    const share = shareOf(cases, ({ language }) => language === 'it');
    expect(share).toBeGreaterThan(0.35);
    expect(share).toBeLessThan(0.65);
  });
});

it('no sealed text or source is among the learned ones', () => {
  const [learned, sealed] = [LEARNED, SEALED].map((kinds) => kinds.flatMap(readCases));
  for (const of of [textOf, ({ source }) => source]) {
    const known = new Set(learned.map(of));
    expect(sealed.filter((one) => known.has(of(one)))).toEqual([]);
  }
});

it('at least 6,000 messages are labelled', () => {
  expect(readCases('messages').length).toBeGreaterThanOrEqual(6000);
});

describe('the triage cases', () => {
  it.each(LEVELS)('include at least 300 of level %s, for every species', (level) => {
    const ofLevel = triage.filter((one) => one.level === level);
    expect(ofLevel.length).toBeGreaterThanOrEqual(300);
    for (const species of SPECIES) {
      expect(shareOf(ofLevel, (one) => one.species === species)).toBeGreaterThan(0.1);
    }
  });

  it('include at least 100 routine questions with alarming words', () => {
    expect(triage.filter(({ tags }) => tags.includes('trap')).length).toBeGreaterThanOrEqual(100);
  });
});

describe('the dose cases', () => {
  it('use every substance in their table, and no others', () => {
    const rows = readAbout('doses').split('\n');
    const named = rows.flatMap((row) => /^\| (`[^|]+`)\s*\|/.exec(row)?.[1].match(/[\w-]+/g) ?? []);
    const used = doses.flatMap((one) => one.doses.map(({ substance }) => substance));
    expect(new Set(used)).toEqual(new Set(named));
  });
});

describe('the knowledge cases', () => {
  it('do not require anything they also forbid', () => {
    const contradictory = readCases('knowledge').filter(({ must, mustNot }) =>
      must.flat().some((words) => mustNot.includes(words)),
    );
    expect(contradictory).toEqual([]);
  });
});
