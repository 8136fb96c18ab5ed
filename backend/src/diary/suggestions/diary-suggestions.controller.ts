import { Controller, Delete, Get, HttpCode, Param, Post, Query, UseGuards } from '@nestjs/common';
import { PlanGuard, RequiresPlan } from '../../billing/plan.guard.js';
import type { DiaryEntry, DiarySuggestion } from '../../contract/diary.js';
import { UserId } from '../../platform/session/signed-in.guard.js';
import { PathIdPipe } from '../../platform/validation/input.pipe.js';
import { SuggestionQueryDto } from '../dto/diary.dto.js';
import { DiarySuggestionsService } from './diary-suggestions.service.js';

@Controller('api')
@UseGuards(PlanGuard)
export class DiarySuggestionsController {
  constructor(private readonly suggestions: DiarySuggestionsService) {}

  @Get('pets/:id/diary/suggestions')
  list(
    @UserId() userId: number,
    @Param('id', PathIdPipe) petId: number,
    @Query() { timeZone }: SuggestionQueryDto,
  ): Promise<DiarySuggestion[]> {
    return this.suggestions.list(userId, petId, timeZone);
  }

  /** Returns the entry as it is now stored. */
  @Post('diary/suggestions/:id/accept')
  @HttpCode(200)
  @RequiresPlan('pro')
  accept(
    @UserId() userId: number,
    @Param('id', PathIdPipe) id: number,
    @Query() { timeZone }: SuggestionQueryDto,
  ): Promise<DiaryEntry> {
    return this.suggestions.accept(userId, id, timeZone);
  }

  @Delete('diary/suggestions/:id')
  @HttpCode(204)
  decline(@UserId() userId: number, @Param('id', PathIdPipe) id: number): Promise<void> {
    return this.suggestions.decline(userId, id);
  }
}
