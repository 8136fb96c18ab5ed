/** Numbers being learned by AdaGrad, with their sums of squared slopes and a mean over rounds. */
export class Weights {
  constructor(values, { rate, decay }) {
    this.values = values;
    this.squares = new Float32Array(values.length).fill(0.01);
    this.mean = new Float32Array(values.length);
    this.rate = rate;
    this.decay = decay;
  }

  descend(place, slope) {
    const whole = slope + this.decay * this.values[place];
    this.squares[place] += whole * whole;
    this.values[place] -= (this.rate * whole) / Math.sqrt(this.squares[place]);
  }

  /** Adds a share of the present values to the mean. */
  keep(share) {
    for (let i = 0; i < this.values.length; i += 1) this.mean[i] += this.values[i] * share;
  }
}

/**
 * What features count for in pairs, being learned: a vector for each place, and for each outcome the
 * weight of each product. Vectors fade fast, because there are more numbers than lessons.
 */
export class LearnedPairs {
  constructor({ places, dimensions }, outcomes, random) {
    const about = (spread) => (random() + random() + random() - 1.5) * spread;
    const filled = (count, spread) => Float32Array.from({ length: count }, () => about(spread));
    this.places = places;
    this.dimensions = dimensions;
    this.outcomes = outcomes;
    this.vectors = new Weights(filled(places * dimensions, 0.1), { rate: 0.05, decay: 1e-2 });
    this.weights = new Weights(filled(outcomes * dimensions, 2), { rate: 0.05, decay: 1e-5 });
    this.sums = new Float64Array(dimensions);
    this.products = new Float64Array(dimensions);
  }

  /** Adds to the log odds of each outcome what the features count for in pairs. */
  addTo(odds, { places, values, count }) {
    const { dimensions, sums, products, outcomes } = this;
    sums.fill(0);
    products.fill(0);
    for (let i = 0; i < count; i += 1) {
      const first = (places[i] % this.places) * dimensions;
      for (let d = 0; d < dimensions; d += 1) {
        const number = this.vectors.values[first + d] * values[i];
        sums[d] += number;
        products[d] -= number * number;
      }
    }
    for (let d = 0; d < dimensions; d += 1) {
      products[d] += sums[d] * sums[d];
      for (let k = 0; k < outcomes; k += 1) {
        odds[k] += this.weights.values[k * dimensions + d] * products[d];
      }
    }
  }

  /** @param slopes of the log odds of each outcome, for the features of the last `addTo`. */
  descend(slopes, { places, values, count }) {
    const { dimensions, sums, products } = this;
    const slopeOf = this.#descendWeights(slopes, products);
    for (let i = 0; i < count; i += 1) {
      const first = (places[i] % this.places) * dimensions;
      for (let d = 0; d < dimensions; d += 1) {
        const others = sums[d] - values[i] * this.vectors.values[first + d];
        this.vectors.descend(first + d, slopeOf[d] * values[i] * others);
      }
    }
  }

  /** @returns the slope of each product, doubled: it has the vectors of two features. */
  #descendWeights(slopes, products) {
    return products.map((product, d) => {
      let slope = 0;
      for (let k = 0; k < this.outcomes; k += 1) {
        const place = k * this.dimensions + d;
        slope += 2 * slopes[k] * this.weights.values[place];
        this.weights.descend(place, slopes[k] * product);
      }
      return slope;
    });
  }

  keep(share) {
    this.vectors.keep(share);
    this.weights.keep(share);
  }
}
