import type { Language } from '../../contract/languages.js';
import { ANIMALS, type Animal } from '../entry.js';
import { turnedToQuestion } from './direct.js';
import { FOOD_DETAILS } from './food-details.data.js';
import { FOODS, type FoodVerdict } from './foods.data.js';
import type { Subject } from './subject.js';

const ASKS_TO_SHARE =
  /\b(?:can|could|may|should) .*\b(?:eat|have|give|feed|drink|share|lick|chew)\b|\b(?:is|are|was) .*\b(?:safe|toxic|poison\w*|bad|dangerous|harmful|good|ok|okay|fine)\b|\bpu[oò] (?:mangi|bere|avere|assaggi|rosicchi|mastic|lecc)\w*|\bpossono (?:mangi|bere)\w*|\bposso (?:dar|offr)\w*|\bposso\W*\?|^(?!.*\bquant[oaie]\b).*\b(?:gli|le) (?:do|diamo)\b.*\?|\b(?:fa|fanno) (?:male|bene)\b|\b(?:va|vanno) bene\b|\b[eè] (?:tossic|velenos|pericolos|sicur)\w*|\bsono (?:tossic|velenos|pericolos|sicur)\w*|\bsi (?:pu[oò]|possono) dar\w*|^\W*(?:(?:ok|okay|so|allora|ma|va bene)\W+)*(?:and|what about|how about|e|anche|invece)\b/i;
const ASKS_MANY =
  /\bwhich\b|\bwhat (?:food|fruit|veg)\w*|\bqual[ei]\b|\bche (?:cib|frutt|verdur)\w*/i;

const PART =
  /\b(?:seeds?|pips?|cores?|stones?|pits?|peels?|skins?|rinds?|lea(?:f|ves)|stems?|stalks?|sem[ie]|torsol[oi]|nocciol[oi]|bucc(?:ia|e)|fogli[ae]|gamb[oi])\b/i;
const SOME_OF_IT = /^\W*(?:(?:and|also|even|e|anche)\W+)*(?:the )?(?:\w+ ones|quell[ei] \w+)\b/i;

const VERDICTS: readonly FoodVerdict[] = [...FOOD_DETAILS, ...FOODS];

/** Whether a question asks about sharing a known food. */
export function asksToShareFood(question: string): boolean {
  return (
    (ASKS_TO_SHARE.test(question) || SOME_OF_IT.test(question)) &&
    !ASKS_MANY.test(question) &&
    VERDICTS.some(({ asks }) => asks.test(question))
  );
}

/** Whether a text speaks of a food that the question asks about. */
export const speaksOfFood = (text: string, question: string): boolean =>
  VERDICTS.some(({ asks }) => asks.test(question) && asks.test(text));

/**
 * Names the food in a question that only names a part of it, or some of what the one before was
 * about: "and the seeds?" after "can she eat apples", "anche quelli verdi?".
 */
export function namingFood(question: string, before: string): string {
  if (VERDICTS.some(({ asks }) => asks.test(question))) return question;
  const food = FOODS.map(({ asks }) => asks.exec(before)?.[0]).find(Boolean);
  if (!food || !ASKS_TO_SHARE.test(before)) return question;
  const part = PART.exec(question)?.[0];
  const about = [`${part} of ${food}`, `${part} di ${food}`].find((one) =>
    FOOD_DETAILS.some(({ asks }) => asks.test(one)),
  );
  if (part && about) return `${question} ${about}`;
  return SOME_OF_IT.test(question) ? `${question} ${food}` : question;
}

/**
 * Whether this animal may have a food, in one clear sentence; `null` for any other question.
 * @param before the owner's question before this one
 */
export function foodVerdict(
  asked: string,
  subject: Subject,
  { language, before }: { language: Language; before: string },
): string | null {
  const question = namingFood(asked, before);
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
