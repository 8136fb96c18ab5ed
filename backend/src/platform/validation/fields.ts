import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
  type ValidationArguments,
} from 'class-validator';
import { countCharacters } from '../../contract/text.js';
import { MAX_ID } from '../database/safe-integer.js';

export const INVALID = 'Invalid input';

const NUL = '\u0000';

/**
 * Options of a validator: its message, and what the API description says of the field (a part of a
 * JSON schema; `of` is the class of an object, or of a list's objects).
 */
const says = (message: string, schema?: object) => ({
  message,
  ...(schema && { context: schema }),
});

/** The same for a value's type: an absent value has a message of its own. */
export const typed = (schema: object) => ({
  message: ({ value }: ValidationArguments) =>
    value === undefined || value === null ? 'Required' : INVALID,
  context: schema,
});

/** A rule for texts that class-validator does not have. */
export const TextRule = (
  name: string,
  holds: (text: string) => boolean,
  message: string,
  schema?: object,
): PropertyDecorator =>
  ValidateBy(
    { name, validator: { validate: (text: unknown) => typeof text === 'string' && holds(text) } },
    says(message, schema),
  );

/** Changes a text before it is validated; other values stay what they are. */
export const Rewrite = (rewrite: (text: string) => string | null): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? rewrite(value) : value,
  );

/** May be absent, but not `null`. */
export const Optional = (): PropertyDecorator =>
  ValidateIf((_, value) => value !== undefined, { context: { optional: true } });

/** May be absent or `null`. */
export const Nullable = (): PropertyDecorator =>
  IsOptional({ context: { optional: true, nullable: true } });

/** Whether PostgreSQL can store a text: it stores no NUL and no lone surrogate. */
export const isStorable = (text: string): boolean => !text.includes(NUL) && text.isWellFormed();

/** A text that PostgreSQL can store. */
export const StorableText = (): PropertyDecorator =>
  applyDecorators(IsString(typed({ type: 'string' })), TextRule('storable', isStorable, INVALID));

interface Length {
  min?: number;
  max: number;
}

const tooLong = (max: number): string => `String must contain at most ${String(max)} character(s)`;

/** A text whose length in code points is in this range. */
export const Characters = ({ min = 0, max }: Length, tooShort?: string): PropertyDecorator =>
  applyDecorators(
    TextRule(
      'minCharacters',
      (text) => countCharacters(text) >= min,
      tooShort ?? `String must contain at least ${String(min)} character(s)`,
      min > 0 ? { minLength: min } : undefined,
    ),
    TextRule('maxCharacters', (text) => countCharacters(text) <= max, tooLong(max), {
      maxLength: max,
    }),
  );

/** A visible character: no space, control or zero-width character. */
const SEEN = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** The trimmed text; one without a visible character counts as empty. */
const trimmed = (text: string): string => (SEEN.test(text) ? text.trim() : '');

/** A text of the given length in code points, after trimming. */
export const Trimmed = (length: Length, tooShort?: string): PropertyDecorator =>
  applyDecorators(Rewrite(trimmed), StorableText(), Characters(length, tooShort));

/** An optional text; a blank one counts as absent. */
export const OptionalText = (max: number): PropertyDecorator =>
  applyDecorators(
    Rewrite((text) => trimmed(text) || null),
    Nullable(),
    StorableText(),
    Characters({ max }),
  );

/** An object that is validated like the body that contains it. */
export const Nested = (type: new () => object): PropertyDecorator =>
  applyDecorators(
    IsObject(typed({ type: 'object', of: type })),
    ValidateNested({ message: INVALID }),
    Type(() => type),
  );

/** Any text of the given length in UTF-16 units. */
export const PlainText = (
  { min = 0, max }: Length,
  tooShort = 'Required',
  tooLongText = INVALID,
): PropertyDecorator =>
  applyDecorators(
    IsString(typed({ type: 'string' })),
    TextRule('minUnits', ({ length }) => length >= min, tooShort, { minLength: min }),
    TextRule('maxUnits', ({ length }) => length <= max, tooLongText, { maxLength: max }),
  );

/** A whole number in a range. */
export const WholeNumber = (min: number, max: number): PropertyDecorator =>
  applyDecorators(
    IsInt(typed({ type: 'integer' })),
    Min(min, says(INVALID, { minimum: min })),
    Max(max, says(INVALID, { maximum: max })),
  );

/** An id in a body: a positive integer. */
export const EntityId = (): PropertyDecorator => WholeNumber(1, MAX_ID);

/** A list of different ids in a body. */
export const EntityIds = (max: number): PropertyDecorator => {
  const items = { type: 'integer', minimum: 1, maximum: MAX_ID };
  const isId = { name: 'ids', validator: { validate: isIdList } };
  return applyDecorators(
    IsArray(typed({ type: 'array', items, uniqueItems: true })),
    ArrayMaxSize(max, says(INVALID, { maxItems: max })),
    ArrayUnique(says(INVALID)),
    ValidateBy(isId, says(INVALID)),
  );
};

const isIdList = (list: unknown): boolean =>
  Array.isArray(list) && list.every((id) => Number.isSafeInteger(id) && id > 0 && id <= MAX_ID);

/** A number in a range; without a range, any finite number. */
export const Amount = (range?: {
  above?: number;
  min?: number;
  max: number;
}): PropertyDecorator => {
  const { above = -Infinity, min = -Infinity, max = Infinity } = range ?? {};
  return applyDecorators(
    IsNumber({}, typed({ type: 'number' })),
    ValidateBy(
      { name: 'range', validator: { validate: (n: number) => n > above && n >= min && n <= max } },
      says(INVALID, {
        ...(range?.above !== undefined && { exclusiveMinimum: above }),
        ...(range?.min !== undefined && { minimum: min }),
        ...(range && { maximum: max }),
      }),
    ),
  );
};

/** A list of objects that are validated like the body that contains them. */
export const ListOf = (item: new () => object, max: number): PropertyDecorator =>
  applyDecorators(
    IsArray(typed({ type: 'array', of: item })),
    ArrayMaxSize(max, says(INVALID, { maxItems: max })),
    ValidateNested({ each: true, message: INVALID }),
    Type(() => item),
  );

/** One value of a list. */
export const OneOf = (values: readonly string[], message?: string): PropertyDecorator => {
  const schema = { type: 'string', enum: values };
  return IsIn(values, message === undefined ? typed(schema) : says(message, schema));
};

/** Several different values of a list. */
export const SomeOf = (values: readonly string[]): PropertyDecorator =>
  applyDecorators(
    IsArray(typed({ type: 'array', items: { type: 'string', enum: values }, uniqueItems: true })),
    ArrayUnique(says(INVALID)),
    IsIn(values, { each: true, message: INVALID }),
  );

export const Flag = (): PropertyDecorator => IsBoolean(typed({ type: 'boolean' }));

export const Uuid = (): PropertyDecorator =>
  IsUUID('all', typed({ type: 'string', format: 'uuid' }));

/** A whole number in a query string, from 1. */
export const QueryNumber = (max: number): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => wholeNumber(value)),
    Optional(),
    WholeNumber(1, max),
  );

/** The number that a text of digits stands for; `NaN` for anything else. */
export const wholeNumber = (text: unknown): number =>
  typeof text === 'string' && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : NaN;
