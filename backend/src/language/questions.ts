import { fold, wordsIn } from './text.js';

const ASKS =
  /^\W*(?:(?:and|so|but|ok(?:ay)?|then|thanks|thank you|hi|hello|hey|e|ma|allora|poi|comunque|grazie(?: mille)?|ciao|scusa)\b\W*)*(?:(?:(?:i|we) )?(?:just )?(?:want(?:ed)?|would like) to know |(?:volevo|vorrei) (?:solo )?sapere )?(?:what|how|when|where|which|who|why|can|could|may|should|is (?:it|there)|do (?:i|we)|does|che|cosa|come|quando|dove|qual[ei]?|quant[oaie]|ogni quanto|per quanto|chi|perche|posso|possiamo|devo|dobbiamo)\b/;
const FEWEST_WORDS = 3;

const clausesOf = (text: string): string[] => text.split(/(?<=[.!?;,\n])\s+/);

/** Whether a clause asks something, by a question mark or by its beginning. */
const asks = (clause: string): boolean =>
  clause.includes('?') || (wordsIn(clause) >= FEWEST_WORDS && ASKS.test(fold(clause)));

/** The clauses of a text that ask something. */
export const questionWithin = (text: string): string => clausesOf(text).filter(asks).join(' ');

/** Whether a text tells something: more than a question or a word of thanks. */
export const tellsSomething = (text: string): boolean =>
  wordsIn(
    clausesOf(text)
      .filter((clause) => !asks(clause))
      .join(' '),
  ) >= FEWEST_WORDS;
