import { tellsOfDeath } from '../../language/death.js';
import { fold } from '../../language/text.js';
import type { Assessment } from '../assess.js';
import { meansPerson, tellsOfAttack } from '../../language/correction.js';
import { wasNoiseFear } from '../noise-fear.js';
import { tellsOrdinaryMeal } from '../ordinary-meal.js';
import { closesAlarm, tellsMaterial } from './closing.js';
import { DOUBTS } from './closing.data.js';

const FINE_EN =
  "(?:(?:it|he|she|they|everything|all)(?:'?s| is|'?re| are) (?:absolutely |perfectly |all )?(?:fine|ok(?:ay)?|healthy|clear|nothing(?: (?:serious|wrong|bad|to worry about))?)|nothing (?:is |'s )?(?:serious|wrong|to worry about)|there'?s nothing (?:serious|wrong|to worry about)|all clear|not to worry)";
const FINE_IT =
  "(?:non (?:e|ha|c'e) (?:niente|nulla)(?: di (?:grave|serio|che))?|(?:sta|e|va) (?:tutto )?(?:bene|ok|a posto)|tutto (?:ok|bene|a posto)|niente di (?:grave|serio)|di stare tranquill\\w+)";
/** A vet has said that nothing is wrong. Written for folded text. */
const VET_CLEARS = new RegExp(
  `\\b(?:vets?|veterinari[oa]) (?:(?:has|have|just|mi|ci|gli|le|l'ha|lo ha|la|lo) )*(?:says?|said|told (?:me|us)|tells? (?:me|us)|thinks|reckons|ha detto|dice|visitat\\w e dice|vist\\w e (?:ha detto|dice)) (?:that |che )?(?:${FINE_EN}|${FINE_IT})(?=$|[.,;!:]| (?:and|just|so|e|quindi|percio)\\b)`,
);
/** Not the vet of this animal, or not a vet at all. */
const HEARSAY =
  /\b(?:friend|neighbou?r|google|forum|facebook|tiktok|internet|book|receptionist|amic\w|vicin\w|cugin\w|allevator\w|segretari\w)\b/;

const MISTAKEN =
  /\b(?:my mistake|i was (?:wrong|mistaken)|false alarm|mi (?:sono|ero) sbagliat[oa]|falso allarme)\b/;
/** The owner has found what was missing. */
const HAVE_FOUND =
  /\b(?:i|we)(?:'ve| have|ve)? (?:just )?found (?:it|them|all|the|his|her|lots|plenty|some|fresh)\b|\b(?:le|li|lo|la|l'|ne) ?(?:ho|abbiamo) (?:appena )?(?:ri)?trovat\w\b|\b(?:ho|abbiamo) (?:ri)?trovato (?:le|il|la|i|tutt\w)\b/;
const MEDICINE = '(?:pills?|tablets?|capsules?|pillole|compresse|pastiglie|capsule)';
/** The whole message: its medicine was found, and none of it is missing. */
const FOUND_ALL = new RegExp(
  [
    String.raw`^(?:(?:i|we)(?:'ve| have|ve)? )?(?:just )?found the (?:\w+ )?(?:box|pack|packet|bottle|blister)(?: (?:in|under|behind|on) (?:the|my|his|her) \w+)?,? (?:and )?(?:all (?:of )?(?:the |my )?${MEDICINE} are|every (?:single )?${MEDICINE} is) (?:still )?(?:inside|in it|in there|there)[.! ]*$`,
    String.raw`^(?:ho|abbiamo) (?:ri)?trovato (?:la|il) (?:scatola|scatolina|confezione|pacchetto|flacone|blister)(?: (?:ne\w+|sotto (?:il|la)|dietro (?:il|la)) ?\w+)?,? (?:e )?(?:tutte le ${MEDICINE} sono (?:ancora )?dentro|le ${MEDICINE} (?:ci )?sono (?:ancora )?tutte(?: dentro)?|ci sono (?:ancora )?tutte le ${MEDICINE})[.! ]*$`,
  ].join('|'),
);
const NOT_WHOLE =
  /\b(?:empty|chewed|open(?:ed)?|torn|missing|blood\w*|dead|vuot\w|rosicchiat\w|masticat\w|apert\w|strappat\w|manca\w*|sangue|mort\w)\b/;

/** "No, sorry, it was cucumber": another food than the one that raised the alarm. */
const CORRECTED_FOOD =
  /^(?:(?:no|nope|oh|oops|ops|sorry|wait|actually|scus\w+|ah|aspetta|anzi|mi sono sbagliat[oa])\b[ ,.!]*)+(?:(?:it (?:was|is)|it's|he (?:ate|had)|she (?:ate|had)) (?:only |just )?|(?:era|erano|ha mangiato) (?:solo |soltanto )?)(.+)$/;

const isUnsure = (folded: string): boolean =>
  ['doubt', 'stillOpen', 'asks'].some((name) =>
    DOUBTS[name]?.some((pattern) => pattern.test(folded)),
  );

function eatsOnlyFood(folded: string): boolean {
  const food = CORRECTED_FOOD.exec(folded)?.[1];
  return (
    food !== undefined &&
    [`he ate ${food}`, `ha mangiato ${food}`].some((meal) => tellsOrdinaryMeal(meal))
  );
}

/** How a message ends an alarm in words that leave nothing open. */
export type PlainEnd = 'cleared-by-vet' | 'found' | 'only-food' | 'a-person';

/**
 * A vet says that nothing is wrong, the owner was mistaken and has found what was missing, it was
 * a harmless food, or a person had it; `null` for any other message.
 * @param isPoisoning whether the alarm is about something that was eaten.
 */
export function plainEndIn(text: string, isPoisoning: boolean): PlainEnd | null {
  const folded = fold(text).trim();
  if (isUnsure(folded)) return null;
  if (meansPerson(text)) return 'a-person';
  if (VET_CLEARS.test(folded) && !HEARSAY.test(folded)) return 'cleared-by-vet';
  if (MISTAKEN.test(folded) && HAVE_FOUND.test(folded) && !NOT_WHOLE.test(folded)) return 'found';
  if (isPoisoning && FOUND_ALL.test(folded)) return 'found';
  return isPoisoning && eatsOnlyFood(folded) ? 'only-food' : null;
}

/** Says who caused it, which ends nothing: "it was my daughter who gave it to him". */
const DID_IT =
  /\bit(?:'s| was|s) (?:(?:my|our|the|his|her) )?\w+ (?:who|that) (?:has |had |just |accidentally |must have )*(?:gave|given|fed|left|dropped|put|opened|hit|kicked|stepped|sat|trod|threw|spilled|spilt|did)\b|\b(?:e stat[oa]|era|sono stati) (?:(?:il|la|lo|i) ?)?(?:mi[oa]|miei|nostr[oa])? ?\w+ (?:a (?:dar\w+|lasciar\w+|aprir\w+|far\w+|metter\w+|rovesciar\w+|pestar\w+)|che (?:gliel|glie)\w*|che (?:gli |le |l'|lo |la )*(?:ha|aveva) (?:dat|lasciat|apert|mess|rovesciat|pestat|fatt)\w)/;

interface Before {
  /** The message by itself. */
  own: Assessment;
  /** The open alarm, if any, what it told and what was told since. */
  raised: Assessment | null;
  alarm: string;
  since: string;
  /** Whether the message tells of something worse than the alarm. */
  isWorse: boolean;
}

/** Whether a message leaves nothing of an alarm. */
export function endsAlarm(text: string, { own, raised, alarm, since, isWorse }: Before): boolean {
  const isQuiet = own.level === 'routine';
  if (isQuiet && tellsOfDeath(text)) return true;
  if (raised === null) return false;
  const isPoisoning = raised.doses.length > 0;
  if (DID_IT.test(fold(text)) || (meansPerson(text) && tellsOfAttack(alarm))) return false;
  if (isQuiet && plainEndIn(text, isPoisoning) !== null) return true;
  const later = { since: fold(since), said: fold(text) };
  if (isQuiet && !isPoisoning && wasNoiseFear(fold(alarm), later)) return true;
  return !isWorse && !tellsMaterial(text, raised.rules) && closesAlarm(text, own.doses.length > 0);
}
