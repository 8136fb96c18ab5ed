import type { Language } from '../../contract/languages.js';
import { assess, RANK, type Assessment, type TriageQuestion } from '../assess.js';

/** A higher level, or the same one with the reason that the other lacks. */
export const tellsMore = (one: Assessment, other: Assessment): boolean =>
  RANK[one.level] > RANK[other.level] ||
  (one.level === other.level && other.rules.length === 0 && one.rules.length > 0);

/** The question together with what was told before. */
export function addedUp(
  told: string,
  question: TriageQuestion,
  own: Assessment,
  language: Language,
): Assessment {
  if (told === '') return own;
  return assess({ ...question, text: `${told}\n${question.text}`, isAddedUp: true }, language);
}

/** An unknown amount had counted as the worst; now it is known, and it is less. */
export const tellsLowerDose = (raised: Assessment, together: Assessment): boolean =>
  raised.doses.some(({ mgPerKg }) => mgPerKg === null) &&
  together.doses.length > 0 &&
  together.doses.every(({ mgPerKg }) => mgPerKg !== null) &&
  RANK[together.level] < RANK[raised.level];
