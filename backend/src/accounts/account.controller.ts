import { Body, Controller, Delete, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { AccountRemoval } from '../contract/accounts.js';
import { Audit } from '../platform/logging/audit.js';
import { ParsePipe } from '../platform/validation/parse.pipe.js';
import { accountRemovalDto } from './dto/account-removal.dto.js';
import { AccountRemovalService } from './life/account-removal.service.js';
import { ProofsService } from './proofs.service.js';
import { SessionsService } from './sessions.service.js';
import { SignedInGuard, UserId } from './signed-in.guard.js';

@Controller('api/user')
@UseGuards(SignedInGuard)
export class AccountController {
  constructor(
    private readonly removal: AccountRemovalService,
    private readonly proofs: ProofsService,
    private readonly sessions: SessionsService,
    private readonly audit: Audit,
  ) {}

  @Delete()
  async remove(
    @Body(new ParsePipe(accountRemovalDto)) removal: AccountRemoval,
    @UserId() userId: number,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    await this.proofs.require(userId, request, removal);
    await this.removal.remove(userId);
    this.audit.note('account-removed', { userId });
    await this.sessions.signOutEverywhere(request, response);
    return { success: true };
  }
}
