import { applyDecorators, type Type } from '@nestjs/common';
import { IsObject, validateSync } from 'class-validator';
import { AppError } from '../../platform/errors/app-error.js';
import {
  Flag,
  INVALID,
  Nullable,
  StorableText,
  TextRule,
  WholeNumber,
} from '../../platform/validation/fields.js';
import { messagesOf } from '../../platform/validation/input.pipe.js';

/** Maximum length; far above any id or type of Stripe's. */
const NAME_MAX = 255;

/** The end of the year 9999, in seconds. */
const LAST_MOMENT = 253_402_300_799;

const Name = (): PropertyDecorator =>
  applyDecorators(
    StorableText(),
    TextRule('name', ({ length }) => length > 0 && length <= NAME_MAX, INVALID),
  );

/** The fields common to all events. */
class AnyEvent {
  @Name() type: string;
  @Flag() livemode: boolean;
}

/** The fields we read of an event; nested ones are named by their path. */
class EventFields {
  @Name() id: string;
  @Name() type: string;
  @WholeNumber(0, LAST_MOMENT) created: number;
  @IsObject({ message: INVALID }) 'data.object': object;
  @Nullable() @Name() 'data.object.customer': string | null;
  @Nullable() @Name() 'data.object.charge': string | null;
}

/** The parts of an event that we use: something has happened to a customer. */
export interface CustomerEvent {
  id: string;
  type: string;
  /** Seconds. */
  created: number;
  /** The customer's id at Stripe; null when it concerns none. */
  customer: string | null;
  /** The charge of a dispute, which names no customer. */
  charge: string | null;
}

/** An event as sent: nothing in it is trusted before validation. */
export type SentEvent = Record<string, unknown> & { type: string };

/** Picks the named fields: Stripe sends many more. */
function validate<T extends object>(Fields: Type<T>, given: Record<keyof T, unknown>): T {
  const fields = Object.assign(new Fields(), given);
  const errors = validateSync(fields, { stopAtFirstError: true });
  if (errors.length === 0) return fields;
  throw new AppError('MALFORMED_EVENT', { fields: Object.fromEntries(messagesOf(errors)) });
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};

/** The id of a field that may be expanded. */
const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value && !Array.isArray(value)
    ? (recordOf(value)['id'] ?? '')
    : value;

/** @throws AppError `MALFORMED_EVENT` that names the invalid fields, never their values. */
export function readEvent(sent: unknown): { event: SentEvent; livemode: boolean } {
  const event = recordOf(sent);
  const { type, livemode } = validate(AnyEvent, {
    type: event['type'],
    livemode: event['livemode'],
  });
  return { event: { ...event, type }, livemode };
}

/** @throws AppError `MALFORMED_EVENT` */
export function customerEvent(event: SentEvent): CustomerEvent {
  const { object } = recordOf(event['data']);
  const { id: own = '', customer, charge } = recordOf(object);
  const isDispute = event.type.startsWith('charge.dispute.');
  const ofCustomer = idOf(customer);
  const fields = validate(EventFields, {
    id: event['id'],
    type: event.type,
    created: event['created'],
    'data.object': object,
    'data.object.customer': event.type === 'customer.deleted' ? (own ?? '') : ofCustomer,
    'data.object.charge': isDispute ? (idOf(charge) ?? '') : null,
  });
  const { id, type, created } = fields;
  const { 'data.object.customer': about, 'data.object.charge': disputed } = fields;
  return { id, type, created, customer: about ?? null, charge: disputed ?? null };
}
