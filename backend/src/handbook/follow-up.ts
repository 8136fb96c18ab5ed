import type { Language } from '../contract/languages.js';
import type { AskedWord } from './lexicon.js';
import { topicWords } from './words.js';

const CONNECTIVE =
  /^\W*(?:and|what about|how about|but|also|then|or|so|what if|is it the same|does (?:that|this|it) also|e|ed|ma|anche|poi|oppure|invece|quindi|e se|vale|lo stesso)\b/i;
const POINTER =
  /\b(?:it|its|them|they|that|those|this|these|he|she|him|her|one|ones|ne|ci|lo|li|le|gli|quello|quelli|quella|quelle|questo|questa|si|stesso)\b/i;

/** Words that narrow a topic down but seldom are one. */
const NARROWING: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    topicWords(
      `food foods puppy puppies kitten kittens baby babies adult old senior young winter summer spring
      autumn season night morning evening day days week month tomorrow yesterday time times outside
      outdoors inside indoors home house big bigger small large size age amount cost danger dangerous
      safe bad normal long serious worse happen refusing refuse male female boy girl first second
      alone cold hot weather often enough contain find same`,
      'en',
    ),
  ),
  it: new Set(
    topicWords(
      `cibo cibi alimenti alimento cucciolo cuccioli gattino gattini piccolo piccoli adulto adulta anziano
      anziana giovane inverno estate primavera autunno stagione notte mattina sera giorno giorni
      settimana mese domani ieri tempo fuori esterno dentro interno casa grande grandi grandezza
      dimensione eta costo pericoloso pericolosa pericolosi sicuro normale lungo grave peggio succede
      rifiuta continua maschio femmina primo prima secondo freddo caldo basta trova contengono uguale
      inverno valgono vale`,
      'it',
    ),
  ),
};

/** At most so many topic words of its own has a question that hangs on an earlier one. */
const MAX_WORDS = 3;

/** How much of a follow-up's topic lies in the earlier question, and how much in its own words. */
export interface Inheritance {
  earlier: number;
  own: number;
}

/** `null` when the question stands on its own. */
export function readFollowUp(
  question: string,
  asked: readonly AskedWord[],
  language: Language,
): Inheritance | null {
  if (asked.length > MAX_WORDS) return null;
  const isConnected = CONNECTIVE.test(question);
  const narrows = asked.every(({ stem }) => NARROWING[language].has(stem));
  if (narrows) return { earlier: 1, own: 0.7 };
  if (isConnected) return { earlier: 0.8, own: 1 };
  const isKnown = asked.every((word) => word.isKnown);
  return isKnown && asked.length <= 2 && POINTER.test(question) ? { earlier: 0.5, own: 1 } : null;
}
