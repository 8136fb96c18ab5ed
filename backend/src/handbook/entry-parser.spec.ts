import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '../contract/languages.js';
import { parseEntry } from './entry-parser.js';

const ENTRIES = new URL('./entries/', import.meta.url);
const files = readdirSync(ENTRIES);
const read = (name: string) => parseEntry(name, readFileSync(new URL(name, ENTRIES), 'utf8'));

const SAMPLE = `---
id: sample
species: cane, gatto
sources:
- WSAVA | Guidelines | https://wsava.org/
reviewed: 2026-11-21
synonyms-en: one
synonyms-it: uno
---

# en: Title

Lead.

- First
- Second

> Call the vet.

# it: Titolo

Inizio.

- Primo

> Chiama il veterinario.
`;

describe('parseEntry', () => {
  it('reads the introduction, the parts and when to call the vet', () => {
    const entry = parseEntry('sample.md', SAMPLE);
    expect(entry.species).toEqual(['cane', 'gatto']);
    expect(entry.sources).toEqual([
      { publisher: 'WSAVA', title: 'Guidelines', url: 'https://wsava.org/' },
    ]);
    expect(entry.en).toMatchObject({
      title: 'Title',
      lead: 'Lead.',
      parts: ['- First', '- Second'],
      vet: 'Call the vet.',
    });
    expect(entry.it.vet).toBe('Chiama il veterinario.');
  });

  it.each([
    ['an unknown key', SAMPLE.replace('reviewed:', 'author: me\nreviewed:')],
    ['a missing key', SAMPLE.replace('reviewed: 2026-11-21\n', '')],
    ['an unknown species', SAMPLE.replace('gatto', 'drago')],
    ['a source without title', SAMPLE.replace('WSAVA | Guidelines', 'WSAVA |')],
    ['a missing language', SAMPLE.replace('# it: Titolo', '## Titolo')],
    ['no word on the vet', SAMPLE.replace('> Chiama il veterinario.', '')],
    ['a merge conflict', SAMPLE.replace('- First', '<<<<<<< HEAD\n- First')],
    ['a foreign id', SAMPLE.replace('id: sample', 'id: other')],
  ])('refuses %s and names the file', (_, content) => {
    expect(() => parseEntry('sample.md', content)).toThrow(/sample\.md/);
  });
});

describe('the handbook', () => {
  it.each(files)('%s is 80 to 180 words in both languages', (name) => {
    const entry = read(name);
    for (const language of LANGUAGES) {
      const length = entry[language].body.split(/\s+/).length;
      expect(length).toBeGreaterThanOrEqual(80);
      expect(length).toBeLessThanOrEqual(180);
    }
  });

  it('never says to make an animal vomit', () => {
    const texts = files.map(read).flatMap(({ en, it: italian }) => [en.body, italian.body]);
    const advice = texts.flatMap(
      (text) => text.match(/[^.\n]*(?:make|farl)\w*[^.\n]*vomit[^.\n]*/gi) ?? [],
    );
    expect(advice.filter((line) => !/\b(?:not|non|no)\b/i.test(line))).toEqual([]);
  });
});
