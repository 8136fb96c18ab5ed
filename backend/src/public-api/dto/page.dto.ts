import { Transform } from 'class-transformer';
import { applyDecorators } from '@nestjs/common';
import { DIARY_KINDS, type DiaryKind } from '../../contract/diary.js';
import { LANGUAGES, type Language } from '../../contract/languages.js';
import { LIMITS } from '../../contract/limits.js';
import { DIARY_CURSOR } from '../../diary/dto/diary.dto.js';
import { MAX_ID } from '../../platform/database/safe-integer.js';
import {
  INVALID,
  OneOf,
  Optional,
  QueryNumber,
  TextRule,
} from '../../platform/validation/fields.js';
import { Moment } from '../../platform/validation/times.js';
import { placeOf } from '../requests/cursor.js';

const ID = /^[1-9]\d{0,15}$/;

/** A `nextCursor` of an earlier page. */
const Cursor = (place: RegExp): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value : '')),
    Optional(),
    TextRule('cursor', (text) => place.test(placeOf(text)), INVALID, { type: 'string' }),
  );

export class PageQueryDto {
  @QueryNumber(LIMITS.page.max) limit: number = LIMITS.page.standard;
  @Cursor(ID) cursor?: string | undefined;
}

export class RemindersQueryDto extends PageQueryDto {
  @Optional() @OneOf(['active', 'ended']) state?: 'active' | 'ended' | undefined;
}

export class DiaryPageQueryDto {
  @QueryNumber(LIMITS.page.max) limit: number = LIMITS.page.standard;
  @Cursor(DIARY_CURSOR) cursor?: string | undefined;
  @Optional() @OneOf(DIARY_KINDS) kind?: DiaryKind | undefined;

  /** Inclusive. */
  @Optional() @Moment() from?: string | undefined;

  /** Exclusive. */
  @Optional() @Moment() to?: string | undefined;
}

export class LanguageQueryDto {
  @Optional() @OneOf(LANGUAGES) language?: Language | undefined;
}

/** The id that a page ends at; without a cursor, the outermost one. */
export const idOf = (cursor: string | undefined, outermost: number): number =>
  cursor === undefined ? outermost : Math.min(Number(placeOf(cursor)), MAX_ID);
