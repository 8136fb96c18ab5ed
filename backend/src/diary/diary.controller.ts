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
  Res,
  UseGuards,
} from '@nestjs/common';
import type { Response } from 'express';
import { PlanGuard, RequiresPlan } from '../billing/plan.guard.js';
import { HAS_MORE_HEADER } from '../contract/chat.js';
import type { DiaryEntry } from '../contract/diary.js';
import { UserId } from '../platform/session/signed-in.guard.js';
import { PathIdPipe } from '../platform/validation/input.pipe.js';
import { DiaryService } from './diary.service.js';
import { DiaryEntryChangesDto, DiaryQueryDto, NewDiaryEntryDto } from './dto/diary.dto.js';

/** What was written down can be read and removed on every plan. */
@Controller('api')
@UseGuards(PlanGuard)
export class DiaryController {
  constructor(private readonly diary: DiaryService) {}

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

  /** 201 for a new entry, 200 for one that is stored already. */
  @Post('pets/:id/diary')
  @RequiresPlan('pro')
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
