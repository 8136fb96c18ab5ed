import { readFileSync } from 'node:fs';
import { hashOf } from '../../language/hash.js';
import type { FeatureKind } from './text-features.js';

/** What a table was trained for. */
export interface Shape<Outcome extends string = string> {
  /** Number of places that features are hashed to; two features may share one. A power of two. */
  places: number;
  /** What the table holds for each place, in this order. */
  outcomes: readonly Outcome[];
  /** If features also count in pairs: number of their vectors, at most `places`, and their length. */
  vectors?: { places: number; dimensions: number };
}

/** A trained table, as `npm run train` writes it. */
export interface Table<Outcome extends string = string> extends Shape<Outcome> {
  /** The value of one stored step. */
  scale: number;
  bias: number[];
  steps: Int8Array;
  pairs: Pairs | null;
}

/** What features count for in pairs: the product of their vectors, weighted for each outcome. */
interface Pairs {
  scale: number;
  dimensions: number;
  /** The weights of an outcome stand side by side. */
  weights: Float32Array;
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
  shape: Shape<Outcome>,
): Table<Outcome> {
  const { places, outcomes, vectors } = shape;
  let at = 0;
  const floats = (count: number): Float32Array => {
    const view = new DataView(bytes.buffer, bytes.byteOffset + at, 4 * count);
    at += 4 * count;
    return Float32Array.from({ length: count }, (_, index) => view.getFloat32(4 * index, true));
  };
  const stepsOf = (count: number): Int8Array => {
    at += count;
    return new Int8Array(bytes.buffer, bytes.byteOffset + at - count, count);
  };
  const [scale = 0, ...bias] = floats(1 + outcomes.length);
  const steps = stepsOf(places * outcomes.length);
  const table = { ...shape, scale, bias, steps, pairs: null };
  if (!vectors) return table;
  const { dimensions } = vectors;
  const [pairScale = 0, ...weights] = floats(1 + outcomes.length * dimensions);
  const pairs = {
    scale: pairScale,
    dimensions,
    weights: new Float32Array(weights),
    steps: stepsOf(vectors.places * dimensions),
  };
  return { ...table, pairs };
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
  const { scale, bias, steps, outcomes, pairs } = table;
  const features = located(kinds, table);
  const sums = [...bias];
  for (const { place, value } of features) {
    for (const outcome of outcomes.keys()) {
      sums[outcome] =
        (sums[outcome] ?? 0) + value * scale * (steps[place * outcomes.length + outcome] ?? 0);
    }
  }
  if (pairs) {
    const { total, own } = sumOfVectors(features, pairs);
    const products = total.map((sum, i) => sum * sum - (own[i] ?? 0));
    for (const outcome of outcomes.keys()) {
      sums[outcome] = (sums[outcome] ?? 0) + weigh(products, outcome, pairs);
    }
  }
  const highest = Math.max(...sums);
  const odds = sums.map((sum) => Math.exp(sum - highest));
  const all = odds.reduce((total, one) => total + one, 0);
  return Object.fromEntries(
    outcomes.map((outcome, index) => [outcome, (odds[index] ?? 0) / all]),
  ) as Record<Outcome, number>;
}

/** The sum of the features' vectors, and of the squares of their numbers. */
function sumOfVectors(features: readonly Feature[], pairs: Pairs) {
  const { dimensions } = pairs;
  const [total, own] = [new Float64Array(dimensions), new Float64Array(dimensions)];
  for (const feature of features) {
    const vector = vectorOf(feature, pairs);
    for (let i = 0; i < dimensions; i += 1) {
      const number = feature.value * pairs.scale * (vector[i] ?? 0);
      total[i] = (total[i] ?? 0) + number;
      own[i] = (own[i] ?? 0) + number * number;
    }
  }
  return { total, own };
}

/** In steps. */
function vectorOf({ place }: Feature, { dimensions, steps }: Pairs): Int8Array {
  const first = (place % (steps.length / dimensions)) * dimensions;
  return steps.subarray(first, first + dimensions);
}

function weigh(products: Float64Array, outcome: number, { dimensions, weights }: Pairs): number {
  return products.reduce(
    (sum, product, i) => sum + product * (weights[outcome * dimensions + i] ?? 0),
    0,
  );
}

/** How much a feature counted for an outcome, in log odds. */
export interface Reason {
  name: string;
  weight: number;
}

/**
 * The features that counted most for an outcome, the strongest first. What a pair counted for is
 * split between its two features.
 */
export function strongestReasons<Outcome extends string>(
  outcome: Outcome,
  kinds: readonly FeatureKind[],
  { most, table }: { most: number; table: Table<Outcome> },
): Reason[] {
  const { scale, steps, outcomes, pairs } = table;
  const at = outcomes.indexOf(outcome);
  const features = located(kinds, table);
  const shares = pairs ? sharesInPairs(features, pairs, at) : [];
  return features
    .map(({ name, place, value }, index) => ({
      name,
      weight: value * scale * (steps[place * outcomes.length + at] ?? 0) + (shares[index] ?? 0),
    }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most);
}

/** What each feature counts for in pairs with all others. */
function sharesInPairs(features: readonly Feature[], pairs: Pairs, outcome: number): number[] {
  const { total } = sumOfVectors(features, pairs);
  return features.map((feature) => {
    const vector = vectorOf(feature, pairs);
    const products = total.map((sum, i) => {
      const number = feature.value * pairs.scale * (vector[i] ?? 0);
      return number * (sum - number);
    });
    return weigh(products, outcome, pairs);
  });
}
