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
 * Body temperatures, in degrees Celsius, from which an animal has a fever, and a dangerous one.
 * Merck Veterinary Manual: normal to 39.2 in dogs and cats, 39.5 in guinea pigs, 40 in rabbits and
 * ferrets. Birds and reptiles have none that an owner could measure.
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
  const limits = [...animals].map((animal) => FEVERS[animal]);
  const isOver = (place: 0 | 1) =>
    limits.some((one) => one !== undefined && measured >= one[place]);
  return [
    ...(isOver(0) ? (['hasFever'] as const) : []),
    ...(isOver(1) ? (['hasHighFever'] as const) : []),
  ];
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
