import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '../contract/languages.js';
import { POISON_LINES } from '../safety/contacts.data.js';
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

describe('entries on the same subject', () => {
  const textsOf = (id: string) => {
    const entry = read(`${id}.md`);
    return LANGUAGES.map((language) => {
      const { body, questions } = entry[language];
      return [body, ...questions.map(({ answer }) => answer)].join('\n');
    });
  };

  it.each([
    ['cat-permethrin', /three days|tre giorni/, /two days|due giorni/],
    ['cat-flea-products', /three days|tre giorni/, /two days|due giorni/],
    ['tortoise-hibernation', /3 to 7|3-7/, /4 to 6|4-6|below 2\b|sotto 2\b/],
    ['duck-keeping', /in the UK|come mangime per avicoli/, /a few mealworms|qualche tarma/],
    ['prolapse-first-aid', /never home-made salt|mai acqua salata/, /lukewarm salt water/],
    ['burns-electric-shock', /no vinegar|niente aceto/, /a little vinegar|un po' di aceto/],
    [
      'bleeding-first-aid',
      /Off within hours|Si toglie in poche ore/,
      /until healed|fino a guarigione/,
    ],
    ['axolotl-care', /Appendix II|Appendice II/, /Appendix B|Allegato B del CITES/],
  ])('agree: %s', (id, says, not) => {
    for (const text of textsOf(id)) {
      expect(text).toMatch(says);
      expect(text).not.toMatch(not);
    }
  });

  it('name grass for cats as a safe plant, not catnip', () => {
    const [, italian = ''] = textsOf('toxic-plants');
    expect(italian).toMatch(/erba per gatti/i);
    expect(italian).not.toMatch(/erba gatta/i);
  });

  it('list the poison lines of the emergency cards, in their order', () => {
    const digits = (text: string) => text.replace(/\D/g, '');
    const countries = new Set(POISON_LINES.map(({ country }) => country));
    for (const text of textsOf('poison-helplines').map(digits)) {
      for (const country of countries) {
        const lines = POISON_LINES.filter((line) => line.country === country);
        const places = lines.map(({ phone }) => text.indexOf(digits(phone)));
        expect(places).not.toContain(-1);
        expect(places).toEqual([...places].sort((a, b) => a - b));
      }
    }
  });
});
