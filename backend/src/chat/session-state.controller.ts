import { Body, Controller, Get, HttpCode, Param, Put } from '@nestjs/common';
import type { Draft, SessionSummary } from '../contract/chat.js';
import { RateLimit } from '../platform/http/rate-limit.interceptor.js';
import { UserId } from '../platform/session/signed-in.guard.js';
import { PathIdPipe } from '../platform/validation/input.pipe.js';
import { DraftDto, ReadDto } from './dto/chat.dto.js';
import { SessionStateService } from './session-state.service.js';

@Controller('api/chat-sessions')
export class SessionStateController {
  constructor(private readonly states: SessionStateService) {}

  @Get()
  list(@UserId() userId: number): Promise<SessionSummary[]> {
    return this.states.list(userId);
  }

  @Put(':id/read')
  @HttpCode(204)
  read(
    @UserId() userId: number,
    @Param('id', PathIdPipe) id: number,
    @Body() { upTo }: ReadDto,
  ): Promise<void> {
    return this.states.read(userId, id, upTo);
  }

  @Get(':id/draft')
  draft(@UserId() userId: number, @Param('id', PathIdPipe) id: number): Promise<Draft> {
    return this.states.draft(userId, id);
  }

  @Put(':id/draft')
  @HttpCode(204)
  @RateLimit({ name: 'draft', by: 'user', points: 120, seconds: 60 })
  writeDraft(
    @UserId() userId: number,
    @Param('id', PathIdPipe) id: number,
    @Body() draft: DraftDto,
  ): Promise<void> {
    return this.states.writeDraft(userId, id, draft);
  }
}
