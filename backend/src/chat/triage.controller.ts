import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { SignedInGuard, UserId } from '../accounts/signed-in.guard.js';
import type { TriageBody, TriageReply } from '../contract/chat.js';
import { ParsePipe } from '../platform/validation/parse.pipe.js';
import { triageDto } from './dto/chat.dto.js';
import { TriageService } from './triage.service.js';

@Controller('api/triage')
@UseGuards(SignedInGuard)
export class TriageController {
  constructor(private readonly triage: TriageService) {}

  @Post()
  @HttpCode(200)
  assess(
    @UserId() userId: number,
    @Body(new ParsePipe(triageDto)) body: TriageBody,
  ): Promise<TriageReply> {
    return this.triage.assess(userId, body);
  }
}
