import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { consume, countUse, rateLimit } from '../platform/rate-limits.js';
import { SESSION_REDIS } from '../platform/redis/redis-connections.js';

const HOURLY = { points: 3, seconds: 3600 };

/**
 * Limits the mails that users can trigger per recipient, across accounts. Requested links and
 * change notifications count separately, so that a thief cannot use up the notifications to the
 * owner.
 */
@Injectable()
export class MailLimits {
  private readonly requests;
  private readonly links;
  private readonly notifications;

  constructor(
    @Inject(SESSION_REDIS) redis: Redis,
    @Inject(ENV) { RATE_LIMIT_FACTOR: factor }: Env,
  ) {
    this.requests = rateLimit(redis, 'mail-asked', HOURLY, factor);
    this.links = rateLimit(redis, 'mail-link', HOURLY, factor);
    this.notifications = rateLimit(redis, 'mail-news', HOURLY, factor);
  }

  /** @throws AppError `TOO_MANY_REQUESTS` */
  async admitRequest(who: string): Promise<void> {
    await consume(this.requests, who, 'TOO_MANY_REQUESTS');
  }

  /** Counts a visitor's request. @returns whether another mail may go to the address. */
  async mayRequest(reader: string): Promise<boolean> {
    return !(await countUse(this.requests, reader)).isOver;
  }

  /** @throws AppError `TOO_MANY_REQUESTS` */
  async admitLink(reader: string): Promise<void> {
    await consume(this.links, reader, 'TOO_MANY_REQUESTS');
  }

  /** Whether the recipient may get another notification within the hour. */
  async mayNotify(reader: string): Promise<boolean> {
    return !(await countUse(this.notifications, reader)).isOver;
  }
}
