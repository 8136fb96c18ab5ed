import { z } from 'zod';
import type { Form } from './form.js';
import { StripeRefusal } from './stripe-refusal.js';

export const id = z.string().min(1).max(255);
export const text = z.string().max(5000);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const whole = z
  .string()
  .regex(/^-?\d{1,12}$/)
  .transform(Number);
export const money = whole.pipe(z.number().min(0).max(99_999_999));
const EMPTY = z.literal('');

/** Entries with an empty value are taken away; an empty text takes all away. */
export const metadata = z.union([EMPTY, z.record(z.string().max(40), z.string().max(500))]);

/** A text, or its removal. */
export const clearable = <T extends z.ZodType>(schema: T) => z.union([EMPTY, schema]);

export const expand = { expand: z.array(text).max(20).optional() };
export const page = {
  ...expand,
  limit: whole.pipe(z.number().min(1).max(100)).optional(),
  starting_after: id.optional(),
};

type Given = Record<string, string> | '' | undefined;

/** Metadata after a change to it. */
export function mergeMetadata(
  before: Record<string, string>,
  change: Given,
): Record<string, string> {
  if (change === '') return {};
  const all = Object.entries({ ...before, ...change });
  return Object.fromEntries(all.filter(([, value]) => value !== ''));
}

/** @throws StripeRefusal in Stripe's words. */
export function readParams<T>(schema: z.ZodType<T>, form: Form): T {
  const parsed = schema.safeParse(form);
  if (parsed.success) return parsed.data;
  throw refusalOf(parsed.error.issues[0]);
}

function refusalOf(issue: z.core.$ZodIssue | undefined): StripeRefusal {
  const at = issue?.path.map(String) ?? [];
  if (issue?.code === 'unrecognized_keys') {
    const param = bracketed([...at, issue.keys[0] ?? '']);
    return early(`Received unknown parameter: ${param}`, 'parameter_unknown', param);
  }
  if (issue?.code === 'invalid_union') return refusalOf(deepest(issue, at));
  const param = bracketed(at);
  if (issue?.code === 'invalid_type' && issue.input === undefined) {
    return early(`Missing required param: ${param}.`, 'parameter_missing', param);
  }
  if (issue?.code === 'invalid_format') {
    return early(`Invalid integer: ${param}`, 'parameter_invalid_integer', param);
  }
  return early(`Invalid ${param}`, 'parameter_invalid', param);
}

/** The last branch is the one with content. */
function deepest(issue: z.core.$ZodIssueInvalidUnion, at: string[]): z.core.$ZodIssue | undefined {
  const inner = issue.errors.at(-1)?.[0];
  return inner && { ...inner, path: [...at, ...inner.path] };
}

const bracketed = ([first = '', ...rest]: string[]): string =>
  first + rest.map((part) => `[${part}]`).join('');

const early = (message: string, code: string, param: string) =>
  new StripeRefusal(400, { type: 'invalid_request_error', message, code, param }, true);
