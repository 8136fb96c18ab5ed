const SENTENCE_END = /[.!?…]["'”»)*_]*\s+|\n(?=[^\S\n]*(?:\n|[-*+•]\s|[#>|]|\d+[.)]))/g;

/** Points that end no sentence: "approx. 200", "e.g. ". */
const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|approx|dr|dott|prof|es|ca|max|min|vs|\p{L}|\d{1,2})\.\s+$/iu;

/**
 * Where the first sentence of a growing text ends, its white space included; -1 while it goes on.
 * An item of a list ends with its line. @param from where to begin to look.
 */
export function sentenceEnd(text: string, from: number): number {
  SENTENCE_END.lastIndex = from;
  for (let found = SENTENCE_END.exec(text); found; found = SENTENCE_END.exec(text)) {
    const end = found.index + found[0].length;
    if (!ABBREVIATION.test(text.slice(Math.max(0, end - 12), end))) return end;
  }
  return -1;
}
