import type { Word } from './words.js';

/** One place of a phrase: words, beginnings of words, or a gap of up to a number of words. */
type Place = WordPlace | { gap: number };

/** Shared by all phrases of one compiler that write it alike. */
export interface WordPlace {
  words: ReadonlySet<string>;
  stems: readonly string[];
}

export interface Phrase {
  first: WordPlace;
  /** Compiled when a text first contains the first word, since few phrases ever occur. */
  rest: () => readonly Place[];
  /** Whether there is no more than the first word. */
  isSingle: boolean;
}

/** Words by the name that stands for them in many phrases. */
export type Macros = Readonly<Record<string, string>>;

/**
 * Compiles phrases of the lexicon: `throw*|threw up`, `@not .. eat*`. A bar separates alternatives,
 * a star ends a stem, `..` allows up to two words in between and `...` up to four, `@name` stands
 * for the words of a macro. Phrases share places that are written alike.
 */
export function phraseCompiler(macros: Macros): (source: string) => Phrase {
  const places = new Map<string, Place>();
  const placeOf = (element: string): Place => {
    const place = places.get(element) ?? compilePlace(element, macros);
    places.set(element, place);
    return place;
  };
  return (source) => {
    const [beginning = ''] = /\S+/.exec(source) ?? [];
    const first = placeOf(beginning);
    if ('gap' in first) throw new Error('a phrase begins with a word');
    const others = source.slice(source.indexOf(beginning) + beginning.length).trim();
    let rest: readonly Place[] | undefined;
    return {
      first,
      rest: () => (rest ??= others === '' ? [] : others.split(/\s+/).map(placeOf)),
      isSingle: others === '',
    };
  };
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

/** Negates what follows, so a gap does not reach over it. */
const WITHOUT = new Set(['without', 'senza']);

/** @returns the index after the phrase's last word if it begins at `at`; -1 otherwise. */
export function matchAt({ first, rest }: Phrase, words: readonly Word[], at: number): number {
  const beginning = words[at];
  if (!beginning || !takes(first, beginning.text)) return -1;
  const places = rest();
  const from = (place: number, index: number): number => {
    const wanted = places[place];
    if (!wanted) return index;
    if ('gap' in wanted) {
      for (let skipped = 0; skipped <= wanted.gap; skipped += 1) {
        const end = from(place + 1, index + skipped);
        if (end >= 0) return end;
        if (WITHOUT.has(words[index + skipped]?.text ?? '')) return -1;
      }
      return -1;
    }
    const word = words[index];
    if (!word || word.clause !== beginning.clause || !takes(wanted, word.text)) return -1;
    return from(place + 1, index + 1);
  };
  return from(0, at + 1);
}

/** The single stem or word of a phrase with one place; misspellings are searched among these. */
export function singleForms({ first, isSingle }: Phrase): { text: string; isStem: boolean }[] {
  if (!isSingle) return [];
  return [
    ...Array.from(first.words, (text) => ({ text, isStem: false })),
    ...first.stems.map((text) => ({ text, isStem: true })),
  ];
}
