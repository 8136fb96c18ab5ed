import {
  Injectable,
  ValidationPipe,
  type ArgumentMetadata,
  type PipeTransform,
  type Type,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { ValidationError, ValidatorOptions } from 'class-validator';
import { AppError } from '../errors/app-error.js';
import { MAX_ID } from '../database/safe-integer.js';
import { INVALID, wholeNumber } from './fields.js';

/** How a whole DTO is read, where it differs from the default. */
export const Reads = Reflector.createDecorator<{
  /** The body may be missing. */
  absent?: boolean;
  /** Unknown fields are dropped instead of refused. */
  others?: boolean;
}>();

/** The body of a call that takes nothing. */
@Reads({ absent: true })
export class NoFieldsDto {}

/** No body of this product is nested deeper; class-transformer would fail on an endless one. */
const MAX_DEPTH = 8;

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

function isRecord(value: unknown, metatype: Type): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || value instanceof metatype;
}

const UNKNOWN = 'Unknown field';

/**
 * Invalid fields that class-transformer does not report: names that every object inherits, and
 * values nested too deep.
 */
const impossibleFields = (given: object): [string, string][] =>
  Object.entries(given).flatMap(([name, value]): [string, string][] => {
    if (name in Object.prototype) return [[name, UNKNOWN]];
    return isDeeper(value, MAX_DEPTH) ? [[name, INVALID]] : [];
  });

/** The first message of each field; a nested field is named by its path. */
export const messagesOf = (errors: ValidationError[], path = ''): [string, string][] =>
  errors.flatMap(({ property, constraints = {}, children = [] }) => {
    const [message] = 'whitelistValidation' in constraints ? [UNKNOWN] : Object.values(constraints);
    const own: [string, string][] = message === undefined ? [] : [[path + property, message]];
    return [...own, ...messagesOf(children, `${path}${property}.`)];
  });

const refused = (messages: [string, string][]): AppError =>
  new AppError('VALIDATION_FAILED', { fields: Object.fromEntries(messages) });

/**
 * Validates the DTO parameters of handlers. Other parameters stay as they are: Nest's own pipe
 * would turn texts like `0x1` into numbers.
 * @throws AppError `VALIDATION_FAILED` with the first message of every faulty field.
 */
@Injectable()
export class InputPipe extends ValidationPipe {
  constructor() {
    super({
      whitelist: true,
      forbidNonWhitelisted: true,
      transform: true,
      stopAtFirstError: true,
      exceptionFactory: (errors) => refused(messagesOf(errors)),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { metatype } = metadata;
    if (!metatype || !this.toValidate(metadata)) return value;
    const given = value === undefined ? {} : value;
    if (!isRecord(given, metatype)) throw refused([['body', INVALID]]);
    const impossible = impossibleFields(given);
    if (impossible.length > 0) throw refused(impossible);
    const input: unknown = await super.transform(given, metadata);
    if (value === undefined && !readingOf(metatype)?.absent) throw refused([['body', 'Required']]);
    return input;
  }

  protected override validate(dto: object, options?: ValidatorOptions) {
    const forbidNonWhitelisted = !readingOf(dto.constructor)?.others;
    return super.validate(dto, { ...options, forbidNonWhitelisted });
  }
}

const readingOf = (metatype: object) =>
  Reflect.getMetadata(Reads.KEY, metatype) as Parameters<typeof Reads>[0];

/**
 * An id in a path. Anything that cannot be an id becomes 0, which no row has, so that the call
 * answers as for any unknown id.
 */
@Injectable()
export class PathIdPipe implements PipeTransform<string, number> {
  transform(text: string): number {
    const id = wholeNumber(text);
    return id <= MAX_ID ? id : 0;
  }
}
