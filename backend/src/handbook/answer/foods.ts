import type { Language } from '../../contract/languages.js';
import { turnedToQuestion } from './direct.js';
import { FOODS } from './foods.data.js';
import type { Subject } from './subject.js';

const ASKS_TO_SHARE =
  /\b(?:can|could|may|should) .*\b(?:eat|have|give|feed|drink|share|lick|chew)\b|\b(?:is|are|was) .*\b(?:safe|toxic|poison\w*|bad|dangerous|harmful|good|ok|okay|fine)\b|\bpu[oò] (?:mangi|bere|avere|assaggi)\w*|\bpossono (?:mangi|bere)\w*|\bposso (?:dar|offr)\w*|\b(?:fa|fanno) (?:male|bene)\b|\b(?:va|vanno) bene\b|\b[eè] (?:tossic|velenos|pericolos|sicur)\w*|\bsono (?:tossic|velenos|pericolos|sicur)\w*|^\W*(?:and|what about|how about|e|anche)\b/i;
const ASKS_MANY =
  /\bwhich\b|\bwhat (?:food|fruit|veg)\w*|\bqual[ei]\b|\bche (?:cib|frutt|verdur)\w*/i;

const foodIn = (question: string) => FOODS.find(({ asks }) => asks.test(question));

/** Whether a question asks about sharing a known food. */
export function asksToShareFood(question: string): boolean {
  return (
    ASKS_TO_SHARE.test(question) && !ASKS_MANY.test(question) && foodIn(question) !== undefined
  );
}

/** Whether this animal may have a food, in one clear sentence; `null` for any other question. */
export function foodVerdict(
  question: string,
  { species, animal }: Subject,
  language: Language,
): string | null {
  if (!asksToShareFood(question)) return null;
  const food = foodIn(question);
  const ofFerret = animal === 'ferret' ? food?.says.ferret : undefined;
  const verdict = (ofFerret ?? food?.says[species] ?? food?.says.any)?.[language];
  return verdict === undefined ? null : turnedToQuestion(verdict, question, language);
}
