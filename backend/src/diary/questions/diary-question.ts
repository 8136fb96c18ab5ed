import type { DiaryKind } from '../../contract/diary.js';
import type { Language } from '../../contract/languages.js';
import type { Period } from './period.js';

/** `any`: entries that contain the words; `notes`: everything recorded. */
export type Topic = DiaryKind | 'any' | 'notes';

/** The newest entry, how a value has changed, on how many days, or each entry. */
export type Want = 'last' | 'trend' | 'count' | 'list';

/** What an owner asks about the pet's diary. */
export interface DiaryQuestion {
  about: Topic;
  want: Want;
  /** The vaccine, medicine, symptom... that is named, folded. */
  what: string | null;
  period: Period | null;
  /** Language of the question and of the answer. */
  language: Language;
}

/** A form of question, in the words that `plainQuestion` produces. */
export interface QuestionRule {
  about: Topic | 'named';
  want: Want;
  /** Matches the whole question without its period. Its group `what` names a thing. */
  says: RegExp;
  /** Matches only with a period: "what did she eat" otherwise asks for something else. */
  needsPeriod: boolean;
  /** Matches only if the named thing is a symptom that the diary knows. */
  needsSymptom: boolean;
  /** Matches only with a question mark: in Italian the same words can be a statement. */
  needsMark: boolean;
}

type Needs = 'period' | 'symptom' | 'mark';

export const rule = (
  about: QuestionRule['about'],
  want: Want,
  says: string,
  ...needs: Needs[]
): QuestionRule => ({
  about,
  want,
  says: new RegExp(`^(?:${says})$`, 'u'),
  needsPeriod: needs.includes('period'),
  needsSymptom: needs.includes('symptom'),
  needsMark: needs.includes('mark'),
});
