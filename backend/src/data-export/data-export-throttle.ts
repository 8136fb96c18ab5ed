import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { AppError } from '../platform/errors/app-error.js';
import { consume, rateLimit } from '../platform/rate-limits.js';
import { SESSION_REDIS } from '../platform/redis/redis-connections.js';

/** Per user. Each download reads every row of what may be years of conversations. */
const DOWNLOADS = { points: 6, seconds: 3600 };

/** Seconds within which most downloads end. */
const RETRY_AFTER = 10;

/** Limits the downloads of one user: a few per hour, one at a time. */
@Injectable()
export class DataExportThrottle {
  private readonly downloads;
  private readonly running = new Set<number>();

  constructor(@Inject(SESSION_REDIS) redis: Redis, @Inject(ENV) { RATE_LIMIT_FACTOR }: Env) {
    this.downloads = rateLimit(redis, 'export', DOWNLOADS, RATE_LIMIT_FACTOR);
  }

  /** @throws AppError `TOO_MANY_REQUESTS`; anything that `work` throws. */
  async run(userId: number, work: () => Promise<void>): Promise<void> {
    if (this.running.has(userId)) throw new AppError('TOO_MANY_REQUESTS', {}, RETRY_AFTER);
    this.running.add(userId);
    try {
      await consume(this.downloads, userId, 'TOO_MANY_REQUESTS');
      await work();
    } finally {
      this.running.delete(userId);
    }
  }
}
