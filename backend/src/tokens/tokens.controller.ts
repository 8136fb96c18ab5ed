import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Req,
  UseGuards,
} from '@nestjs/common';
import type { Request } from 'express';
import { ProofsService } from '../accounts/proofs.service.js';
import { PlanGuard, RequiresPlan } from '../billing/plan.guard.js';
import type { ApiToken, NewApiTokenReply } from '../contract/tokens.js';
import { RateLimit } from '../platform/http/rate-limit.interceptor.js';
import { UserId } from '../platform/session/signed-in.guard.js';
import { PathIdPipe } from '../platform/validation/input.pipe.js';
import { NewApiTokenDto } from './dto/tokens.dto.js';
import { OwnTokensService } from './own-tokens.service.js';

/** Tokens can be listed and revoked on every plan. */
@Controller('api/user/tokens')
@UseGuards(PlanGuard)
export class TokensController {
  constructor(
    private readonly tokens: OwnTokensService,
    private readonly proofs: ProofsService,
  ) {}

  @Get()
  list(@UserId() userId: number): Promise<ApiToken[]> {
    return this.tokens.list(userId);
  }

  @Post()
  @RequiresPlan('expert')
  @RateLimit({ name: 'new-tokens', by: 'user', points: 30, seconds: 3600 })
  async make(
    @Body() token: NewApiTokenDto,
    @UserId() userId: number,
    @Req() request: Request,
  ): Promise<NewApiTokenReply> {
    await this.proofs.require(userId, request, token);
    return this.tokens.make(request, token);
  }

  @Delete(':id')
  @HttpCode(204)
  revoke(@UserId() userId: number, @Param('id', PathIdPipe) id: number): Promise<void> {
    return this.tokens.revoke(userId, id);
  }
}
