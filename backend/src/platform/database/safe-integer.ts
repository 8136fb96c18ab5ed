import { types, type CustomTypesConfig } from 'pg';

/** Beyond it a number in JSON is no longer exact; the sequences in the database end there too. */
export const MAX_ID = Number.MAX_SAFE_INTEGER;

/**
 * Reads PostgreSQL's `bigint`, of which ids, counts and sums are, as a number.
 * @throws RangeError for one that a number does not hold exactly.
 */
export function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe integer: ${text}`);
  return value;
}

/** How values are read on every connection: the driver itself would give `bigint` as text. */
export const typeParsers: CustomTypesConfig = {
  getTypeParser: (type, format): unknown =>
    type === types.builtins.INT8 ? safeInteger : types.getTypeParser(type, format),
};
