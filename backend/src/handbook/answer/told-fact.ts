import { lifeStage } from '../../care/life-stage.js';
import { readWeightKg } from '../../contract/body-weight.js';
import type { PetFacts } from '../../contract/pets.js';
import type { HandbookQuestion } from './question.js';

const CONNECTING = String.raw`(?:(?:eh|ah|oh|hm+|but|ma|and|e|well|no|yes|yeah|si|s[iì]|per[oò]|beh|guarda|actually|ok|scusa|sorry|sai|anzi|in realt[aà])\W+)*`;
const SUBJECT = String.raw`(?:(?:s?he|it|they|lui|lei|il mio|la mia|my|the|il|la|\p{L}+)\s+)?(?:\p{L}+\s+)?`;
const IS = String.raw`(?:(?:he|she|it)['’]?s|is|['’]s|has|weighs|ha|hanno|[eè]['’]?|pesa)`;
const ONLY = String.raw`(?:(?:only|just|already|about|nearly|almost|now|solo|gi[aà]|quasi|appena|circa|ormai|soltanto|still|ancora)\s+)*`;
const UNIT = String.raw`(?:years?|yrs?|months?|mths?|weeks?|wks?|ann[oi]|mes[ei]|settiman[ae]|kgs?|kilos?|chil[io])`;
const STAGE = String.raw`(?:an?|un|una|il|la)?\s*(?:puppy|kitten|baby|senior|elderly|old|cucciol[oa]|gattin[oa]|anzian[oa]|vecchi\w*)(?:\s+(?:dog|cat|boy|girl|cane|gatt[oa]))?`;
const AFTER = String.raw`(?:\W+(?:old|tho|though|now|lol|per[oò]|ormai|adesso|sai|eh|di et[aà]))*\W*`;

/** "Hes 12 tho", "eh ma ha 11 anni", "but she's a puppy": an age or a weight, and nothing else. */
const TELLS_FACT = new RegExp(
  String.raw`^\W*${CONNECTING}${SUBJECT}${IS}\s+${ONLY}(?:(\d+(?:[.,]\d+)?)\s*(${UNIT})?|${STAGE})${AFTER}$`,
  'iu',
);

const IN_YEARS = /^(?:y|ann)/i;

/**
 * The age or the weight that a message states, as a sentence; `null` if it says anything else. At a
 * senior age, the sentence says so, too.
 */
function toldFact(text: string, { species, weight }: PetFacts): string | null {
  const found = TELLS_FACT.exec(text);
  if (!found) return null;
  const [, amount, unit] = found;
  if (amount === undefined) return text.trim();
  const told = unit === undefined ? `${amount} years old` : text.trim();
  if (unit !== undefined && !IN_YEARS.test(unit)) return told;
  const age = Number(amount.replace(',', '.'));
  const isOld = lifeStage({ species, age, weightKg: readWeightKg(weight) }) === 'senior';
  return isOld ? `${told}, ${ITALIAN_UNIT.test(unit ?? '') ? 'anziano' : 'senior'}` : told;
}

const ITALIAN_UNIT = /^ann/i;

/** The previous question with the age or weight that the message adds, if it states only that. */
export function withFactTold(question: HandbookQuestion): HandbookQuestion {
  const { history, pet, triage } = question;
  const [first, reply] = history.slice(-2);
  if (triage.level !== 'routine' || first?.role !== 'user' || reply?.role !== 'assistant')
    return question;
  const fact = toldFact(question.question, pet);
  if (fact === null) return question;
  return { ...question, question: `${first.content} ${fact}`, history: history.slice(0, -2) };
}
