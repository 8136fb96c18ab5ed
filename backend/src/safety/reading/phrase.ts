import type { Word } from './words.js';

/**
 * What one place of a phrase matches: words, beginnings of words, or a gap of up to so many words.
 */
type Place = WordPlace | { gap: number };

interface WordPlace {
  words: ReadonlySet<string>;
  stems: readonly string[];
}

export interface Phrase {
  places: readonly Place[];
}

/** Words that a name stands for in many phrases. */
export type Macros = Readonly<Record<string, string>>;

/**
 * Compiles phrases of the lexicon: `throw*|threw up`, `@not .. eat*`. A bar separates alternatives,
 * a star ends a stem, `..` allows up to two words in between and `...` up to four, `@name` stands
 * for the words of a macro. Phrases share places that are written alike.
 */
export function phraseCompiler(macros: Macros): (source: string) => Phrase {
  const places = new Map<string, Place>();
  return (source) => ({
    places: source
      .trim()
      .split(/\s+/)
      .map((element) => {
        const place = places.get(element) ?? compilePlace(element, macros);
        places.set(element, place);
        return place;
      }),
  });
}

function compilePlace(element: string, macros: Macros): Place {
  if (/^\.{2,3}$/.test(element)) return { gap: element.length === 2 ? 2 : 4 };
  const named = element.replace(/@(\w+)/g, (_, name: string) => macros[name] ?? unknown(name));
  const alternatives = named.split('|');
  const isStem = (text: string) => text.endsWith('*');
  return {
    words: new Set(alternatives.filter((text) => !isStem(text))),
    stems: alternatives.filter(isStem).map((text) => text.slice(0, -1)),
  };
}

function unknown(name: string): never {
  throw new Error(`no macro ${name}`);
}

const takes = (place: WordPlace, word: string): boolean =>
  place.words.has(word) || place.stems.some((stem) => word.startsWith(stem));

/** @returns the index after the phrase's last word if it begins at `at`; -1 otherwise. */
export function matchAt({ places }: Phrase, words: readonly Word[], at: number): number {
  const clause = words[at]?.clause;
  const from = (place: number, index: number): number => {
    const wanted = places[place];
    if (!wanted) return index;
    if ('gap' in wanted) {
      for (let skipped = 0; skipped <= wanted.gap; skipped += 1) {
        const end = from(place + 1, index + skipped);
        if (end >= 0) return end;
      }
      return -1;
    }
    const word = words[index];
    if (!word || word.clause !== clause || !takes(wanted, word.text)) return -1;
    return from(place + 1, index + 1);
  };
  return from(0, at);
}

/** What the first word of this phrase can be. */
export function beginningOf({ places: [first] }: Phrase): WordPlace {
  if (!first || 'gap' in first) throw new Error('a phrase begins with a word');
  return first;
}

/** The single stem or word of a phrase with one place; misspellings are searched among these. */
export function singleForms({ places }: Phrase): { text: string; isStem: boolean }[] {
  const [only, ...others] = places;
  if (!only || 'gap' in only || others.length > 0) return [];
  return [
    ...Array.from(only.words, (text) => ({ text, isStem: false })),
    ...only.stems.map((text) => ({ text, isStem: true })),
  ];
}
