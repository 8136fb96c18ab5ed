/** A word or number of a folded text, with its position. */
export interface Word {
  text: string;
  start: number;
  end: number;
  /** Counted from 0; a stop, question mark or line break ends a sentence. */
  sentence: number;
  /** Counted from 0 through the whole text; a comma, bracket or "but" ends a clause too. */
  clause: number;
}

const WORD = /\d+(?:[.,]\d+)?|[a-z]+/g;
const SENTENCE_END = /[.!?;\n]/;
const CLAUSE_END = /[,:()]|\s[-–—]\s/;
const TURNS = new Set([
  'but',
  'however',
  'because',
  'although',
  'though',
  'ma',
  'pero',
  'perche',
  'quindi',
]);

export function readWords(folded: string): Word[] {
  let sentence = 0;
  let clause = 0;
  let last = 0;
  return Array.from(folded.matchAll(WORD), ({ 0: text, index }) => {
    const gap = folded.slice(last, index);
    if (SENTENCE_END.test(gap)) {
      sentence += 1;
      clause += 1;
    } else if (CLAUSE_END.test(gap) || TURNS.has(text)) clause += 1;
    last = index + text.length;
    return { text, start: index, end: last, sentence, clause };
  });
}
