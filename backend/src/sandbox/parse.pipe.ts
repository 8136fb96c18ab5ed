import type { PipeTransform } from '@nestjs/common';
import { z } from 'zod';
import { AppError } from '../platform/errors/app-error.js';
import { isStorable } from '../platform/validation/fields.js';

/** Validates an input against its schema: what a handler gets has the schema's type. */
export class ParsePipe<T> implements PipeTransform<unknown, T> {
  constructor(private readonly schema: z.ZodType<T>) {}

  transform(value: unknown): T {
    return parse(this.schema, value);
  }
}

/** @throws AppError `VALIDATION_FAILED` with the first message of every faulty field. */
function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value, { error: () => 'Invalid input' });
  if (parsed.success) return parsed.data;
  const messages = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [key, 'Unknown field'] as const)
      : [[issue.path.join('.') || 'body', issue.message] as const],
  );
  // The last entry of a name wins, and the first message of a field counts.
  throw new AppError('VALIDATION_FAILED', { fields: Object.fromEntries(messages.reverse()) });
}

/** Messages of an absent and of a wrongly typed value. */
export const required = {
  error: (issue: { input?: unknown }) =>
    issue.input === undefined || issue.input === null ? 'Required' : 'Invalid input',
};

/** A text PostgreSQL can store. */
export const storableText = z.string(required).refine(isStorable, 'Invalid input');
