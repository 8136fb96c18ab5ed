import type { Span } from '../../language/text.js';
import { DECOYS, REAL_WORDS } from './decoys.data.js';
import { isMisspelling } from '../../language/spelling.js';
import { SUBSTANCES } from './substances.js';
import { isCut, type Token } from './tokens.js';
import type { Form, Substance } from './toxin.js';

interface Word {
  stem: string;
  isPrefix: boolean;
}

interface Name {
  words: readonly Word[];
  length: number;
  /** Omitted for a decoy. */
  of?: { substance: Substance; form: Form };
}

/** A name at its place in the text; without a substance it is harmless. */
export interface Named extends Span {
  substance?: Substance;
  form?: Form;
  from: number;
  to: number;
}

function compile(name: string, of?: Name['of']): Name {
  const words = Array.from(name.matchAll(/\d+|[a-z]+\*?|[%&]/g), ([word]) => ({
    stem: word.replace('*', ''),
    isPrefix: word.endsWith('*'),
  }));
  return { words, length: name.length, ...(of && { of }) };
}

/** Names by their first word, so that a word of the text finds its few candidates at once. */
class NameIndex {
  private readonly exact = new Map<string, Name[]>();
  private readonly prefixes = new Map<string, Name[]>();
  private readonly misspellable = new Map<string, Map<string, Word>>();

  add(name: Name): void {
    const [first] = name.words;
    if (!first) return;
    const { stem, isPrefix } = first;
    const names = isPrefix ? this.prefixes : this.exact;
    names.set(stem, [...(names.get(stem) ?? []), name]);
    // Vague names must not also be read into misspelt words.
    if (stem.length < SHORTEST_MISSPELT || name.of?.substance.isVague) return;
    const initial = stem.slice(0, 1);
    const words = this.misspellable.get(initial) ?? new Map<string, Word>();
    this.misspellable.set(initial, words.set(isPrefix ? `${stem}*` : stem, first));
  }

  beginningWith(token: string): Name[] {
    const found = [...(this.exact.get(token) ?? [])];
    for (let length = 2; length <= token.length; length += 1) {
      found.push(...(this.prefixes.get(token.slice(0, length)) ?? []));
    }
    return found.sort(longestFirst);
  }

  misspeltAs(token: string): Name[] {
    if (token.length < SHORTEST_MISSPELT || REAL_WORDS.has(token)) return [];
    const words = [...(this.misspellable.get(token.slice(0, 1))?.values() ?? [])];
    return words
      .filter(({ stem, isPrefix }) => isMisspelling(token, stem, isPrefix))
      .flatMap(({ stem, isPrefix }) => (isPrefix ? this.prefixes : this.exact).get(stem) ?? [])
      .sort(longestFirst);
  }
}

const longestFirst = (a: Name, b: Name) => b.words.length - a.words.length || b.length - a.length;

const SHORTEST_MISSPELT = 6;
const MEMORY = 5000;

const INDEX = new NameIndex();
for (const substance of SUBSTANCES) {
  for (const form of substance.forms) {
    for (const name of form.names) INDEX.add(compile(name, { substance, form }));
  }
}
for (const name of DECOYS) INDEX.add(compile(name));

/** Caches answers by word, since most words recur. */
function remembering(find: (token: string) => readonly Name[]): (token: string) => readonly Name[] {
  const remembered = new Map<string, readonly Name[]>();
  return (token) => {
    const known = remembered.get(token);
    if (known) return known;
    if (remembered.size >= MEMORY) remembered.clear();
    const found = find(token);
    remembered.set(token, found);
    return found;
  };
}

const exactNames = remembering((token) => INDEX.beginningWith(token));
const misspeltNames = remembering((token) => INDEX.misspeltAs(token));

const fits = (token: string, { stem, isPrefix }: Word) =>
  (isPrefix ? token.startsWith(stem) : token === stem) ||
  (!REAL_WORDS.has(token) && isMisspelling(token, stem, isPrefix));

/** Whether the words after the first, which already matches, follow too. */
function matches(text: string, tokens: readonly Token[], at: number, name: Name): boolean {
  return name.words.slice(1).every((word, index) => {
    const token = tokens[at + index + 1];
    return token && !isCut(text, tokens, at + index + 1) && fits(token.text, word);
  });
}

/** "Bleach" burns a mouth and, as fumes, a bird's lungs: one word for two substances. */
function namesakes(name: Name, others: readonly Name[]): readonly Name[] {
  const spelling = ({ words }: Name) => words.map(({ stem }) => stem).join(' ');
  return others.filter(
    (other) =>
      name.of &&
      other.of &&
      other.of.substance !== name.of.substance &&
      spelling(other) === spelling(name),
  );
}

/** Every name in a text, of substances and of harmless things, the longest at each place. */
export function findNames(text: string, tokens: readonly Token[]): Named[] {
  const named: Named[] = [];
  const tested = new Map<RegExp, boolean>();
  const holds = (within: RegExp): boolean => {
    const known = tested.get(within) ?? within.test(text);
    tested.set(within, known);
    return known;
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) continue;
    const isHere = (candidate: Name) =>
      matches(text, tokens, at, candidate) &&
      (!candidate.of?.form.within || holds(candidate.of.form.within));
    const name = exactNames(token.text).find(isHere) ?? misspeltNames(token.text).find(isHere);
    if (!name) continue;
    const to = at + name.words.length;
    const place = { from: at, to, start: token.start, end: tokens[to - 1]?.end ?? token.end };
    for (const { of } of [name, ...namesakes(name, exactNames(token.text).filter(isHere))]) {
      named.push({ ...of, ...place });
    }
    at = to - 1;
  }
  return named;
}
