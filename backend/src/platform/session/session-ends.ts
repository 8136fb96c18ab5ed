import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { REDIS } from '../redis/redis-connections.js';
import { ENDED, sessionKey, userSessionsKey } from './redis-session.store.js';

/** The Redis channel that tells API processes which session has ended. */
export const SESSION_ENDS_CHANNEL = 'session-ends';

/** And which one goes on under another id. */
export const SESSION_RENEWALS_CHANNEL = 'session-renewals';

/** Announces ended sessions, so that every API process closes their sockets. */
@Injectable()
export class SessionEnds {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  async announce(sid: string): Promise<void> {
    await this.redis.publish(SESSION_ENDS_CHANNEL, sid);
  }

  /** Ends and announces one session of a user. */
  async end(userId: number, sid: string): Promise<void> {
    await Promise.all([
      this.redis.set(sessionKey(sid), ENDED.text, 'EX', ENDED.seconds),
      this.redis.zrem(userSessionsKey(userId), sid),
    ]);
    await this.announce(sid);
  }

  /**
   * The browser of a session has another one now: its tabs come back with that, and whoever only
   * has a copy of the old cookie does not.
   */
  async replace(userId: number, sid: string): Promise<void> {
    await this.redis.zrem(userSessionsKey(userId), sid);
    await this.redis.publish(SESSION_RENEWALS_CHANNEL, sid);
  }

  async isOpen(sid: string): Promise<boolean> {
    return (await this.redis.strlen(sessionKey(sid))) > 0;
  }

  /** Ends and announces every session of a user, but one if it is named. */
  async endAll(userId: number, kept?: string): Promise<void> {
    const key = userSessionsKey(userId);
    const sids = (await this.redis.zrange(key, 0, '-1')).filter((sid) => sid !== kept);
    await Promise.all(sids.map((sid) => this.end(userId, sid)));
  }
}
