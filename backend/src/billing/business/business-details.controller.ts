import { Body, Controller, Delete, Get, HttpCode, Patch } from '@nestjs/common';
import type { BusinessReply } from '../../contract/business.js';
import { LongDeadline } from '../../platform/http/deadline.js';
import { RateLimit } from '../../platform/http/rate-limit.interceptor.js';
import { UserId } from '../../platform/session/signed-in.guard.js';
import { BusinessChangesDto } from './business-details.dto.js';
import { BusinessDetailsService } from './business-details.service.js';

/** Per user. Each call makes calls to the payment provider. */
const CHANGES = { name: 'business-details', points: 30, seconds: 600, by: 'user' } as const;

/** Open to every plan: the first invoice should already show them. */
@Controller('api/subscription/business')
export class BusinessDetailsController {
  constructor(private readonly business: BusinessDetailsService) {}

  @Get()
  read(@UserId() userId: number): Promise<BusinessReply> {
    return this.business.of(userId);
  }

  @Patch()
  @RateLimit(CHANGES)
  @LongDeadline()
  change(@UserId() userId: number, @Body() changes: BusinessChangesDto): Promise<BusinessReply> {
    return this.business.change(userId, changes);
  }

  @Delete()
  @RateLimit(CHANGES)
  @LongDeadline()
  @HttpCode(204)
  remove(@UserId() userId: number): Promise<void> {
    return this.business.remove(userId);
  }
}
