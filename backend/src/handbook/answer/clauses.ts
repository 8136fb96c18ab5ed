import { intentsOf } from '../handbook.service.js';

const QUESTION_WORDS = String.raw`(?:how|what|when|where|which|why|who|can|could|may|does|do|did|is|are|should|shall|will|would|come|cosa|che|quando|quant[oaie]|dove|qual[ei]|perch[eé]|posso|pu[oò]|possono|serv(?:e|ono)|dev[eo]|devono|va|vanno|conviene|ogni quanto|(?:di|a|con) (?:che|cosa|quale?))`;
/** Splits after a sentence, at a comma, and before an "and" that begins another question. */
const BREAK = new RegExp(
  String.raw`(?<=[?!.;\n])\s+|\s*,\s+|\s+(?=(?:and|but|also|plus|or|e|ed|ma|poi)\s+(?:(?:so|also|then|if so|anche|poi|pure)\s+)?${QUESTION_WORDS}\b)`,
  'i',
);
/** Signs of a yes/no question: without one, "fa la pipì in casa" is a statement. */
const ASKS_YES_OR_NO =
  /\?\s*$|^\W*(?:(?:and|but|also|so|e|ma)\s+)?(?:can|could|may|should|must|do (?:i|we|they)|does|is it|are they|will|would|posso|possiamo|pu[oò]|possono|devo|dobbiamo|serv(?:e|ono)|conviene|bisogna|va bene)\b/i;
const FEWEST_WORDS = 2;
const MOST = 3;

/**
 * The parts of a message that ask something, in order, at most three; none if the message has a
 * single part. "He is 3 months old, how often does he eat and what?" asks two things.
 */
export function askingClauses(text: string): string[] {
  const clauses = text.split(BREAK).map((one) => one.trim());
  if (clauses.length === 1) return [];
  return clauses
    .filter((one) => one.split(/\s+/).length >= FEWEST_WORDS && isAsking(one))
    .slice(0, MOST);
}

const isAsking = (clause: string): boolean =>
  intentsOf(clause).some((intent) => intent !== 'yes-no' || ASKS_YES_OR_NO.test(clause));
