import type { Language } from '../language.js';
import { isMisspelling } from '../toxins/spelling.js';
import {
  compilePhrase,
  initialsOf,
  matchAt,
  singleForms,
  type Macros,
  type Phrase,
} from './phrase.js';
import type { Word } from './words.js';

/** Phrases of one meaning in each language, parted by commas; see `compilePhrase`. */
export type Meaning = readonly [en: string, it: string];

/** Where a meaning stands: indexes of its first word and the one behind its last. */
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

const SHORTEST_MISSPELT = 6;
const MEMORY = 5000;

/** The meanings of one language, ready to be found. */
export class Lexicon {
  private readonly byInitials = new Map<string, Entry[]>();
  private readonly forms = new Map<string, Form[]>();
  private readonly known = new Set<string>();
  private readonly remembered = new Map<string, readonly string[]>();

  constructor(
    meanings: Readonly<Record<string, Meaning>>,
    language: Language,
    macros: Macros,
    /** Words that are no misspelling of another. */
    realWords: Iterable<string>,
  ) {
    for (const word of realWords) this.known.add(word);
    for (const [name, [en, it]] of Object.entries(meanings)) {
      const sources = (language === 'en' ? en : it).split(',').filter((text) => text.trim() !== '');
      for (const source of sources) this.add(name, compilePhrase(source, macros));
    }
  }

  /** Every meaning that stands in the text, with its places. */
  find(words: readonly Word[]): ReadonlyMap<string, readonly Hit[]> {
    const found = new Map<string, Hit[]>();
    const keep = (name: string, hit: Hit) => {
      const hits = found.get(name);
      if (!hits) found.set(name, [hit]);
      else if (hits.at(-1)?.from !== hit.from) hits.push(hit);
    };
    words.forEach(({ text }, at) => {
      let isKnown = this.known.has(text);
      for (const { name, phrase } of this.byInitials.get(text.slice(0, 2)) ?? []) {
        const to = matchAt(phrase, words, at);
        if (to < 0) continue;
        keep(name, { from: at, to });
        isKnown = true;
      }
      if (isKnown) return;
      for (const name of this.misspelt(text)) keep(name, { from: at, to: at + 1 });
    });
    return found;
  }

  private add(name: string, phrase: Phrase): void {
    for (const initials of new Set(initialsOf(phrase))) {
      const entries = this.byInitials.get(initials);
      if (entries) entries.push({ name, phrase });
      else this.byInitials.set(initials, [{ name, phrase }]);
    }
    for (const { text, isStem } of singleForms(phrase)) {
      const forms = this.forms.get(text.slice(0, 1)) ?? [];
      forms.push({ name, text, isStem });
      this.forms.set(text.slice(0, 1), forms);
    }
  }

  /** Meanings of which a word may be a misspelling; remembered, since most words come again. */
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
