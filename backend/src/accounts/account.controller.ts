import { Body, Controller, Delete, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { UserId } from '../platform/session/signed-in.guard.js';
import { AccountRemovalDto } from './dto/account-life.dto.js';
import { AccountRemovalService } from './life/account-removal.service.js';
import { ProofsService } from './proofs.service.js';
import { SessionsService } from './sessions.service.js';
import { TokenSync } from './social/token-sync.js';

@Controller('api/user')
export class AccountController {
  constructor(
    private readonly removal: AccountRemovalService,
    private readonly proofs: ProofsService,
    private readonly sessions: SessionsService,
    private readonly tokens: TokenSync,
  ) {}

  @Delete()
  async remove(
    @Body() removal: AccountRemovalDto,
    @UserId() userId: number,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    await this.proofs.require(userId, request, removal);
    await this.removal.remove(request);
    this.tokens.signedOut(request.session.identity?.token);
    await this.sessions.signOutEverywhere(request, response);
    return { success: true };
  }
}
