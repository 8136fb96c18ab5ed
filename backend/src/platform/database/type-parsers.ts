import { types, type CustomTypesConfig } from 'pg';
import { safeInteger } from './safe-integer.js';

const asWritten = (text: string): string => text;

/**
 * Type parsers of every connection. By default the driver returns `bigint` as text, and turns a
 * `date` into a moment in the time zone of the process.
 */
export const typeParsers: CustomTypesConfig = {
  getTypeParser: (type, format): unknown => {
    if (type === types.builtins.INT8) return safeInteger;
    return type === types.builtins.DATE ? asWritten : types.getTypeParser(type, format);
  },
};
