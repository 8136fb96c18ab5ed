import { hoursIn } from './duration.js';

/** What patterns can require besides the meanings of words. */
export const FACTS = ['isYoung', 'isFrail', 'fromHigh', 'lasting'] as const;

type Fact = (typeof FACTS)[number];

interface Circumstances {
  /** Folded. */
  text: string;
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

/** The facts of a question, given its profile. */
export function factsOf({ text, ageYears, condition }: Circumstances): ReadonlySet<string> {
  const facts = new Set<Fact>();
  if ((ageYears !== null && ageYears < YOUNG_YEARS) || YOUNG.test(text)) facts.add('isYoung');
  if (FRAIL.test(condition) || FRAIL.test(text)) facts.add('isFrail');
  if (HIGH.test(text)) facts.add('fromHigh');
  if (hoursIn(text) >= LONG_HOURS) facts.add('lasting');
  return facts;
}
