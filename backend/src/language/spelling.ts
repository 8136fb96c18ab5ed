/**
 * Whether at most `edits` edits (insert, delete, replace, swap of neighbours) turn one word into
 * the other, starting at these positions.
 */
function isWithin(edits: number, a: string, b: string, i = 0, j = 0): boolean {
  while (i < a.length && j < b.length && a[i] === b[j]) {
    i += 1;
    j += 1;
  }
  if (i === a.length || j === b.length) return a.length - i + b.length - j <= edits;
  if (edits === 0) return false;
  const isSwapped = a[i] === b[j + 1] && a[i + 1] === b[j];
  return (
    isWithin(edits - 1, a, b, i + 1, j + 1) ||
    isWithin(edits - 1, a, b, i + 1, j) ||
    isWithin(edits - 1, a, b, i, j + 1) ||
    (isSwapped && isWithin(edits - 1, a, b, i + 2, j + 2))
  );
}

/** Edits between two words; `most + 1` as soon as there are more than `most`. */
function editsBetween(a: string, b: string, most: number): number {
  let edits = 0;
  while (edits <= most && !isWithin(edits, a, b)) edits += 1;
  return edits;
}

/** Word lengths from which one and two edits are forgiven, and the longest word. */
const ONE_EDIT_FROM = 5;
const TWO_EDITS_FROM = 9;
const LONGEST = 40;

/** Maximum number of cached corrections: most unknown words recur. */
const MEMORY = 5000;

/** Knows the handbook's words, and corrects mistyped ones to them. */
export class Spelling {
  private readonly known: ReadonlySet<string>;
  private readonly remembered = new Map<string, string>();
  private readonly byStart = new Map<string, string[]>();

  /**
   * @param words real words: none of them is ever corrected.
   * @param targets the words that a mistyped one may be corrected to.
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

  /**
   * The nearest known word: one edit away for five letters or more, two for nine or more. The word
   * itself if it is known, too short, or has no near word. Of equally near words, the one with the
   * longer common beginning wins.
   */
  correct(word: string): string {
    const isOfLength = word.length >= ONE_EDIT_FROM && word.length <= LONGEST;
    if (!isOfLength || this.known.has(word) || /\d/.test(word)) return word;
    const corrected = this.remembered.get(word) ?? this.nearest(word);
    if (this.remembered.size >= MEMORY) this.remembered.clear();
    this.remembered.set(word, corrected);
    return corrected;
  }

  private nearest(word: string): string {
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

/** Typing slips seldom affect the first letter, unless it was swapped or left out. */
const startOf = (letter: string, length: number): string => `${letter}${length}`;

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

const SHORTEST = 6;
const LONG = 10;
const LONG_STEM = 8;

/**
 * Whether a word is a misspelt form of a stem or word of at least six letters with the same first
 * letter: by one slip, or by two from ten letters on.
 */
export function isMisspelling(word: string, stem: string, isPrefix: boolean): boolean {
  if (word.length < SHORTEST || stem.length < SHORTEST || word[0] !== stem[0]) return false;
  const limit = stem.length >= LONG ? 2 : 1;
  if (!isPrefix) return isWithin(limit, word, stem);
  // A short stem would be found in too many long words.
  if (word.length > stem.length + (stem.length < LONG_STEM ? 2 : 5)) return false;
  for (let length = stem.length - 1; length <= stem.length + 1; length += 1) {
    if (length <= word.length && isWithin(limit, word.slice(0, length), stem)) return true;
  }
  return false;
}
