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
  return assess({ ...question, text: `${told}\n${question.text}`, part: 'together' }, language);
}

/** An unknown amount had counted as the worst; now it is known, and it is less. */
export const tellsLowerDose = (raised: Assessment, together: Assessment): boolean =>
  raised.doses.some(({ mgPerKg }) => mgPerKg === null) &&
  together.doses.length > 0 &&
  together.doses.every(({ mgPerKg }) => mgPerKg !== null) &&
  RANK[together.level] < RANK[raised.level];

/** A likelihood that has fallen to this share is no chance of words. */
const FALLEN_TO = 0.5;

/**
 * Whether what was told since an alarm, read together with it, makes it at most half as likely. A
 * certain sign or a poison does not become less likely.
 */
export function hasFaded(raised: Assessment, together: Assessment): boolean {
  if (raised.isCertain || together.isCertain) return false;
  const [before, now] = [raised.likelihood, together.likelihood];
  return (
    now.emergency <= FALLEN_TO * before.emergency &&
    1 - now.routine <= FALLEN_TO * (1 - before.routine)
  );
}
