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

/** Characters; far above any id or type of Stripe's. */
const NAME_MAX = 255;

/** The end of the year 9999, in seconds. */
const LAST_MOMENT = 253_402_300_799;

const Name = (): PropertyDecorator =>
  applyDecorators(
    StorableText(),
    TextRule('name', ({ length }) => length > 0 && length <= NAME_MAX, INVALID),
  );

/** What every event has, whatever it is about. */
class AnyEvent {
  @Name()
  type: string;

  @Flag()
  livemode: boolean;
}

/** What is read of an event: fields of fields are named with their path. */
class EventFields {
  @Name()
  id: string;

  @Name()
  type: string;

  @WholeNumber(0, LAST_MOMENT)
  created: number;

  @IsObject({ message: INVALID })
  'data.object': object;

  @Nullable()
  @Name()
  'data.object.customer': string | null;
}

/** What an event tells us: that something has happened to a customer. */
export interface CustomerEvent {
  id: string;
  type: string;
  /** Seconds. */
  created: number;
  /** The customer's id at Stripe; null when it concerns none. */
  customer: string | null;
}

/** An event as it was sent: nothing in it is believed before it is validated. */
export type SentEvent = Record<string, unknown> & { type: string };

/** Takes only the named fields: Stripe sends many more. */
function validate<T extends object>(Fields: Type<T>, given: Record<keyof T, unknown>): T {
  const fields = Object.assign(new Fields(), given);
  const errors = validateSync(fields, { stopAtFirstError: true });
  if (errors.length === 0) return fields;
  throw new AppError('MALFORMED_EVENT', { fields: Object.fromEntries(messagesOf(errors)) });
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};

/** @throws AppError `MALFORMED_EVENT` that names what is wrong, never what was sent. */
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
  const { id: own = '', customer } = recordOf(object);
  const expanded = typeof customer === 'object' && customer && !Array.isArray(customer);
  const ofCustomer = expanded ? (recordOf(customer)['id'] ?? '') : customer;
  const fields = validate(EventFields, {
    id: event['id'],
    type: event.type,
    created: event['created'],
    'data.object': object,
    'data.object.customer': event.type === 'customer.deleted' ? (own ?? '') : ofCustomer,
  });
  const { id, type, created, 'data.object.customer': about } = fields;
  return { id, type, created, customer: about ?? null };
}
