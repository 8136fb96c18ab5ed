import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { TriageReply } from '../contract/chat.js';
import { RateLimit } from '../platform/http/rate-limit.interceptor.js';
import { UserId } from '../platform/session/signed-in.guard.js';
import { TriageDto } from './dto/chat.dto.js';
import { TRIAGE_LIMIT, TriageService } from './triage.service.js';

@Controller('api/triage')
export class TriageController {
  constructor(private readonly triage: TriageService) {}

  @Post()
  @RateLimit(TRIAGE_LIMIT)
  @HttpCode(200)
  assess(@UserId() userId: number, @Body() body: TriageDto): Promise<TriageReply> {
    return this.triage.assess(userId, body);
  }
}
