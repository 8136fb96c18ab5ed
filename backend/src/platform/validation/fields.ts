import { z } from 'zod';
import { countCharacters } from '../../contract/text.js';
import { AppError } from '../errors/app-error.js';

/** Beyond it a number in JSON is no longer exact; the sequences in the database end there too. */
export const MAX_ID = Number.MAX_SAFE_INTEGER;

/** Messages of an absent and of a wrongly typed value. */
export const required = {
  error: (issue: { input?: unknown }) =>
    issue.input === undefined || issue.input === null ? 'Required' : 'Invalid input',
};

const NUL = '\u0000';

/** A text PostgreSQL can store: no NUL, and no half of a surrogate pair. */
export const storableText = z
  .string(required)
  .refine((value) => !value.includes(NUL) && value.isWellFormed(), 'Invalid input');

/** A text of the given length in code points, after trimming. */
export const boundedText = ({ min = 0, max }: { min?: number; max: number }, tooShort?: string) =>
  storableText
    .transform((value) => value.trim())
    .refine(
      (value) => countCharacters(value) >= min,
      tooShort ?? `String must contain at least ${String(min)} character(s)`,
    )
    .refine(
      (value) => countCharacters(value) <= max,
      `String must contain at most ${String(max)} character(s)`,
    );

/** An id in a body: a positive integer. */
export const idField = z.int(required).min(1, 'Invalid input').max(MAX_ID, 'Invalid input');

/** The body of a call that takes nothing. */
export const noFields = z.strictObject({}).optional();

/** An id in a path: what cannot be an id does not exist. */
export function pathId(value: string): number {
  const id = /^[1-9]\d{0,15}$/.test(value) ? Number(value) : 0;
  if (id === 0 || id > MAX_ID) throw new AppError('NOT_FOUND');
  return id;
}
