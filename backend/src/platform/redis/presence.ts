import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../logging/logging.module.js';
import type { LiveRedis } from './open-redis.js';
import { LIVE_REDIS } from './redis-connections.js';

/** Visible tabs report every 45 s. One whose process died is forgotten after this. Seconds. */
const FORGOTTEN_AFTER = 100;

const keyOf = (userId: number): string => `visible:${String(userId)}`;

/** By the clock of Redis: those of the process that notes and of the one that asks may differ. */
const ENTER = `
  redis.call('ZADD', KEYS[1], redis.call('TIME')[1] + ARGV[1], ARGV[2])
  redis.call('EXPIRE', KEYS[1], ARGV[1])`;

const COUNT = `return redis.call('ZCOUNT', KEYS[1], redis.call('TIME')[1], '+inf')`;

/** Which users have a visible tab, whichever process it is connected to. */
@Injectable()
export class Presence {
  constructor(
    @Inject(LIVE_REDIS) private readonly redis: LiveRedis,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  enter(userId: number, tabId: string): void {
    this.redis
      .eval(ENTER, 1, keyOf(userId), FORGOTTEN_AFTER, tabId)
      .catch((err: unknown) => this.logger.warn({ err }, 'visible tab not noted'));
  }

  leave(userId: number, tabId: string): void {
    this.redis
      .zrem(keyOf(userId), tabId)
      .catch((err: unknown) => this.logger.warn({ err }, 'hidden tab not noted'));
  }

  async isHere(userId: number): Promise<boolean> {
    return Number(await this.redis.eval(COUNT, 1, keyOf(userId))) > 0;
  }
}
