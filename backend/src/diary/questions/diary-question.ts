import type { DiaryKind } from '../../contract/diary.js';
import type { Language } from '../../contract/languages.js';
import type { Period } from './period.js';

/** `any`: whatever entries have the words; `notes`: all that was written down. */
export type Topic = DiaryKind | 'any' | 'notes';

/** The newest entry, how a value moved, on how many days, or each entry. */
export type Want = 'last' | 'trend' | 'count' | 'list';

/** What an owner asks of the diary of the pet. */
export interface DiaryQuestion {
  about: Topic;
  want: Want;
  /** The vaccine, medicine, symptom... that is named, folded. */
  what: string | null;
  period: Period | null;
  /** Of the words; the answer's as well. */
  language: Language;
}

/** A way in which a question is put, in the words that `plainQuestion` makes. */
export interface QuestionRule {
  about: Topic | 'named';
  want: Want;
  /** All of the question, without its period. Its group `what` names a thing. */
  says: RegExp;
  /** Counts only with a time: "what did she eat" otherwise asks for something else. */
  needsPeriod: boolean;
  /** Counts only where the named thing is a symptom that the diary knows. */
  needsSymptom: boolean;
  /** Counts only with a question mark: in Italian the words tell as well as ask. */
  needsMark: boolean;
}

type Needs = 'period' | 'symptom' | 'mark';

export const rule = (
  about: QuestionRule['about'],
  want: Want,
  says: string,
  ...needs: Needs[]
): QuestionRule => ({
  ...{ about, want, says: new RegExp(`^(?:${says})$`, 'u') },
  ...{ needsPeriod: needs.includes('period'), needsSymptom: needs.includes('symptom') },
  needsMark: needs.includes('mark'),
});
