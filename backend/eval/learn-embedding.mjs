import { randomNumbers, shuffle } from './learn.mjs';

const ROUNDS = 8;

/** The table is the mean of the last rounds: it depends less on the order of the phrasings. */
const MEAN_OF = 3;

/** Phrasings per batch: each must be told apart from the answers to the others. */
const BATCH = 96;

/** Further passages to tell each answer apart from: of the same entry, and of any entry. */
const [OF_THE_ENTRY, OF_ANY] = [2, 10];

/** The share of a phrasing's features that are left out, different ones each time. */
const LEFT_OUT = 0.2;

/** Divides the similarities: the lower it is, the more the nearest wrong passages count. */
const TEMPERATURE = 0.15;

const RATE = 0.05;

/**
 * Quantile from which the table's numbers are clipped, so that the others keep their differences.
 */
const CLIPPED_FROM = 0.9995;

const SEED = 20261130;

/**
 * Learns vectors by which a phrasing is nearer to its own passage than to others: AdaGrad on a
 * contrastive loss, with a softmax over the passages of a batch.
 * @param phrasings `{features, passage}`: the features of a text (`{places, shares}`) and the index
 *   of the passage that answers it.
 * @param passages `{features, entry}`.
 * @param shape `{places, dimensions}` of the table.
 * @returns Float32Array, the vectors of the places one after another.
 */
export function learnEmbedding(phrasings, passages, shape) {
  const random = randomNumbers(SEED);
  const table = new Vectors(shape, random);
  const known = passages.map(({ features }) => scaled(features));
  const asked = phrasings.map(({ features, passage }) => ({ passage, text: scaled(features) }));
  const byEntry = new Map();
  for (const [index, { entry }] of passages.entries()) {
    byEntry.set(entry, [...(byEntry.get(entry) ?? []), index]);
  }
  const any = (list) => list[Math.floor(random() * list.length)];
  const all = [...passages.keys()];
  const mean = new Float32Array(table.values.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(asked, random);
    for (let first = 0; first < asked.length; first += BATCH) {
      const batch = asked.slice(first, first + BATCH);
      const candidates = batch.flatMap(({ passage }) => [
        passage,
        ...times(OF_THE_ENTRY, () => any(byEntry.get(passages[passage].entry))),
        ...times(OF_ANY, () => any(all)),
      ]);
      learnBatch(batch, { table, known, candidates: [...new Set(candidates)], random });
    }
    if (round < ROUNDS - MEAN_OF) continue;
    for (let i = 0; i < mean.length; i += 1) mean[i] += table.values[i] / MEAN_OF;
  }
  return mean;
}

const times = (count, make) => Array.from({ length: count }, make);

/** Long texts have no more weight than short ones. */
function scaled({ places, shares }) {
  const length = Math.hypot(...shares) || 1;
  return { places, shares: shares.map((share) => share / length) };
}

function learnBatch(batch, { table, known, candidates, random }) {
  const { dimensions } = table;
  const answers = candidates.map((index) => table.embed(known[index]));
  const slopes = answers.map(() => new Float32Array(dimensions));
  const placeOf = new Map(candidates.map((index, place) => [index, place]));
  for (const { passage, text } of batch) {
    const seen = withoutSome(text, random);
    if (seen.places.length === 0) continue;
    const question = table.embed(seen);
    const odds = softmax(answers.map(({ unit }) => dot(question.unit, unit) / TEMPERATURE));
    odds[placeOf.get(passage)] -= 1;
    const slope = new Float32Array(dimensions);
    for (const [place, odd] of odds.entries()) {
      const weight = odd / TEMPERATURE;
      const { unit } = answers[place];
      for (let i = 0; i < dimensions; i += 1) {
        slope[i] += weight * unit[i];
        slopes[place][i] += weight * question.unit[i];
      }
    }
    table.descend(seen, question, slope);
  }
  for (const [place, index] of candidates.entries()) {
    table.descend(known[index], answers[place], slopes[place]);
  }
}

function withoutSome({ places, shares }, random) {
  const kept = [...places.keys()].filter(() => random() >= LEFT_OUT);
  return { places: kept.map((i) => places[i]), shares: kept.map((i) => shares[i]) };
}

function softmax(values) {
  const highest = Math.max(...values);
  const odds = values.map((value) => Math.exp(value - highest));
  const all = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / all);
}

function dot(one, other) {
  let sum = 0;
  for (let i = 0; i < one.length; i += 1) sum += one[i] * other[i];
  return sum;
}

/** The vectors being learned, with the sums of squared gradients that AdaGrad keeps. */
class Vectors {
  constructor({ places, dimensions }, random) {
    this.dimensions = dimensions;
    const draw = () => (random() + random() + random() - 1.5) / Math.sqrt(dimensions);
    this.values = Float32Array.from({ length: places * dimensions }, draw);
    this.squares = new Float32Array(places * dimensions).fill(1e-3);
  }

  /** A text's unit vector, and its vector's original length. */
  embed({ places, shares }) {
    const unit = new Float32Array(this.dimensions);
    for (let k = 0; k < places.length; k += 1) {
      const first = places[k] * this.dimensions;
      for (let i = 0; i < unit.length; i += 1) unit[i] += shares[k] * this.values[first + i];
    }
    const length = Math.sqrt(dot(unit, unit)) || 1e-6;
    for (let i = 0; i < unit.length; i += 1) unit[i] /= length;
    return { unit, length };
  }

  /** One step against the gradient of a text's unit vector. */
  descend({ places, shares }, { unit, length }, slope) {
    const along = dot(unit, slope);
    const across = slope.map((one, i) => (one - along * unit[i]) / length);
    for (let k = 0; k < places.length; k += 1) {
      const first = places[k] * this.dimensions;
      for (let i = 0; i < across.length; i += 1) {
        const step = across[i] * shares[k];
        this.squares[first + i] += step * step;
        this.values[first + i] -= (RATE * step) / Math.sqrt(this.squares[first + i]);
      }
    }
  }
}

/** The file of a table: a byte for each number. Only directions count, so there is no scale. */
export function bytesOf(values) {
  const sizes = values.map(Math.abs).sort();
  const highest = sizes[Math.floor(sizes.length * CLIPPED_FROM)];
  const step = (value) => Math.max(-127, Math.min(127, Math.round((127 * value) / highest)));
  return Buffer.from(Int8Array.from(values, step).buffer);
}
