import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  HttpStatus,
  Param,
  Patch,
  Post,
  Query,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { PlanGuard, RequiresPlan } from '../billing/plan.guard.js';
import { HAS_MORE_HEADER } from '../contract/chat.js';
import type { DiaryEntry } from '../contract/diary.js';
import type { DiaryImport } from '../contract/diary-import.js';
import type { Insights } from '../contract/insights.js';
import { LongDeadline } from '../platform/http/deadline.js';
import { languageOf } from '../platform/http/language.js';
import { FileBody } from '../platform/http/file-body.js';
import { RateLimit } from '../platform/http/rate-limit.interceptor.js';
import { UserId } from '../platform/session/signed-in.guard.js';
import { PathIdPipe } from '../platform/validation/input.pipe.js';
import { DiaryService } from './diary.service.js';
import {
  DiaryEntryChangesDto,
  DiaryQueryDto,
  ImportQueryDto,
  InsightsQueryDto,
  NewDiaryEntryDto,
} from './dto/diary.dto.js';
import { INSIGHTS_LIMIT, InsightsService } from './insights/insights.service.js';
import { DiaryImportService } from './import/diary-import.service.js';

/** Entries can be read and removed on every plan. */
@Controller('api')
@UseGuards(PlanGuard)
export class DiaryController {
  constructor(
    private readonly diary: DiaryService,
    private readonly imports: DiaryImportService,
    private readonly insights: InsightsService,
  ) {}

  @Get('pets/:id/diary')
  async read(
    @UserId() userId: number,
    @Param('id', PathIdPipe) petId: number,
    @Query() query: DiaryQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DiaryEntry[]> {
    const { entries, hasMore } = await this.diary.page(userId, petId, query);
    response.set(HAS_MORE_HEADER, String(hasMore));
    return entries;
  }

  /**
   * What the diary shows, in the language of the page unless the query names one, with days in UTC
   * unless it names a time zone.
   */
  @Get('pets/:id/insights')
  @RateLimit(INSIGHTS_LIMIT)
  insightsOf(
    @UserId() userId: number,
    @Param('id', PathIdPipe) petId: number,
    @Query() { language, timeZone }: InsightsQueryDto,
    @Req() request: Request,
  ): Promise<Insights> {
    return this.insights.of(userId, petId, language ?? languageOf(request), { timeZone });
  }

  /** 201 for a new entry, 200 for one that is stored already. Storing it requires the plan. */
  @Post('pets/:id/diary')
  async add(
    @UserId() userId: number,
    @Param('id', PathIdPipe) petId: number,
    @Body() body: NewDiaryEntryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DiaryEntry> {
    const { entry, isNew } = await this.diary.add(userId, petId, body);
    if (!isNew) response.status(HttpStatus.OK);
    return entry;
  }

  /** Accepts the CSV file as the body: `text/csv`, of at most `LIMITS.diaryImport.bytes`. */
  @Post('pets/:id/diary/import')
  @HttpCode(200)
  @LongDeadline()
  @RequiresPlan('pro')
  @RateLimit({ name: 'diary-import', by: 'user', points: 60, seconds: 3600, countsInvalid: true })
  import(
    @UserId() userId: number,
    @Param('id', PathIdPipe) petId: number,
    @Query() query: ImportQueryDto,
    @FileBody() file: Uint8Array,
  ): Promise<DiaryImport> {
    return this.imports.run(userId, petId, file, query);
  }

  @Patch('diary/:id')
  @RequiresPlan('pro')
  change(
    @UserId() userId: number,
    @Param('id', PathIdPipe) id: number,
    @Body() changes: DiaryEntryChangesDto,
  ): Promise<DiaryEntry> {
    return this.diary.change(userId, id, changes);
  }

  @Delete('diary/:id')
  @HttpCode(204)
  remove(@UserId() userId: number, @Param('id', PathIdPipe) id: number): Promise<void> {
    return this.diary.remove(userId, id);
  }
}
