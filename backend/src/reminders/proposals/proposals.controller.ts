import { Controller, Get, HttpCode, Param, Post, Query, Req, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import { PlanGuard, RequiresPlan } from '../../billing/plan.guard.js';
import type { ReminderProposal } from '../../contract/reminders.js';
import { languageOf } from '../../platform/http/language.js';
import { UserId } from '../../platform/session/signed-in.guard.js';
import { PathIdPipe } from '../../platform/validation/input.pipe.js';
import { ProposalsQueryDto } from '../dto/reminder.dto.js';
import { ProposalsService } from './proposals.service.js';

@Controller('api/pets/:id/reminders/proposed')
@UseGuards(PlanGuard)
export class ProposalsController {
  constructor(private readonly proposals: ProposalsService) {}

  /** In the language of the page unless the query names one. */
  @Get()
  @RequiresPlan('pro')
  list(
    @UserId() userId: number,
    @Param('id', PathIdPipe) petId: number,
    @Query() { timeZone, language }: ProposalsQueryDto,
    @Req() request: Request,
  ): Promise<ReminderProposal[]> {
    return this.proposals.of(userId, petId, {
      timeZone,
      language: language ?? languageOf(request),
    });
  }

  @Post(':key/decline')
  @HttpCode(204)
  @RequiresPlan('pro')
  decline(
    @UserId() userId: number,
    @Param('id', PathIdPipe) petId: number,
    @Param('key') key: string,
  ): Promise<void> {
    return this.proposals.decline(userId, petId, key);
  }
}
