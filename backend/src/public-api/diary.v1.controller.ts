import { Body, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  diaryCursor,
  type DiaryEntryBody,
  type DiaryEntry,
  type DiaryEntryChanges,
} from '../contract/diary.js';
import type { Insights } from '../contract/insights.js';
import type { DiaryPage } from '../contract/public-api.js';
import { DiaryService } from '../diary/diary.service.js';
import { NewDiaryEntryDto, readCursor } from '../diary/dto/diary.dto.js';
import { INSIGHTS_LIMIT, InsightsService } from '../diary/insights/insights.service.js';
import { Conditional } from '../platform/http/if-match.guard.js';
import { RateLimit } from '../platform/http/rate-limit.interceptor.js';
import { UserId } from '../platform/session/signed-in.guard.js';
import { PathIdPipe } from '../platform/validation/input.pipe.js';
import { TokenScope } from '../tokens/token.guard.js';
import { EntryChangesDto } from './dto/changes.dto.js';
import { DiaryPageQueryDto, LanguageQueryDto } from './dto/page.dto.js';
import { PublicController } from './public-call.js';
import { nextCursor, placeOf } from './requests/cursor.js';
import { changeIf, IfMatch, type Precondition } from './requests/etag.js';
import { ClientIdOfKey, Idempotent } from './requests/idempotency.js';

const dateOf = (moment: string | undefined): Date | undefined =>
  moment === undefined ? undefined : new Date(moment);

@PublicController()
export class DiaryV1Controller {
  constructor(
    private readonly diary: DiaryService,
    private readonly insights: InsightsService,
  ) {}

  /** The diary of a pet, newest first; of one kind, or of a span of time. */
  @Get('pets/:petId/diary')
  @TokenScope('diary:read')
  async list(
    @UserId() userId: number,
    @Param('petId', PathIdPipe) petId: number,
    @Query() { limit, cursor, kind, from, to }: DiaryPageQueryDto,
  ): Promise<DiaryPage> {
    const before = cursor === undefined ? null : readCursor(placeOf(cursor));
    const range = { limit, before, kind, from: dateOf(from), to: dateOf(to) };
    const { entries, hasMore } = await this.diary.range(userId, petId, range);
    return { data: entries, nextCursor: nextCursor(entries, hasMore, diaryCursor) };
  }

  /** Adds an entry. With 10,000 in the diary: 409 `DIARY_LIMIT_REACHED`. */
  @Post('pets/:petId/diary')
  @TokenScope('diary:write')
  @Idempotent()
  async create(
    @UserId() userId: number,
    @Param('petId', PathIdPipe) petId: number,
    @Body() body: NewDiaryEntryDto,
    @ClientIdOfKey() keyId: string | undefined,
  ): Promise<DiaryEntry> {
    const told: DiaryEntryBody = body;
    const entry = { ...told, clientId: told.clientId ?? keyId };
    return (await this.diary.add(userId, petId, entry)).entry;
  }

  /** One entry. */
  @Get('diary/:entryId')
  @TokenScope('diary:read')
  get(@UserId() userId: number, @Param('entryId', PathIdPipe) id: number): Promise<DiaryEntry> {
    return this.diary.get(userId, id);
  }

  /** Changes an entry. Absent fields keep their value, `null` clears. */
  @Patch('diary/:entryId')
  @TokenScope('diary:write')
  @Conditional()
  update(
    @UserId() userId: number,
    @Param('entryId', PathIdPipe) id: number,
    @Body() changes: EntryChangesDto,
    @IfMatch() condition: Precondition | undefined,
  ): Promise<DiaryEntry> {
    const fields: Omit<DiaryEntryChanges, 'version'> = changes;
    return changeIf(
      condition,
      () => this.diary.get(userId, id),
      ({ version }) => this.diary.change(userId, id, { ...fields, version }),
    );
  }

  /** Removes an entry. */
  @Delete('diary/:entryId')
  @TokenScope('diary:write')
  @HttpCode(204)
  remove(@UserId() userId: number, @Param('entryId', PathIdPipe) id: number): Promise<void> {
    return this.diary.remove(userId, id);
  }

  /** What the diary of a pet shows: findings with their evidence and sources, and series for charts. */
  @Get('pets/:petId/insights')
  @TokenScope('diary:read')
  @RateLimit(INSIGHTS_LIMIT)
  insightsOf(
    @UserId() userId: number,
    @Param('petId', PathIdPipe) petId: number,
    @Query() { language = 'en' }: LanguageQueryDto,
  ): Promise<Insights> {
    return this.insights.of(userId, petId, language);
  }
}
