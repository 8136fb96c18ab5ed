import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { consume, rateLimit } from '../platform/rate-limits.js';
import { SESSION_REDIS } from '../platform/redis/redis-connections.js';

/** Per user: each message is a mail to the operator. */
const MESSAGES = { points: 20, seconds: 3600 };

@Injectable()
export class SupportThrottle {
  private readonly messages;

  constructor(@Inject(SESSION_REDIS) redis: Redis, @Inject(ENV) { RATE_LIMIT_FACTOR }: Env) {
    this.messages = rateLimit(redis, 'support', MESSAGES, RATE_LIMIT_FACTOR);
  }

  /** @throws AppError `TOO_MANY_REQUESTS` */
  async count(userId: number): Promise<void> {
    await consume(this.messages, userId, 'TOO_MANY_REQUESTS');
  }
}
