import { Body, Controller, Get, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import { SignedInGuard, UserId } from '../accounts/signed-in.guard.js';
import { UsersService } from '../accounts/users.service.js';
import type { SavedUserReply, SessionReply } from '../contract/accounts.js';
import type { TestPlanBody, TestUserReply } from '../contract/test-panel.js';
import { WaitsForOthers } from '../platform/http/deadline.js';
import { noFields } from '../platform/validation/fields.js';
import { ParsePipe } from '../platform/validation/parse.pipe.js';
import { TestPanelGuard } from './test-panel.guard.js';
import { TestPanelService } from './test-panel.service.js';
import { testPlanDto } from './test-plan.dto.js';

@Controller('api')
@UseGuards(TestPanelGuard)
export class TestPanelController {
  constructor(
    private readonly panel: TestPanelService,
    private readonly users: UsersService,
  ) {}

  @Post('test-subscription-update')
  @WaitsForOthers()
  @HttpCode(200)
  @UseGuards(SignedInGuard)
  async setPlan(
    @UserId() userId: number,
    @Body(new ParsePipe(testPlanDto)) { planType }: TestPlanBody,
  ): Promise<SavedUserReply> {
    return { success: true, user: await this.panel.setPlan(userId, planType) };
  }

  @Post('create-test-user')
  @HttpCode(200)
  @UseGuards(SignedInGuard)
  createUser(
    @Body(new ParsePipe(noFields)) _body: unknown,
    @Req() { ip }: Request,
  ): Promise<TestUserReply> {
    return this.panel.createUser(ip ?? '');
  }

  @Get('test-session')
  session(@Req() { user }: Request): Promise<SessionReply> {
    return this.users.session(user?.id);
  }
}
