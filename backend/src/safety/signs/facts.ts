import type { Animal } from '../animals.js';
import { hoursIn } from './duration.js';
import { bodyTemperatureIn, ownTemperatureIn } from './temperature.js';

/** What patterns can require besides the meanings of words. */
export const FACTS = [
  'isYoung',
  'isFrail',
  'fromHigh',
  'lasting',
  'hasFever',
  'hasHighFever',
  'isChilled',
  'isVeryChilled',
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

/** Degrees Celsius; below `cold` and from `high` on it is an emergency. */
interface Temperatures {
  cold: number;
  /** Below it, a vet should see the animal the same day. */
  low: number;
  /** A fever from here on. */
  fever: number;
  high: number;
}

const OF_DOGS_AND_CATS: Temperatures = { cold: 36.5, low: 37.5, fever: 39.5, high: 40.5 };
/**
 * Fevers: a little above the normal range of the Merck Veterinary Manual, which ends at 39.2 for
 * dogs and cats, at 39.5 for guinea pigs and at 40 for rabbits and ferrets. Low temperatures: dogs
 * and cats, Veteriankey: Hypothermia (below 37.5) and Veterinary Partner: Hypothermia (at once below
 * 98 F); rabbits, Di Girolamo et al., JAVMA 2016 (three times the risk of
 * death below 38); guinea pigs and ferrets, below the normal ranges of 37.2 and 37.8.
 */
const TEMPERATURES: Partial<Record<Animal, Temperatures>> = {
  dog: OF_DOGS_AND_CATS,
  cat: OF_DOGS_AND_CATS,
  cavy: { cold: 36.5, low: 37.2, fever: 39.8, high: 40.5 },
  rabbit: { cold: 38, low: 38, fever: 40.3, high: 41 },
  ferret: { cold: 36.5, low: 37.5, fever: 40.3, high: 41 },
};
/**
 * The young of dogs and cats have 35 to 37.8 in the first weeks; below 34.5 they are in danger
 * (Merck Veterinary Manual: care of neonates).
 */
const OF_NEWBORNS = { cold: 34.5, low: 34.5 };
const NEWBORN =
  /\b(?:newborns?|neonat\w+|(?:days?|hours|(?:[1-3]|one|two|three) weeks?) old|litter of|cucciolat\w+|appena nat\w|(?:giorni|settiman[ae]) di vita|(?:cucciol|gattin|micin|coniglett|furett)\w+ di (?:\w+ giorni|(?:[1-3]|una|due|tre) settiman[ae]))\b/;

/** The temperature falls before a birth. */
const BEFORE_BIRTH =
  /\b(?:pregnan\w+|whelp\w*|in (?:pup|kitten|labou?r)|due (?:date|today|tomorrow|in|any)|days? (?:5|6)\d|gravid\w*|incint\w*|gestazione|gestante|partori\w*|parto|travaglio|doglie|(?:5|6)\d (?:days|giorni))\b/;

function temperatureFacts({ text, animals }: Circumstances): Fact[] {
  const measured = bodyTemperatureIn(text);
  if (measured === null) return [];
  const own = BEFORE_BIRTH.test(text) ? null : ownTemperatureIn(text);
  return [...animals].flatMap((animal): Fact[] => {
    const limits = TEMPERATURES[animal];
    if (!limits) return [];
    const { cold, low } = NEWBORN.test(text) ? OF_NEWBORNS : limits;
    return [
      ...(measured >= limits.fever ? (['hasFever'] as const) : []),
      ...(measured >= limits.high ? (['hasHighFever'] as const) : []),
      ...(own !== null && own < low ? (['isChilled'] as const) : []),
      ...(own !== null && own < cold ? (['isVeryChilled'] as const) : []),
    ];
  });
}

/** The facts of a question, given its profile. */
export function factsOf(circumstances: Circumstances): ReadonlySet<string> {
  const { text, ageYears, condition } = circumstances;
  const facts = new Set<Fact>(temperatureFacts(circumstances));
  if ((ageYears !== null && ageYears < YOUNG_YEARS) || YOUNG.test(text)) facts.add('isYoung');
  if (FRAIL.test(condition) || FRAIL.test(text)) facts.add('isFrail');
  if (HIGH.test(text)) facts.add('fromHigh');
  if (hoursIn(text) >= LONG_HOURS) facts.add('lasting');
  return facts;
}
