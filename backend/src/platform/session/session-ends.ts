import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { REDIS } from '../redis/redis-connections.js';

/** The Redis channel that tells API processes which session has ended. */
export const SESSION_ENDS_CHANNEL = 'session-ends';

/** Announces ended sessions, so that every API process closes their sockets. */
@Injectable()
export class SessionEnds {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  async announce(sid: string): Promise<void> {
    await this.redis.publish(SESSION_ENDS_CHANNEL, sid);
  }
}
