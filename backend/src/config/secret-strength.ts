/** Secrets from examples and tutorials: production refuses to start with one. */
export const PLACEHOLDERS = /change-?me|placeholder|example|secret|password|your-|xxxx/i;

/** Keyboard rows and the like, which look random to a character-based estimate. */
const ROWS = /qwert|asdfg|zxcvb|azerty|1q2w3e/i;

/**
 * Minimum estimated entropy in bits. None of 20,000 samples of 32 random digits was estimated below
 * 70.
 */
export const MIN_BITS = { session: 64, operator: 20 };

export const isGuessable = (secret: string, bits: number): boolean =>
  ROWS.test(secret) || estimateBits(secret) < bits;

/** What is wrong with `SESSION_SECRET` in production. */
export function secretProblems(secret: string | undefined): string[] {
  if (!secret) return ['SESSION_SECRET: is required in production'];
  const parts = secret.split(',');
  if (parts.some((part) => PLACEHOLDERS.test(part))) {
    return ['SESSION_SECRET: is a placeholder; set a random value of your own'];
  }
  if (!parts.some((part) => isGuessable(part, MIN_BITS.session))) return [];
  return [
    'SESSION_SECRET: repeats itself too much to be random; set one made by `openssl rand -hex 32`',
  ];
}

/** Encoding a repeat shorter than this saves nothing. */
const MIN_REPEAT = 3;

/**
 * Estimates the entropy of a secret in bits from its characters: the Shannon entropy of their
 * frequencies, with repeats encoded as references, as in LZ77. The same is done for the differences
 * between neighbours, which detects `abcdef` and `02468`; the lower estimate counts. Estimates of
 * random values are within a tenth of the truth (32 hexadecimal digits: about 115 of 128);
 * dictionary words are not recognised.
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
    if (repeat < MIN_REPEAT) {
      bits += fresh;
      at += 1;
    } else {
      bits += Math.min(fresh * repeat, Math.log2(at) + Math.log2(repeat));
      at += repeat;
    }
  }
  return bits;
}

/** Shannon entropy per value, in bits. */
function entropyOf(values: number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const shares = [...counts.values()].map((count) => count / values.length);
  return shares.reduce((sum, share) => sum - share * Math.log2(share), 0);
}

/** Length of the longest earlier sequence that repeats from here on; the two may overlap. */
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
