/** Features of one kind with the weight that they share; each counts once. */
export interface FeatureKind {
  share: number;
  names: ReadonlySet<string>;
}

const [SHORTEST, LONGEST] = [3, 5];
const NUMBER = /\d+(?:[.,]\d+)?/g;
const WORD = /[a-z#][a-z0-9#']*|[?!]/g;

/** Words of a folded text, pairs of words, and parts of words. */
export function textFeatures(text: string): FeatureKind[] {
  const words = text.replace(NUMBER, magnitude).match(WORD) ?? [];
  return [
    { share: 1, names: wordsAndPairs(words) },
    { share: 0.6, names: partsOf(words) },
  ];
}

/** Replaces a number by its magnitude. */
function magnitude(digits: string): string {
  const number = Number(digits.replace(',', '.'));
  const size = [1, 3, 10, 50].findIndex((limit) => number < limit);
  return `#${String(size < 0 ? 'many' : size)}`;
}

function wordsAndPairs(words: readonly string[]): Set<string> {
  const names = new Set<string>();
  for (const [index, word] of words.entries()) {
    names.add(`word ${word}`);
    const next = words[index + 1];
    if (next !== undefined) names.add(`words ${word} ${next}`);
  }
  return names;
}

/** A misspelt or unknown word still shares parts with known words. */
function partsOf(words: readonly string[]): Set<string> {
  const names = new Set<string>();
  for (const word of words) {
    const whole = ` ${word} `;
    for (let length = SHORTEST; length <= LONGEST; length += 1) {
      for (let start = 0; start + length <= whole.length; start += 1) {
        names.add(`part ${whole.slice(start, start + length)}`);
      }
    }
  }
  return names;
}
