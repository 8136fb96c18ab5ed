import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const SOURCE = new URL('../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, SOURCE), 'utf8');

/** Files with what owners may type, what a model may write, or what a PDF can show. */
const NO_TEXTS = /\.(?:spec|fixture)\.ts$|never-said\.examples\.data\.ts$|printable\.ts$/;
/** Parts of patterns: owners type both kinds of apostrophe. */
const IN_PATTERNS = /\[[^\]\n]*['’][^\]\n]*\]|\|n?’\w+|\[–[^\]]*\]|replaceAll\('’'/g;

const texts = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !NO_TEXTS.test(file))
  .map((file) => ({ file, text: read(file).replace(IN_PATTERNS, '') }));

const entries = readdirSync(new URL('handbook/entries/', SOURCE)).map((file) => ({
  file,
  text: read(`handbook/entries/${file}`),
}));

/** The matches in each file. */
const found = (files: { file: string; text: string }[], pattern: RegExp): string[] =>
  files.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(
      ({ 0: match, index }) => `${file}: ${text.slice(Math.max(0, index - 20), index)}${match}`,
    ),
  );

describe('texts for owners', () => {
  it.each<[string, RegExp]>([
    ['one kind of apostrophe and of quotation mark', /[’‘“”«»]/g],
    ['no space before the percent sign', /[\d}] %/g],
    ['no dash in a range: "5 to 10", "5-10"', /[\d}]–[\d$]/g],
    ['a space between a number and °C', /\d°[CF]/g],
  ])('have %s', (_, pattern) => {
    expect(found([...texts, ...entries], pattern)).toEqual([]);
  });

  it('write ranges as words in English and with a hyphen in Italian', () => {
    const parts = entries.map(({ file, text }) => {
      const [, en = '', italian = ''] = text.split(/^# (?:en|it): /m);
      return { file, en, italian };
    });
    const english = parts.map(({ file, en }) => ({ file, text: en }));
    const hyphens = /(?<![\d-])\d+-\d+(?![\d-])/g;
    expect(found(english, hyphens)).toEqual([]);
    const words = parts.map(({ file, italian }) => ({ file, text: italian }));
    expect(found(words, /(?<!da )\b\d+ a \d+ (?:gradi|giorni|settimane|mesi|anni|cm)\b/g)).toEqual(
      [],
    );
  });

  it('use a multiplication sign, and write euros as each language does', () => {
    expect(found(entries, /\d x \d/g)).toEqual([]);
    const english = entries.map(({ file, text }) => ({
      file,
      text: text.split('\n# it: ')[0] ?? '',
    }));
    expect(found(english, /\d euros?\b/g)).toEqual([]);
  });
});
