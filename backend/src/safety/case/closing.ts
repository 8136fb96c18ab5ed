import { fold } from '../../language/text.js';
import { textFeatures, type FeatureKind } from '../learned/text-features.js';
import { likelihoods, tableIn, type Shape, type Table } from '../learned/table.js';
import { SIGNALS } from './closing.data.js';

export const CLOSING = { places: 2 ** 16, outcomes: ['closes', 'stays'] } as const satisfies Shape;

const learned = tableIn('closing.bin', import.meta.url, CLOSING);

/** From this likelihood on, a message closes an alarm: what is unclear lowers nothing. */
const CLOSES_FROM = 0.75;

/** Features of a message after an alarm: its words, and the signals of an end or of doubt. */
export function closingFeatures(text: string): FeatureKind[] {
  const folded = fold(text);
  const signals = Object.entries(SIGNALS)
    .filter(([, patterns]) => patterns.some((pattern) => pattern.test(folded)))
    .map(([name]) => name);
  const pairs = signals.flatMap((one, index) =>
    signals.slice(index + 1).map((other) => `signals ${one} ${other}`),
  );
  const names = new Set(['any message', ...signals.map((name) => `signal ${name}`), ...pairs]);
  return [...textFeatures(folded), { share: 2, names }];
}

/**
 * Whether a later message ends an open alarm outright: a vet has the animal, nothing was taken, it
 * was something else, it is long past. Learned from labelled messages; deterministic.
 */
export const closesAlarm = (
  text: string,
  table: Table<(typeof CLOSING.outcomes)[number]> = learned(),
): boolean => likelihoods(closingFeatures(text), table).closes >= CLOSES_FROM;
