import type { Language } from '../../contract/languages.js';
import { isMisspelling } from '../../language/spelling.js';
import {
  phraseCompiler,
  matchAt,
  singleForms,
  type Macros,
  type Phrase,
  type WordPlace,
} from './phrase.js';
import type { Word } from './words.js';

/** Phrases of one meaning in each language, separated by commas; see `phraseCompiler`. */
export type Meaning = readonly [en: string, it: string];

/** Where a meaning occurs: indexes of its first word and of the one after its last. */
export interface Hit {
  from: number;
  to: number;
}

interface Entry {
  name: string;
  phrase: Phrase;
}

interface Form {
  name: string;
  text: string;
  isStem: boolean;
}

const NONE: readonly Entry[][] = [];
const SHORTEST_MISSPELT = 8;
const MEMORY = 5000;
const MAX_STEM = 16;

function append<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/** The meanings of one language, indexed for search. */
export class Lexicon {
  /** Phrases that begin alike share a list: some beginnings have thirty words and many phrases. */
  private readonly byBeginning = new Map<WordPlace, Entry[]>();
  private readonly byWord = new Map<string, Entry[][]>();
  private readonly byStem = new Map<string, Entry[][]>();
  private readonly forms = new Map<string, Form[]>();
  private readonly remembered = new Map<string, readonly string[]>();

  constructor(meanings: Readonly<Record<string, Meaning>>, language: Language, macros: Macros) {
    const compile = phraseCompiler(macros);
    for (const [name, [en, it]] of Object.entries(meanings)) {
      const sources = (language === 'en' ? en : it).split(',').filter((text) => text.trim() !== '');
      for (const source of sources) this.add(name, compile(source));
    }
  }

  /** Every meaning in the text, with its places; `tolerant` of misspellings. */
  find(words: readonly Word[], tolerant: boolean): ReadonlyMap<string, readonly Hit[]> {
    const found = new Map<string, Hit[]>();
    const keep = (name: string, hit: Hit) => {
      const hits = found.get(name);
      if (!hits) found.set(name, [hit]);
      else if (hits.at(-1)?.from !== hit.from) hits.push(hit);
    };
    words.forEach(({ text }, at) => {
      let isKnown = false;
      for (const { name, phrase } of this.beginningWith(text)) {
        const to = matchAt(phrase, words, at);
        if (to < 0) continue;
        keep(name, { from: at, to });
        isKnown = true;
      }
      if (isKnown || !tolerant) return;
      for (const name of this.misspelt(text)) keep(name, { from: at, to: at + 1 });
    });
    return found;
  }

  private *beginningWith(word: string): Generator<Entry> {
    for (const entries of this.byWord.get(word) ?? NONE) yield* entries;
    for (let length = 1; length <= Math.min(word.length, MAX_STEM); length += 1) {
      for (const entries of this.byStem.get(word.slice(0, length)) ?? NONE) yield* entries;
    }
  }

  private add(name: string, phrase: Phrase): void {
    this.beginning(phrase.first).push({ name, phrase });
    for (const { text, isStem } of singleForms(phrase)) {
      append(this.forms, text.slice(0, 1), { name, text, isStem });
    }
  }

  private beginning(place: WordPlace): Entry[] {
    const known = this.byBeginning.get(place);
    if (known) return known;
    const entries: Entry[] = [];
    this.byBeginning.set(place, entries);
    for (const word of place.words) append(this.byWord, word, entries);
    for (const stem of place.stems) append(this.byStem, stem, entries);
    return entries;
  }

  /** Meanings that a word may be a misspelling of; cached, since most words recur. */
  private misspelt(word: string): readonly string[] {
    if (word.length < SHORTEST_MISSPELT) return [];
    const known = this.remembered.get(word);
    if (known) return known;
    const forms = this.forms.get(word.slice(0, 1)) ?? [];
    const near = forms.filter(({ text, isStem }) => isMisspelling(word, text, isStem));
    const names = [...new Set(near.map(({ name }) => name))];
    if (this.remembered.size >= MEMORY) this.remembered.clear();
    this.remembered.set(word, names);
    return names;
  }
}
