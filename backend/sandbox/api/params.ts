import { z } from 'zod';
import { StripeRefusal } from './refusal.js';

export const id = z.string().min(1).max(255);
export const text = z.string().max(5000);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const whole = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);
export const metadata = z.record(z.string().max(40), z.string().max(500)).default({});
/** There is only one of each. */
export const one = z.literal('1').optional();

export const expand = z.array(text).max(20).default([]);
export const page = {
  limit: whole.pipe(z.number().min(1).max(100)).default(10),
  starting_after: id.optional(),
};

/** @throws StripeRefusal in Stripe's words; an invalid request is not replayed. */
export function readParams<T>(schema: z.ZodType<T>, form: unknown): T {
  const parsed = schema.safeParse(form);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const at = issue?.path.map(String) ?? [];
  if (issue?.code === 'unrecognized_keys') {
    const param = bracketed([...at, issue.keys[0] ?? '']);
    throw refusal(`Received unknown parameter: ${param}`, 'parameter_unknown', param);
  }
  const param = bracketed(at);
  if (issue?.code === 'invalid_type' && issue.input === undefined) {
    throw refusal(`Missing required param: ${param}.`, 'parameter_missing', param);
  }
  throw refusal(`Invalid ${param}`, 'parameter_invalid', param);
}

const bracketed = ([first = '', ...rest]: string[]): string =>
  first + rest.map((part) => `[${part}]`).join('');

const refusal = (message: string, code: string, param: string) =>
  new StripeRefusal(400, { type: 'invalid_request_error', message, code, param }, true);
