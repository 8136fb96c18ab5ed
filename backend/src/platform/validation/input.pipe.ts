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

/** How a DTO is read as a whole, where it differs from the others. */
export const Reads = Reflector.createDecorator<{
  /** No body at all reads as one without fields. */
  absent?: boolean;
  /** Fields that it does not name are left out, not refused. */
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

/** Fields of which class-transformer tells nothing: names of every object, and endless values. */
const impossibleFields = (given: object): [string, string][] =>
  Object.entries(given).flatMap(([name, value]): [string, string][] => {
    if (name in Object.prototype) return [[name, UNKNOWN]];
    return isDeeper(value, MAX_DEPTH) ? [[name, INVALID]] : [];
  });

/** The first message of each field; a field of a field is named with its path. */
export const messagesOf = (errors: ValidationError[], path = ''): [string, string][] =>
  errors.flatMap(({ property, constraints = {}, children = [] }) => {
    const [message] = 'whitelistValidation' in constraints ? [UNKNOWN] : Object.values(constraints);
    const own: [string, string][] = message === undefined ? [] : [[path + property, message]];
    return [...own, ...messagesOf(children, `${path}${property}.`)];
  });

const refused = (messages: [string, string][]): AppError =>
  new AppError('VALIDATION_FAILED', { fields: Object.fromEntries(messages) });

/**
 * Validates what a handler takes as a DTO. Other parameters are left as they came: Nest's own pipe
 * would make numbers of texts like `0x1`.
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
    const given = value === undefined && readingOf(metatype)?.absent ? {} : value;
    if (!isRecord(given, metatype)) throw refused([['body', INVALID]]);
    const impossible = impossibleFields(given);
    if (impossible.length > 0) throw refused(impossible);
    return super.transform(given, metadata);
  }

  protected override validate(dto: object, options?: ValidatorOptions) {
    const forbidNonWhitelisted = !readingOf(dto.constructor)?.others;
    return super.validate(dto, { ...options, forbidNonWhitelisted });
  }
}

const readingOf = (metatype: object) =>
  Reflect.getMetadata(Reads.KEY, metatype) as Parameters<typeof Reads>[0];

/** An id in a path. What cannot be an id is 0, which nothing has: it is not found like any other. */
@Injectable()
export class PathIdPipe implements PipeTransform<string, number> {
  transform(text: string): number {
    const id = wholeNumber(text);
    return id <= MAX_ID ? id : 0;
  }
}
