import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { consume, rateLimit } from '../platform/rate-limits.js';
import { REDIS } from '../platform/redis/redis-connections.js';

const AN_HOUR = { points: 3, seconds: 3600 };

/**
 * Limits the mails that users can trigger per recipient, across accounts. Requested links and
 * change notifications count separately, so that a thief cannot use up the notifications to the
 * owner.
 */
@Injectable()
export class MailLimits {
  private readonly asked;
  private readonly links;
  private readonly news;

  constructor(@Inject(REDIS) redis: Redis, @Inject(ENV) { RATE_LIMIT_FACTOR: factor }: Env) {
    this.asked = rateLimit(redis, 'mail-asked', AN_HOUR, factor);
    this.links = rateLimit(redis, 'mail-link', AN_HOUR, factor);
    this.news = rateLimit(redis, 'mail-news', AN_HOUR, factor);
  }

  /** @param who a user, or a visitor's address. @throws AppError `TOO_MANY_REQUESTS` */
  async admitAsking(who: string): Promise<void> {
    await consume(this.asked, who, 'TOO_MANY_REQUESTS');
  }

  /** @throws AppError `TOO_MANY_REQUESTS` */
  async admitLink(reader: string): Promise<void> {
    await consume(this.links, reader, 'TOO_MANY_REQUESTS');
  }

  /** Whether the recipient may get another notification within the hour. */
  async mayTell(reader: string): Promise<boolean> {
    try {
      await this.news.consume(reader);
      return true;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return false;
      throw refusal;
    }
  }
}
