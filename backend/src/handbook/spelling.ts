import { editsBetween } from '../platform/edit-distance.js';

/** Letters from which on one edit, and two edits, are forgiven. */
const ONE_EDIT_FROM = 5;
const TWO_EDITS_FROM = 9;

/** Knows the handbook's words and what a mistyped one was meant to be. */
export class Spelling {
  private readonly known: ReadonlySet<string>;
  private readonly byStart = new Map<string, string[]>();

  /**
   * @param words real words: none of them is ever corrected.
   * @param targets what a mistyped word may be corrected to.
   */
  constructor(words: Iterable<string>, targets: Iterable<string>) {
    this.known = new Set(words);
    for (const word of new Set(targets)) {
      const key = startOf(word.charAt(0), word.length);
      const alike = this.byStart.get(key) ?? [];
      this.byStart.set(key, alike);
      alike.push(word);
    }
  }

  /** Whether a word (folded) is one of the handbook's. */
  knows(word: string): boolean {
    return this.known.has(word);
  }

  /**
   * The nearest known word: one edit away for five letters or more, two for nine or more. The word
   * itself when it is known, short, or nothing is near. Equally near words: the longer common
   * beginning wins.
   */
  correct(word: string): string {
    if (this.known.has(word) || word.length < ONE_EDIT_FROM || /\d/.test(word)) return word;
    const most = word.length >= TWO_EDITS_FROM ? 2 : 1;
    let best = { word, edits: most + 1, start: 0 };
    for (const candidate of this.near(word)) {
      const edits = editsBetween(word, candidate, most);
      const start = commonStart(word, candidate);
      if (edits < best.edits || (edits === best.edits && start > best.start && edits <= most)) {
        best = { word: candidate, edits, start };
      }
    }
    return best.edits <= most ? best.word : word;
  }

  private near(word: string): string[] {
    const letters = new Set([word.charAt(0), word.charAt(1)]);
    const lengths = [word.length, word.length - 1, word.length + 1];
    return [...letters].flatMap((letter) =>
      lengths.flatMap((length) => this.byStart.get(startOf(letter, length)) ?? []),
    );
  }
}

/** Slips seldom touch the first letter, unless it was swapped or left out. */
const startOf = (letter: string, length: number): string => `${letter}${length}`;

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
