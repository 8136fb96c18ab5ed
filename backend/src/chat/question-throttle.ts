import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { consume, rateLimit } from '../platform/rate-limits.js';
import { REDIS } from '../platform/redis/redis-connections.js';

/** A technical limit, not the plan's: clients read 429 on a question as the plan's. */
@Injectable()
export class QuestionThrottle {
  private readonly limiter;

  constructor(@Inject(REDIS) redis: Redis, @Inject(ENV) { RATE_LIMIT_FACTOR }: Env) {
    this.limiter = rateLimit(redis, 'question', { points: 20, seconds: 60 }, RATE_LIMIT_FACTOR);
  }

  /** @throws AppError `BUSY` */
  async admit(userId: number): Promise<void> {
    await consume(this.limiter, userId, 'BUSY');
  }
}
