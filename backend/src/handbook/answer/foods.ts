import type { Language } from '../../contract/languages.js';
import { ANIMALS, type Animal } from '../entry.js';
import { turnedToQuestion } from './direct.js';
import { FOOD_DETAILS } from './food-details.data.js';
import { FOODS, type FoodVerdict } from './foods.data.js';
import type { Subject } from './subject.js';

const ASKS_TO_SHARE =
  /\b(?:can|could|may|should) .*\b(?:eat|have|give|feed|drink|share|lick|chew)\b|\b(?:is|are|was) .*\b(?:safe|toxic|poison\w*|bad|dangerous|harmful|good|ok|okay|fine)\b|\bpu[oò] (?:mangi|bere|avere|assaggi|rosicchi|mastic|lecc)\w*|\bpossono (?:mangi|bere)\w*|\bposso (?:dar|offr)\w*|\bposso\W*\?|^(?!.*\bquant[oaie]\b).*\b(?:gli|le) (?:do|diamo)\b.*\?|\b(?:fa|fanno) (?:male|bene)\b|\b(?:va|vanno) bene\b|\b[eè] (?:tossic|velenos|pericolos|sicur)\w*|\bsono (?:tossic|velenos|pericolos|sicur)\w*|^\W*(?:and|what about|how about|e|anche)\b/i;
const ASKS_MANY =
  /\bwhich\b|\bwhat (?:food|fruit|veg)\w*|\bqual[ei]\b|\bche (?:cib|frutt|verdur)\w*/i;

const VERDICTS: readonly FoodVerdict[] = [...FOOD_DETAILS, ...FOODS];

/** Whether a question asks about sharing a known food. */
export function asksToShareFood(question: string): boolean {
  return (
    ASKS_TO_SHARE.test(question) &&
    !ASKS_MANY.test(question) &&
    VERDICTS.some(({ asks }) => asks.test(question))
  );
}

/** Whether this animal may have a food, in one clear sentence; `null` for any other question. */
export function foodVerdict(question: string, subject: Subject, language: Language): string | null {
  if (!asksToShareFood(question)) return null;
  for (const { asks, says } of VERDICTS) {
    const verdict = asks.test(question) ? sayingFor(subject, says) : undefined;
    if (verdict) return turnedToQuestion(verdict[language], question, language);
  }
  return null;
}

const sayingFor = ({ species, animal }: Subject, says: FoodVerdict['says']) =>
  (isAnimal(animal) ? says[animal] : undefined) ?? says[species] ?? says.any;

const isAnimal = (animal: string | null): animal is Animal =>
  ANIMALS.some((known) => known === animal);
