import { IntersectionType, OmitType, PartialType } from '@nestjs/mapped-types';
import { Transform } from 'class-transformer';
import {
  DIARY_KINDS,
  DIARY_UNITS,
  SEVERITIES,
  type DiaryEntryBody,
  type DiaryEntryChanges,
  type DiaryKind,
  type DiaryUnit,
  type Severity,
} from '../../contract/diary.js';
import { LANGUAGES, type Language } from '../../contract/languages.js';
import { LIMITS } from '../../contract/limits.js';
import { MAX_ID } from '../../platform/database/safe-integer.js';
import {
  Amount,
  INVALID,
  Nullable,
  OneOf,
  Optional,
  OptionalText,
  QueryNumber,
  TextRule,
  Uuid,
  WholeNumber,
} from '../../platform/validation/fields.js';
import { PastMoment, TimeZone } from '../../platform/validation/times.js';

const MAX_INT = 2_147_483_647;

export class NewDiaryEntryDto implements DiaryEntryBody {
  @OneOf(DIARY_KINDS) kind: DiaryKind;
  /** Defaults to now, by the server's clock. */
  @Optional() @PastMoment() at?: string;
  @Nullable() @Amount({ max: 1e9 }) value?: number | null | undefined;
  @Nullable() @OneOf(DIARY_UNITS) unit?: DiaryUnit | null | undefined;
  @OptionalText(LIMITS.diaryText.max) text?: string | null | undefined;
  @Nullable() @OneOf(SEVERITIES) severity?: Severity | null | undefined;
  @OptionalText(LIMITS.diaryDetail.max) bodyPart?: string | null | undefined;
  @Nullable() @WholeNumber(1, LIMITS.diaryMinutes) minutes?: number | null | undefined;
  @OptionalText(LIMITS.diaryDetail.max) before?: string | null | undefined;
  @OptionalText(LIMITS.diaryDetail.max) after?: string | null | undefined;
  @Nullable() @Amount({ above: 0, max: LIMITS.foodEnergy }) kcalPer100g?: number | null | undefined;
  @Nullable() @Uuid() clientId?: string | null | undefined;
}

class VersionDto {
  @WholeNumber(1, MAX_INT) version: number;
}

export class DiaryEntryChangesDto
  extends IntersectionType(
    PartialType(OmitType(NewDiaryEntryDto, ['kind', 'clientId']), {
      skipNullProperties: false,
    }),
    VersionDto,
  )
  implements DiaryEntryChanges {}

export const DIARY_CURSOR = /^(\d{1,14})_([1-9]\d{0,15})$/;

/** The entry that a page ends before. */
export interface DiaryCursor {
  at: Date;
  id: number;
}

/** Which entries of a pet a page contains. */
export interface DiaryRange {
  limit: number;
  before: DiaryCursor | null;
  kind?: DiaryKind | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  to?: Date | undefined;
}

/** @returns null without a cursor. */
export function readCursor(text: string | undefined): DiaryCursor | null {
  const [, at, id] = DIARY_CURSOR.exec(text ?? '') ?? [];
  return at === undefined ? null : { at: new Date(Number(at)), id: Math.min(Number(id), MAX_ID) };
}

export class DiaryQueryDto {
  @QueryNumber(LIMITS.page.max) limit: number = LIMITS.page.standard;

  /** `diaryCursor` of the last known entry. */
  @Optional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value : ''))
  @TextRule('cursor', (text) => DIARY_CURSOR.test(text), INVALID)
  before?: string;
}

export class ImportQueryDto {
  /** `true` stores nothing. */
  @Optional() @OneOf(['true', 'false']) preview?: 'true' | 'false' | undefined;

  /** Of dates in the file. */
  @Optional() @TimeZone() timeZone: string = 'UTC';
}

export class SuggestionQueryDto {
  /** The owner's: "yesterday at 8" is read in it. */
  @Optional() @TimeZone() timeZone?: string | undefined;
}

export class InsightsQueryDto {
  @Optional() @OneOf(LANGUAGES) language?: Language | undefined;

  /** Of the days that are named. */
  @Optional() @TimeZone() timeZone?: string | undefined;
}
