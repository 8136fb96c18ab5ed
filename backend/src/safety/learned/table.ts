import { readFileSync } from 'node:fs';
import { hashOf } from '../../language/hash.js';
import type { FeatureKind } from './text-features.js';

/** What a table was trained for. */
export interface Shape<Outcome extends string = string> {
  /** Number of places that features are hashed to; two features may share one. A power of two. */
  places: number;
  /** What the table holds for each place, in this order. */
  outcomes: readonly Outcome[];
}

/** A trained table, as `npm run train` writes it. */
export interface Table<Outcome extends string = string> extends Shape<Outcome> {
  /** The value of one stored step. */
  scale: number;
  bias: number[];
  steps: Int8Array;
}

/** A feature's place and value. */
interface Feature {
  name: string;
  place: number;
  value: number;
}

export function readTable<Outcome extends string>(
  bytes: Uint8Array,
  { places, outcomes }: Shape<Outcome>,
): Table<Outcome> {
  // Precede the steps: the scale and the biases.
  const numbers = 1 + outcomes.length;
  const head = new DataView(bytes.buffer, bytes.byteOffset, 4 * numbers);
  const [scale = 0, ...bias] = Array.from({ length: numbers }, (_, index) =>
    head.getFloat32(4 * index, true),
  );
  const steps = new Int8Array(
    bytes.buffer,
    bytes.byteOffset + 4 * numbers,
    places * outcomes.length,
  );
  return { places, outcomes, scale, bias, steps };
}

/** The table in a file beside `module`, read on first use so that startup need not wait. */
export function tableIn<Outcome extends string>(
  name: string,
  module: string,
  shape: Shape<Outcome>,
): () => Table<Outcome> {
  let table: Table<Outcome> | undefined;
  return () => (table ??= readTable(readFileSync(new URL(name, module)), shape));
}

/** A hash with one more mixing step, so that similar names get distant places. */
function placeOf(name: string, places: number): number {
  const hash = hashOf(name);
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % places;
}

/** Each kind has the same total weight, however many features it has. */
export const located = (kinds: readonly FeatureKind[], { places }: Shape): Feature[] =>
  kinds.flatMap(({ share, names }) => {
    const value = share / Math.sqrt(names.size);
    return Array.from(names, (name) => ({ name, place: placeOf(name, places), value }));
  });

/** How likely each outcome is; they add up to 1. Deterministic. */
export function likelihoods<Outcome extends string>(
  kinds: readonly FeatureKind[],
  table: Table<Outcome>,
): Record<Outcome, number> {
  const { scale, bias, steps, outcomes } = table;
  const sums = [...bias];
  for (const { place, value } of located(kinds, table)) {
    for (const outcome of outcomes.keys()) {
      sums[outcome] =
        (sums[outcome] ?? 0) + value * scale * (steps[place * outcomes.length + outcome] ?? 0);
    }
  }
  const highest = Math.max(...sums);
  const odds = sums.map((sum) => Math.exp(sum - highest));
  const all = odds.reduce((total, one) => total + one, 0);
  return Object.fromEntries(
    outcomes.map((outcome, index) => [outcome, (odds[index] ?? 0) / all]),
  ) as Record<Outcome, number>;
}

/** How much a feature counted for an outcome, in log odds. */
export interface Reason {
  name: string;
  weight: number;
}

/** The features that counted most for an outcome, the strongest first. */
export function strongestReasons<Outcome extends string>(
  outcome: Outcome,
  kinds: readonly FeatureKind[],
  { most, table }: { most: number; table: Table<Outcome> },
): Reason[] {
  const { scale, steps, outcomes } = table;
  const at = outcomes.indexOf(outcome);
  return located(kinds, table)
    .map(({ name, place, value }) => ({
      name,
      weight: value * scale * (steps[place * outcomes.length + at] ?? 0),
    }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most);
}
