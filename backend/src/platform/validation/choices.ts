import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, IsArray, IsIn, Matches } from 'class-validator';
import { INVALID, typed } from './fields.js';

/** A key of the product, such as `diary:12`. */
const KEY = /^[\w:.-]{1,60}$/;

/** A list of at most `max` keys. */
export const Keys = (max: number): PropertyDecorator =>
  applyDecorators(
    IsArray(typed({ type: 'array', items: { type: 'string' } })),
    ArrayMaxSize(max, { message: INVALID, context: { maxItems: max } }),
    Matches(KEY, { each: true, message: INVALID }),
  );

/** One of a list of numbers. */
export const OneOfNumbers = (values: readonly number[]): PropertyDecorator =>
  IsIn(values, typed({ type: 'integer', enum: values }));
