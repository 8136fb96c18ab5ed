/** Larger numbers are not exact in JSON; the sequences in the database end here too. */
export const MAX_ID = Number.MAX_SAFE_INTEGER;

/**
 * Parses PostgreSQL's `bigint` (ids, counts, sums) as a number.
 * @throws RangeError when a number cannot represent it exactly.
 */
export function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe integer: ${text}`);
  return value;
}
