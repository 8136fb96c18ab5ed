/** Repeats shorter than this are no shorter to name than to spell. */
const LEAST_REPEAT = 3;

/**
 * How hard a secret is to guess, in bits, as far as its characters show: the entropy of how often
 * each occurs, where what has been there before counts only as the reference to it, as in LZ77.
 * The same is reckoned of the steps from each character to the next, which finds `abcdef` and
 * `02468`; the smaller figure counts. Random values come within a tenth of what they have
 * (32 hexadecimal digits: about 115 of 128); words of a language are not recognised.
 */
export function estimateBits(secret: string): number {
  const codes = Array.from(secret, (character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return Math.min(bitsOf(codes), bitsOf(steps));
}

function bitsOf(values: number[]): number {
  const fresh = entropyOf(values);
  let bits = 0;
  for (let at = 0; at < values.length;) {
    const repeat = longestRepeat(values, at);
    if (repeat < LEAST_REPEAT) {
      bits += fresh;
      at += 1;
    } else {
      bits += Math.min(fresh * repeat, Math.log2(at) + Math.log2(repeat));
      at += repeat;
    }
  }
  return bits;
}

/** Shannon's entropy of one value, in bits. */
function entropyOf(values: number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const shares = [...counts.values()].map((count) => count / values.length);
  return shares.reduce((sum, share) => sum - share * Math.log2(share), 0);
}

/** How many values from here on repeat some that begin earlier; the two may overlap. */
function longestRepeat(values: number[], at: number): number {
  let longest = 0;
  for (let from = 0; from < at; from += 1) {
    let length = 0;
    while (at + length < values.length && values[from + length] === values[at + length]) {
      length += 1;
    }
    longest = Math.max(longest, length);
  }
  return longest;
}
