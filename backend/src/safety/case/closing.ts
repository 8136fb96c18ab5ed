import { fold } from '../../language/text.js';
import { textFeatures, type FeatureKind } from '../learned/text-features.js';
import { likelihoods, tableIn, type Shape, type Table } from '../learned/table.js';
import {
  DOUBTS,
  ENDS,
  MORE_OF_IT,
  NOT_WITH_VET,
  ONCE_TREATED,
  ONLY_DETAILS,
  ONLY_PLACE,
  STAYED_WHOLE,
} from './closing.data.js';

export const CLOSING = { places: 2 ** 16, outcomes: ['closes', 'stays'] } as const satisfies Shape;

const learned = tableIn('closing.bin', import.meta.url, CLOSING);

/**
 * From this likelihood on, a message closes an alarm; an unclear one lowers nothing. Leaving out
 * each source in turn, 660 of 1,168 ends are recognised and 57 of 1,184 others mistaken for one;
 * one of 255 sealed messages closes an alarm, by reporting another one in words of an end.
 */
const CLOSES_FROM = 0.5;

const signalsIn = (folded: string, signals: typeof ENDS): string[] =>
  Object.entries(signals)
    .filter(([, patterns]) => patterns.some((pattern) => pattern.test(folded)))
    .map(([name]) => name);

/** Features of a message after an alarm: its words, and the signals of an end or of doubt. */
export function closingFeatures(text: string): FeatureKind[] {
  const folded = fold(text);
  const signals = [...signalsIn(folded, ENDS), ...signalsIn(folded, DOUBTS)];
  const pairs = signals.flatMap((one, index) =>
    signals.slice(index + 1).map((other) => `signals ${one} ${other}`),
  );
  const names = new Set(['any message', ...signals.map((name) => `signal ${name}`), ...pairs]);
  return [...textFeatures(folded), { share: 2, names }];
}

/**
 * Whether a message mentions anything that can end an alarm. Stating when it happened, how much it
 * was or what it was ends none, however sure the reader is: "it was just one tablet", "it was a
 * lily".
 */
export function tellsOfEnd(text: string, namesPoison: boolean): boolean {
  const folded = fold(text);
  const tellsMore = namesPoison || MORE_OF_IT.test(folded);
  const isNotThere = NOT_WITH_VET.test(folded);
  return signalsIn(folded, ENDS).some(
    (name) => !(name === 'somethingElse' && tellsMore) && !(name === 'atVet' && isNotThere),
  );
}

const SPECIALIST = /\b(?:hospital|\w+ologist|\w+olog[oa])\b/;
const LEADS_IN =
  /^(?:(?:yes|yeah|yep|ok|okay|well|so|and|oh|hi|update|thanks|si|allora|comunque|beh|ecco|grazie)\b[ ,.!:]*)+/;

/**
 * Whether a message only tells more of what happened, in words that an end has as well: where the
 * poison was, that its box was found, that all of it is gone, what a vet did some other time, that
 * the owner is home. "It was in my pocket the whole time, unopened" is none.
 */
function onlyTellsMore(text: string): boolean {
  const folded = fold(text).trim();
  const said = folded.replace(LEADS_IN, '').replace(/[^a-z0-9?]+$/, '');
  const matches = (patterns: readonly RegExp[]) => patterns.some((one) => one.test(said));
  if (matches(ONLY_DETAILS)) return true;
  if (matches(ONLY_PLACE)) return !STAYED_WHOLE.test(said);
  const isTreated = signalsIn(folded, ENDS).some((name) => name === 'treated' || name === 'byVet');
  return (isTreated || SPECIALIST.test(said)) && ONCE_TREATED.test(said);
}

const SWALLOWED: ReadonlySet<string> = new Set(['foreign-body', 'battery']);
const MATERIAL =
  /\b(?:plastic|rubber|foam|wood\w*|cloth|fabric|cardboard|paper|string|silicone|plastica|gomma|spugna|legno|stoffa|cartone|carta|silicone)\b/;
const NOT_SWALLOWED =
  /\b(?:found|spat|never|did ?n'?t|has ?n'?t|not) |\b(?:trovat\w|sputat\w|non l'ha|non ha)\b/;

/** Only the material of a swallowed thing: this ends no alarm, as plastic blocks a gut, too. */
export const tellsMaterial = (text: string, rules: readonly string[]): boolean =>
  rules.some((rule) => SWALLOWED.has(rule)) &&
  MATERIAL.test(fold(text)) &&
  !NOT_SWALLOWED.test(fold(text));

/**
 * Whether a later message ends an open alarm outright: a vet has the animal, nothing was taken, it
 * was something else, it is long past. Learned from labelled messages; deterministic.
 * @param namesPoison whether the message names one itself, as eaten.
 */
export const closesAlarm = (
  text: string,
  namesPoison: boolean,
  table: Table<(typeof CLOSING.outcomes)[number]> = learned(),
): boolean =>
  tellsOfEnd(text, namesPoison) &&
  !onlyTellsMore(text) &&
  likelihoods(closingFeatures(text), table).closes >= CLOSES_FROM;
