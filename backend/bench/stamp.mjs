/** Stamps repeat after this long. Milliseconds. */
const PERIOD = 10_000_000;
const DIGITS = String(PERIOD - 1).length;
const STAMP = new RegExp(`t(\\d{${DIGITS}})`, 'g');

/** Tokens per sentence. */
const SENTENCE = 15;

/**
 * A word that contains the time it was sent. A number alone would be held back until the next word
 * shows what it counts, and a text without sentences until it is long.
 */
export function stamp(number) {
  const end = number % SENTENCE === SENTENCE - 1 ? '. ' : ' ';
  return `t${String(Date.now() % PERIOD).padStart(DIGITS, '0')}${end}`;
}

/** Milliseconds since each token of a piece was stamped, on the same machine. */
export function agesOf(text) {
  const now = Date.now() % PERIOD;
  return [...text.matchAll(STAMP)].map(([, sentAt]) => (now - Number(sentAt) + PERIOD) % PERIOD);
}
