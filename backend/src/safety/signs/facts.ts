import type { Animal } from '../animals.js';
import { hoursIn } from './duration.js';
import { bodyTemperatureIn } from './temperature.js';

/** What patterns can require besides the meanings of words. */
export const FACTS = [
  'isYoung',
  'isFrail',
  'fromHigh',
  'lasting',
  'hasFever',
  'hasHighFever',
] as const;

type Fact = (typeof FACTS)[number];

interface Circumstances {
  /** Folded. */
  text: string;
  animals: ReadonlySet<Animal>;
  ageYears: number | null;
  /** Folded health conditions from the profile. */
  condition: string;
}

const YOUNG_YEARS = 0.5;
const LONG_HOURS = 10;
const YOUNG =
  /\b(?:pups?|pupp(?:y|ies)|kittens?|weeks? old|days? old|hours old|foal|newborns?|bab(?:y|ies)|cuccioli?|cucciola|gattin\w+|neonat\w+|settimane)\b/;
const HIGH =
  /\b(?:balcon\w*|floors?|storeys?|stor(?:y|ies)|roof|windows?|piano|piani|tetto|terrazz\w+|finestr\w+)\b/;
const FRAIL =
  /\b(?:diabet\w+|insulin\w*|kidney|renal\w*|renale|heart|cardia\w+|cuore|addison\w*|epilep\w+|liver|fegato|epatic\w+|cushing\w*|pregnan\w+|gravid\w+|incinta|asthma\w*|asma|tracheal?|brachy\w+|chemo\w*|cancer|tumou?r|tumore|linfoma|lymphoma|fiv|felv|insulinoma)\b/;

/**
 * Body temperatures, in degrees Celsius, from which an animal has a fever, and a dangerous one: a
 * little above the normal range of the Merck Veterinary Manual, which ends at 39.2 for dogs and cats,
 * at 39.5 for guinea pigs and at 40 for rabbits and ferrets.
 */
const FEVERS: Partial<Record<Animal, readonly [number, number]>> = {
  dog: [39.5, 40.5],
  cat: [39.5, 40.5],
  cavy: [39.8, 40.5],
  rabbit: [40.3, 41],
  ferret: [40.3, 41],
};

function feversOf({ text, animals }: Circumstances): Fact[] {
  const measured = bodyTemperatureIn(text);
  if (measured === null) return [];
  return [...animals].flatMap((animal): Fact[] => {
    const [fever, high] = FEVERS[animal] ?? [Infinity, Infinity];
    if (measured < fever) return [];
    return measured < high ? ['hasFever'] : ['hasFever', 'hasHighFever'];
  });
}

/** The facts of a question, given its profile. */
export function factsOf(circumstances: Circumstances): ReadonlySet<string> {
  const { text, ageYears, condition } = circumstances;
  const facts = new Set<Fact>(feversOf(circumstances));
  if ((ageYears !== null && ageYears < YOUNG_YEARS) || YOUNG.test(text)) facts.add('isYoung');
  if (FRAIL.test(condition) || FRAIL.test(text)) facts.add('isFrail');
  if (HIGH.test(text)) facts.add('fromHigh');
  if (hoursIn(text) >= LONG_HOURS) facts.add('lasting');
  return facts;
}
