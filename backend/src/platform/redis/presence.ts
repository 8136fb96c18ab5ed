import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../logging/logging.module.js';
import type { LiveRedis } from './open-redis.js';
import { LIVE_REDIS } from './redis-connections.js';

/** Visible tabs report every 45 s. One whose process died is forgotten after this. Seconds. */
const FORGOTTEN_AFTER = 100;

const keyOf = (userId: number): string => `visible:${String(userId)}`;

const now = (): number => Math.floor(Date.now() / 1000);

/** Which users have a visible tab, whichever process it is connected to. */
@Injectable()
export class Presence {
  constructor(
    @Inject(LIVE_REDIS) private readonly redis: LiveRedis,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  enter(userId: number, tabId: string): void {
    const key = keyOf(userId);
    const noted = this.redis.zadd(key, now() + FORGOTTEN_AFTER, tabId);
    Promise.all([noted, this.redis.expire(key, FORGOTTEN_AFTER)]).catch((err: unknown) =>
      this.logger.warn({ err }, 'visible tab not noted'),
    );
  }

  leave(userId: number, tabId: string): void {
    this.redis
      .zrem(keyOf(userId), tabId)
      .catch((err: unknown) => this.logger.warn({ err }, 'hidden tab not noted'));
  }

  async isHere(userId: number): Promise<boolean> {
    return (await this.redis.zcount(keyOf(userId), now(), '+inf')) > 0;
  }
}
