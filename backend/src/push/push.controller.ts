import { Body, Controller, Delete, HttpCode, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { PushTestReply } from '../contract/push.js';
import { RateLimit } from '../platform/http/rate-limit.interceptor.js';
import { UserId } from '../platform/session/signed-in.guard.js';
import { NewPushSubscriptionDto, PushEndpointDto } from './dto/push.dto.js';
import { PushSubscriptionsService } from './push-subscriptions.service.js';
import { PushTestService } from './push-test.service.js';

@Controller('api/push-subscriptions')
export class PushController {
  constructor(
    private readonly subscriptions: PushSubscriptionsService,
    private readonly tests: PushTestService,
  ) {}

  @Post()
  @HttpCode(204)
  add(@Req() request: Request, @Body() subscription: NewPushSubscriptionDto): Promise<void> {
    return this.subscriptions.add(request, subscription);
  }

  @Delete()
  @HttpCode(204)
  remove(@UserId() userId: number, @Body() endpoint: PushEndpointDto): Promise<void> {
    return this.subscriptions.remove(userId, endpoint);
  }

  @Post('test')
  @HttpCode(202)
  @RateLimit({ name: 'push-test', by: 'user', points: 10, seconds: 3600 })
  test(@UserId() userId: number): Promise<PushTestReply> {
    return this.tests.send(userId);
  }
}
