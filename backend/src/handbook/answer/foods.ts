import type { Language } from '../../contract/languages.js';
import { ANIMALS, type Animal, type Entry } from '../entry.js';
import { capitalized } from '../../language/text.js';
import { turnedToQuestion } from './yes-or-no.js';
import { FOOD_DETAILS } from './food-details.data.js';
import { FOODS, type FoodVerdict } from './foods.data.js';
import type { Subject } from './subject.js';

const ASKS_TO_SHARE =
  /\b(?:can|could|may|should) .*\b(?:eat|have|give|feed|drink|share|lick|chew)\b|\b(?:is|are|was) .*\b(?:safe|toxic|poison\w*|bad|dangerous|harmful|good|ok|okay|fine)\b|\bpu[oò] (?:mangi|bere|avere|assaggi|rosicchi|mastic|lecc)\w*|\bpossono (?:mangi|bere)\w*|\bposso (?:dar|offr)\w*|\bposso\W*\?|^(?!.*\bquant[oaie]\b).*\b(?:gli|le) (?:do|diamo)\b.*\?|\b(?:fa|fanno) (?:male|bene)\b|\b(?:va|vanno) bene\b|\b[eè] (?:tossic|velenos|pericolos|sicur)\w*|\bsono (?:tossic|velenos|pericolos|sicur)\w*|\bsi (?:pu[oò]|possono) dar\w*|^\W*(?:(?:ok|okay|so|allora|ma|va bene)\W+)*(?:and|what about|how about|e|anche|invece)\b/i;
const ASKS_MANY =
  /\bwhich\b|\bwhat (?:food|fruit|veg)\w*|\bqual[ei]\b|\bche (?:cib|frutt|verdur)\w*/i;

const GOES_ON = String.raw`^\W*(?:(?:ok|okay|so|and|also|even|what about|how about|ma|e|anche|invece)\W+)*`;
const ENDS = String.raw`(?:\W+(?:too|then|as well|invece))?\W*$`;
const PARTS =
  'seeds?|pips?|cores?|stones?|pits?|peels?|skins?|rinds?|lea(?:f|ves)|stems?|stalks?|sem[ie]|torsol[oi]|nocciol[oi]|bucc(?:ia|e)|fogli[ae]|gamb[oi]';
/** A question that names a part and nothing else. */
const PART = new RegExp(
  String.raw`${GOES_ON}(?:(?:the|its|their|il|lo|la|i|gli|le)\W+|l['’])?(${PARTS})${ENDS}`,
  'i',
);
const SOME_OF_IT = new RegExp(String.raw`${GOES_ON}(?:the \w+ ones|quell[ei] \w+)${ENDS}`, 'i');

/** Longest name of a food, in characters; a longer match is more than a name. */
const LONGEST_FOOD = 24;
const MOST_FOODS = 3;

const VERDICTS: readonly FoodVerdict[] = [...FOOD_DETAILS, ...FOODS];

const ON_FOOD = /feeding|diet|meal|snack|food|treats/;

/** Whether an entry is about what an animal eats, judging by its id. */
export const isAboutFood = ({ id }: Entry): boolean => ON_FOOD.test(id);

/** Words that precede a food, but not the animal that it is for. */
const BEFORE_FOOD = String.raw`\b(?:eat|eats|eaten|ate|have|has|had|give|feed|some|any|of|a|an|mangiare|mangia|mangiato|dare|dargli|darle|di|del|dello|della|un|una) `;

/**
 * A question without the pet's name, since one called Kiwi or Nocciola is no food. In lower case
 * the name is meant unless the word stands where a food does: "kiwi chews, can she have kiwi?".
 */
export function withoutName(question: string, name: string): string {
  if (!VERDICTS.some(({ asks }) => asks.test(name))) return question;
  const written = name.replaceAll(/[^\p{L}\p{N}]/gu, '.');
  const inSmall = new RegExp(`(?<!${BEFORE_FOOD})(?<!\\p{L})${written}(?!\\p{L})`, 'giu');
  return question.replaceAll(name, '').replaceAll(inSmall, '');
}

/** Whether a question asks about sharing a known food. */
export function asksToShareFood(question: string): boolean {
  return (
    ASKS_TO_SHARE.test(question) &&
    !ASKS_MANY.test(question) &&
    VERDICTS.some(({ asks }) => asks.test(question))
  );
}

/** Whether a text speaks of a food that the question asks about. */
export const speaksOfFood = (text: string, question: string): boolean =>
  VERDICTS.some(({ asks }) => asks.test(question) && asks.test(text));

/**
 * Adds the food to a question that names only a part of it, or some of it: "and the seeds?" after
 * "can she eat apples", "anche quelli verdi?" after "puo mangiare i peperoni".
 */
export function namingFood(question: string, before: string): string {
  if (VERDICTS.some(({ asks }) => asks.test(question))) return question;
  const food = FOODS.map(({ asks }) => asks.exec(before)?.[0]).find(Boolean);
  if (!food || !ASKS_TO_SHARE.test(before)) return question;
  if (SOME_OF_IT.test(question)) return `and ${food}`;
  const part = PART.exec(question)?.[1];
  if (part === undefined) return question;
  const about = [`and ${part} of ${food}`, `e ${part} di ${food}`].find((one) =>
    FOOD_DETAILS.some(({ asks }) => asks.test(one)),
  );
  return about ?? question;
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
  const verdicts = verdictsIn(question, subject, language);
  const [first] = verdicts;
  if (first === undefined) return null;
  if (verdicts.length === 1) return turnedToQuestion(first.says, question, language);
  return verdicts
    .map(({ food, says }) => {
      const said = turnedToQuestion(says, question, language);
      return `- **${capitalized(food)}**: ${uncapital(said)}`;
    })
    .join('\n');
}

interface Verdict {
  /** As the owner wrote it, and where. */
  food: string;
  index: number;
  says: string;
}

/** What stands between the items of a list: "apple and salad"; a "chocolate biscuit" is one food. */
const LISTED = /[,;?/&]|\b(?:and|or|plus|also|e|ed|o|oppure|anche)\b/i;

/** The verdicts on the foods that a question lists, in order. */
function verdictsIn(question: string, subject: Subject, language: Language): Verdict[] {
  const found: Verdict[] = [];
  for (const { asks, says } of VERDICTS) {
    const named = asks.exec(question);
    const verdict = named ? sayingFor(subject, says)?.[language] : undefined;
    if (!named || verdict === undefined) continue;
    const one = { food: named[0].trim(), index: named.index, says: verdict };
    // A match longer than a name covers the whole question, and its verdict answers it alone.
    if (found.length === 0 && one.food.length > LONGEST_FOOD) return [one];
    if (found.every((other) => isListedBeside(question, one, other))) found.push(one);
  }
  return found.sort((a, b) => a.index - b.index).slice(0, MOST_FOODS);
}

function isListedBeside(question: string, one: Verdict, other: Verdict): boolean {
  const [first, second] = one.index < other.index ? [one, other] : [other, one];
  const between = question.slice(first.index + first.food.length, second.index);
  return one.says !== other.says && one.food.length <= LONGEST_FOOD && LISTED.test(between);
}

const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const sayingFor = ({ species, animal }: Subject, says: FoodVerdict['says']) =>
  (isAnimal(animal) ? says[animal] : undefined) ?? says[species] ?? says.any;

const isAnimal = (animal: string | null): animal is Animal =>
  ANIMALS.some((known) => known === animal);
