import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { consume, rateLimit } from '../platform/rate-limits.js';
import { REDIS } from '../platform/redis/redis-connections.js';

const AN_HOUR = { points: 3, seconds: 3600 };

/**
 * How many mails one reader gets that users can bring about, whichever account they are for. Links
 * that are asked for and news of changes count apart: otherwise a thief could use up what the owner
 * would be told by.
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

  /** @param who asks: a user, or the address of somebody unknown. @throws AppError `TOO_MANY_REQUESTS` */
  async admitAsking(who: string): Promise<void> {
    await consume(this.asked, who, 'TOO_MANY_REQUESTS');
  }

  /** @throws AppError `TOO_MANY_REQUESTS` */
  async admitLink(reader: string): Promise<void> {
    await consume(this.links, reader, 'TOO_MANY_REQUESTS');
  }

  /** Whether the reader may be told of one more change within the hour. */
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
