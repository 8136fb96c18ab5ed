import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { TriageLevel } from '../contract/chat.js';
import { LANGUAGES } from '../contract/languages.js';
import { parseEntry } from '../handbook/entry-parser.js';
import { AnswerGuard } from './answer-guard.js';

const FOLDER = new URL('../handbook/entries/', import.meta.url);

const entries = readdirSync(FOLDER).map((name) =>
  parseEntry(name, readFileSync(new URL(name, FOLDER), 'utf8')),
);

/** Entries with a sentence that would be withheld, with the reasons. */
function withheld(level: TriageLevel): string[] {
  return entries.flatMap(({ id, ...texts }) =>
    LANGUAGES.flatMap((language) => {
      const triage = { level, reasons: [], actions: [], donts: [], contacts: [] };
      const reasons: string[] = [];
      const guard = new AnswerGuard({ triage, language }, (reason) => reasons.push(reason));
      guard.take(`${texts[language].body}\n\n`);
      guard.rest();
      return reasons.map((reason) => `${id} ${language} ${reason}`);
    }),
  );
}

describe('the handbook as an answer', () => {
  it('contains nothing the guard forbids', () => {
    expect(withheld('routine')).toEqual([]);
  });

  it('contains, for an emergency, nothing forbidden except that something may wait', () => {
    expect(withheld('emergency').filter((one) => !one.endsWith(' waiting'))).toEqual([]);
  });
});
