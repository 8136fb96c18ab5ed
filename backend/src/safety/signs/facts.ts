import { namesOf } from '../../language/animals.js';
import type { Animal } from '../animals.js';
import { HORSES } from '../kind.js';
import { BODY_TEMPERATURES, NEWBORN_TEMPERATURES } from './body-temperatures.data.js';
import { hoursIn } from './duration.js';
import { EFFORTS, effortsOf } from './labour.js';
import { SURROUNDINGS, surroundingsOf } from './surroundings.js';
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
  ...SURROUNDINGS,
  ...EFFORTS,
  'vomitsUnable',
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

const NEWBORN =
  /\b(?:newborns?|neonat\w+|(?:days?|hours|(?:[1-3]|one|two|three) weeks?) old|litter of|cucciolat\w+|appena nat\w|(?:giorni|settiman[ae]) di vita|(?:cucciol|gattin|micin|coniglett|furett)\w+ di (?:\w+ giorni|(?:[1-3]|una|due|tre) settiman[ae]))\b/;

const PERSON = String.raw`(?<!\b(?:(?:i|we)(?:'?(?:m|ve)| am| was| have| had| just| been| keep| kept){0,2}|(?:son|daughter|husband|wife|partner|kid|child|toddler|figli[oa]|marito|moglie|bambin[oa])(?: \w+){0,2}|ho|abbiamo) )`;
const BY_ANOTHER = String.raw`(?<!\b(?:${namesOf('dog', 'cat')})\b[^.!?,;]{0,25})`;
const TO_VOMIT = String.raw`(?:start(?:s|ed)|began|begins|tr(?:ies|ied|ying)) to (?:vomit|throw up|puke)|(?:continua(?:to)?|comincia(?:to)?|inizia(?:to)?|prova(?:to)?|riprende|ripreso) a vomitare`;
/** Said outright, and of no person or other animal: a rabbit that "was sick" may be ill. */
const VOMITS = new RegExp(
  String.raw`${PERSON}${BY_ANOTHER}\b(?:vomm?it(?:s|ed|ing)|(?:throw(?:s|ing)|threw) up|puk(?:es|ed|ing)|vomit(?:a|ato|ava|ando|ano)|${TO_VOMIT})\b`,
);
/** Nobody calls a sick rabbit carsick. */
const IN_A_CAR = /\b(?:in (?:the |my |our )?(?:car|auto|macchina)|car ?sick\w*)\b/;
const UNABLE: ReadonlySet<Animal> = new Set(['rabbit', 'cavy', 'rodent']);
const A_HORSE = new RegExp(`\\b(?:${HORSES})\\b`);

/** Whether vomiting is said of an animal that cannot vomit, and of no other. */
function vomitsUnable({ text, animals }: Circumstances): boolean {
  const all = [...animals];
  const isUnable = all.some((animal) => UNABLE.has(animal)) || A_HORSE.test(text);
  return (
    isUnable &&
    all.every((animal) => animal === 'other' || UNABLE.has(animal)) &&
    VOMITS.test(text) &&
    !IN_A_CAR.test(text)
  );
}

/** The temperature of dogs and cats falls before a birth, but not below 35 °C. */
const BEFORE_BIRTH =
  /\b(?:pregnan\w+|(?<!\b(?:after|since) )whelp(?:ing)?\b|in (?:pup|kitten|labou?r)|due date|(?:she|bitch|queen|dog|cat)(?:'s| is| was)? due (?:today|tomorrow|in|any)|days? (?:5|6)\d|gravid\w*|incint\w*|gestazione|gestante|(?:sta per|deve|dovrebbe|prima di) partorire|partorira|partorendo|(?<!\b(?:dopo il|post|dal) )parto|travaglio|doglie|(?:5|6)\d (?:days|giorni))\b/;
const LEAST_BEFORE_BIRTH = 35;

function temperatureFacts({ text, animals }: Circumstances): Fact[] {
  const measured = bodyTemperatureIn(text);
  if (measured === null) return [];
  const own = ownTemperatureIn(text);
  const isBeforeBirth = own !== null && own >= LEAST_BEFORE_BIRTH && BEFORE_BIRTH.test(text);
  return [...animals].flatMap((animal): Fact[] => {
    const limits = BODY_TEMPERATURES[animal];
    if (!limits) return [];
    const mayBeLow = isBeforeBirth && (animal === 'dog' || animal === 'cat');
    const { cold, low } = NEWBORN.test(text) ? NEWBORN_TEMPERATURES : limits;
    return [
      ...(measured >= limits.fever ? (['hasFever'] as const) : []),
      ...(measured >= limits.high ? (['hasHighFever'] as const) : []),
      ...(own !== null && !mayBeLow && own < low ? (['isChilled'] as const) : []),
      ...(own !== null && !mayBeLow && own < cold ? (['isVeryChilled'] as const) : []),
    ];
  });
}

/** The facts of a question, given its profile. */
export function factsOf(circumstances: Circumstances): ReadonlySet<string> {
  const { text, ageYears, condition } = circumstances;
  const facts = new Set<Fact>([
    ...temperatureFacts(circumstances),
    ...surroundingsOf(text),
    ...effortsOf(text),
  ]);
  if ((ageYears !== null && ageYears < YOUNG_YEARS) || YOUNG.test(text)) facts.add('isYoung');
  if (FRAIL.test(condition) || FRAIL.test(text)) facts.add('isFrail');
  if (HIGH.test(text)) facts.add('fromHigh');
  if (hoursIn(text) >= LONG_HOURS) facts.add('lasting');
  if (vomitsUnable(circumstances)) facts.add('vomitsUnable');
  return facts;
}
