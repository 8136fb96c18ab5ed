import type { Language } from '../../contract/languages.js';
import { tellsSomething } from '../../language/questions.js';
import { assess, RANK, type Assessment, type TriageQuestion } from '../assess.js';

/** Whether the level is higher, or the same with a reason that the other lacks. */
export const tellsMore = (one: Assessment, other: Assessment): boolean =>
  RANK[one.level] > RANK[other.level] ||
  (one.level === other.level && other.rules.length === 0 && one.rules.length > 0);

/** Assesses the question together with what was told before. */
export function addedUp(
  told: string,
  question: TriageQuestion,
  own: Assessment,
  language: Language,
): Assessment {
  if (told === '') return own;
  return assess({ ...question, text: `${told}\n${question.text}`, part: 'together' }, language);
}

/** Whether an unknown amount that counted as the worst is now known, and less severe. */
export const tellsLowerDose = (raised: Assessment, together: Assessment): boolean =>
  raised.doses.some(({ mgPerKg }) => mgPerKg === null) &&
  together.doses.length > 0 &&
  together.doses.every(({ mgPerKg }) => mgPerKg !== null) &&
  RANK[together.level] < RANK[raised.level];

/**
 * An alarm has faded once its likelihood is down to this share: small talk lowers it, too, but
 * hardly ever that far (docs/evaluation.md).
 */
const FADED_TO = 0.2;

/**
 * The lower level that remains of an alarm after later messages, if all of them read together have
 * at most a fifth of the alarm's likelihood; `null` if the alarm stands. A certain sign or a poison
 * does not become less likely, and a question states nothing.
 * @param told the text of the alarm, and what was told after it.
 */
export function leftOf(
  raised: Assessment,
  told: string,
  question: TriageQuestion,
  language: Language,
): Assessment | null {
  if (raised.isCertain || !tellsSomething(question.text)) return null;
  const together = addedUp(told, question, raised, language);
  const [before, now] = [raised.likelihood, together.likelihood];
  const hasFaded =
    !together.isCertain &&
    now.emergency <= FADED_TO * before.emergency &&
    1 - now.routine <= FADED_TO * (1 - before.routine);
  return hasFaded && RANK[together.level] < RANK[raised.level] ? together : null;
}
