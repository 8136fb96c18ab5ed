import type { Hit, Lexicon } from './lexicon.js';
import { readSentence, standingOf, type Part } from './standing.js';
import { readWords, type Word } from './words.js';

/** Maximum of words between the parts of one sign. */
const REACH = 8;

const NONE: readonly Hit[] = [];

/** A folded text with the meanings that occur in it. */
export class Reading {
  readonly words: readonly Word[];
  private readonly found: ReadonlyMap<string, readonly Hit[]>;
  private readonly standing = new Map<string, readonly Hit[]>();
  private readonly sentences = new Map<number, readonly Part[]>();

  constructor(
    readonly text: string,
    lexicon: Lexicon,
    /** Known without a place in the text, such as the age in the profile. */
    private readonly facts: ReadonlySet<string>,
    /** Whether to accept misspellings: only if the text is in the lexicon's language. */
    tolerant: boolean,
  ) {
    this.words = readWords(text);
    this.found = lexicon.find(this.words, tolerant);
  }

  isFact(name: string): boolean {
    return this.facts.has(name);
  }

  /** Whether a name is a fact, or a meaning that occurs in the text. */
  mentions(name: string): boolean {
    return this.found.has(name) || this.facts.has(name);
  }

  /** All meanings that occur in the text, denied or not. */
  meanings(): Iterable<string> {
    return this.found.keys();
  }

  /** The places where a meaning occurs, denied or not. */
  all(name: string): readonly Hit[] {
    return this.found.get(name) ?? NONE;
  }

  /** The places where a meaning is not denied, past, supposed, general or about others. */
  present(name: string): readonly Hit[] {
    const known = this.standing.get(name);
    if (known) return known;
    const hits = this.all(name).filter((hit) => this.isPresent(hit));
    this.standing.set(name, hits);
    return hits;
  }

  /** Whether two places are in one sentence and a few words apart, in any order. */
  isNear(a: Hit, b: Hit): boolean {
    const [first, second] = a.from <= b.from ? [a, b] : [b, a];
    const apart = second.from - first.to;
    return apart < REACH && this.words[first.from]?.sentence === this.words[second.from]?.sentence;
  }

  private isPresent({ from, to }: Hit): boolean {
    const [first, last] = [this.words[from], this.words[to - 1]];
    if (!first || !last) return false;
    const span = { start: first.start, end: last.end };
    const parts = this.partsOf(first.sentence);
    const part = parts.find(({ end }) => span.start < end) ?? parts.at(-1);
    return part !== undefined && standingOf(this.text, span, part) === 'present';
  }

  private partsOf(index: number): readonly Part[] {
    const known = this.sentences.get(index);
    if (known) return known;
    const own = this.words.filter((word) => word.sentence === index);
    const span = { start: own[0]?.start ?? 0, end: (own.at(-1)?.end ?? 0) + 1 };
    const parts = readSentence(this.text, span);
    this.sentences.set(index, parts);
    return parts;
  }
}
