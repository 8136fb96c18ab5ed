import { Body, Controller, Get, Param, Post, UseGuards } from '@nestjs/common';
import { PlanGuard, RequiresPlan } from '../billing/plan.guard.js';
import type { SupportConversation, SupportMessage, SupportThread } from '../contract/support.js';
import { UserId } from '../platform/session/signed-in.guard.js';
import { PathIdPipe } from '../platform/validation/input.pipe.js';
import { NewSupportMessageDto, NewSupportThreadDto } from './dto/support.dto.js';
import { SupportService } from './support.service.js';

/** Writing is for paid plans, and only where the operator has named a support address. */
@Controller('api/support/threads')
@UseGuards(PlanGuard)
export class SupportController {
  constructor(private readonly support: SupportService) {}

  @Get()
  list(@UserId() userId: number): Promise<SupportThread[]> {
    return this.support.list(userId);
  }

  @Post()
  @RequiresPlan('pro')
  open(
    @UserId() userId: number,
    @Body() thread: NewSupportThreadDto,
  ): Promise<SupportConversation> {
    return this.support.open(userId, thread);
  }

  @Get(':id')
  read(
    @UserId() userId: number,
    @Param('id', PathIdPipe) id: number,
  ): Promise<SupportConversation> {
    return this.support.read(userId, id);
  }

  @Post(':id/messages')
  @RequiresPlan('pro')
  add(
    @UserId() userId: number,
    @Param('id', PathIdPipe) id: number,
    @Body() message: NewSupportMessageDto,
  ): Promise<SupportMessage> {
    return this.support.add(userId, id, message);
  }
}
