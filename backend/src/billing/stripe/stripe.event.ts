import { z } from 'zod';
import { AppError } from '../../platform/errors/app-error.js';
import { storableText } from '../../platform/validation/fields.js';

/** Characters; far above any id or type of Stripe's. */
const NAME_MAX = 255;

/** The end of the year 9999, in seconds. */
const LAST_MOMENT = 253_402_300_799;

const name = storableText.pipe(z.string().min(1).max(NAME_MAX));
const expanded = z.looseObject({ id: name }).transform(({ id }) => id);
const customer = z.union([name, expanded]).nullish();

/** What every event has, whatever it is about. */
export const anyEvent = z.looseObject({ type: name, livemode: z.boolean() });

const eventWith = <Shape extends z.ZodRawShape>(object: Shape) =>
  z.looseObject({
    id: name,
    type: name,
    created: z.int().min(0).max(LAST_MOMENT),
    data: z.looseObject({ object: z.looseObject(object) }),
  });

const aboutCustomer = eventWith({ id: name });
const aboutSomethingOf = eventWith({ customer });

/** What an event tells us: that something has happened to a customer. */
export interface CustomerEvent {
  id: string;
  type: string;
  /** Seconds. */
  created: number;
  /** The customer's id at Stripe; null when it concerns none. */
  customer: string | null;
}

/** @throws AppError `MALFORMED_EVENT` that names what is wrong, never what was sent. */
export function readShape<T>(shape: z.ZodType<T>, event: unknown): T {
  const { success, data, error } = shape.safeParse(event);
  if (success) return data;
  const fields = error.issues.map(({ path, message }) => [path.join('.') || 'event', message]);
  throw new AppError('MALFORMED_EVENT', { fields: Object.fromEntries(fields) as Fields });
}

type Fields = Record<string, string>;

/** @throws AppError `MALFORMED_EVENT` */
export function customerEvent(event: { type: string }): CustomerEvent {
  if (event.type === 'customer.deleted') {
    const { id, type, created, data } = readShape(aboutCustomer, event);
    return { id, type, created, customer: data.object.id };
  }
  const { id, type, created, data } = readShape(aboutSomethingOf, event);
  return { id, type, created, customer: data.object.customer ?? null };
}
