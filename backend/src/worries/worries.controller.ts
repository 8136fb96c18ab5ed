import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { WorryReply } from '../contract/worries.js';
import { RateLimit } from '../platform/http/rate-limit.interceptor.js';
import { Public } from '../platform/session/signed-in.guard.js';
import { WorryDto } from './dto/worry.dto.js';
import { WorriesService } from './worries.service.js';

/** The worry of a visitor without an account; public. */
@Controller('api/worries')
@Public()
export class WorriesController {
  constructor(private readonly worries: WorriesService) {}

  @Post()
  @RateLimit({ name: 'worry', points: 20, seconds: 600, by: 'network' })
  @HttpCode(200)
  hear(@Body() body: WorryDto): Promise<WorryReply> {
    return this.worries.hear(body);
  }
}
