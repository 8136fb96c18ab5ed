import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { LOGGER } from '../logging/logging.module.js';
import { SESSION_REDIS } from '../redis/redis-connections.js';
import { sessionIn, sessionKey } from '../session/redis-session.store.js';
import { UserHub } from './user-hub.js';

const INTERVAL_MS = 60_000;

/** Sessions checked at a time: thousands at once would hold up everything else. */
const BATCH = 250;

/** Closes the sockets of sessions that are over: nobody announces that they expired. */
@Injectable()
export class SessionExpiryMonitor implements OnModuleInit, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(SESSION_REDIS) private readonly redis: Redis,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly hub: UserHub,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => {
      this.closeExpired().catch((err: unknown) => {
        this.logger.warn({ err }, 'sessions not checked');
      });
    }, INTERVAL_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async closeExpired(): Promise<void> {
    const all = [...this.hub.sessions()];
    for (let next = 0; next < all.length; next += BATCH) {
      const sids = all.slice(next, next + BATCH);
      const texts = await this.redis.mget(sids.map(sessionKey));
      sids
        .filter((_, index) => !sessionIn(texts[index]))
        .forEach((sid) => this.hub.endSession(sid));
    }
  }
}
