import { types, type CustomTypesConfig } from 'pg';

/** Beyond it a number in JSON is no longer exact; the sequences in the database end there too. */
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

/** Type parsers of every connection; by default the driver returns `bigint` as text. */
export const typeParsers: CustomTypesConfig = {
  getTypeParser: (type, format): unknown =>
    type === types.builtins.INT8 ? safeInteger : types.getTypeParser(type, format),
};
