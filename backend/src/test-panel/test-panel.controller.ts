import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { UsersService } from '../accounts/users.service.js';
import type { SavedUserReply, SessionReply } from '../contract/accounts.js';
import type { TestUserReply } from '../contract/test-panel.js';
import { LongDeadline } from '../platform/http/deadline.js';
import { RateLimit } from '../platform/http/rate-limit.interceptor.js';
import { Public, UserId } from '../platform/session/signed-in.guard.js';
import { TestPanelService } from './test-panel.service.js';
import { TestPlanDto } from './test-plan.dto.js';

@Controller('api')
export class TestPanelController {
  constructor(
    private readonly panel: TestPanelService,
    private readonly users: UsersService,
  ) {}

  @Post('test-subscription-update')
  @LongDeadline()
  @HttpCode(200)
  async setPlan(
    @UserId() userId: number,
    @Body() { planType }: TestPlanDto,
  ): Promise<SavedUserReply> {
    return { success: true, user: await this.panel.setPlan(userId, planType) };
  }

  /** Same limit as registrations: each costs a password hash. */
  @Post('create-test-user')
  @HttpCode(200)
  @RateLimit({ name: 'test-user', points: 30, seconds: 3600, by: 'network' })
  createUser(): Promise<TestUserReply> {
    return this.panel.createUser();
  }

  @Public()
  @Get('test-session')
  session(@Req() { user }: Request): Promise<SessionReply> {
    return this.users.session(user?.id);
  }
}
