import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { LOGGER } from '../logging/logging.module.js';
import { LiveChannels } from '../redis/live-channels.js';
import { SESSION_REDIS } from '../redis/redis-connections.js';
import { sessionKey, TOMBSTONE, userSessionsKey } from './redis-session.store.js';

/** The Redis channel that tells API processes which session has ended. */
export const SESSION_ENDED_CHANNEL = 'session-ends';

/** The Redis channel that tells API processes which session continues under a new id. */
export const SESSION_RENEWED_CHANNEL = 'session-renewals';

/** A user's sessions. Announces ended ones, so that every API process closes their sockets. */
@Injectable()
export class SessionRegistry {
  private readonly afterAll: ((userId: number) => Promise<void>)[] = [];

  constructor(
    @Inject(SESSION_REDIS) private readonly redis: Redis,
    private readonly channels: LiveChannels,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Lets rooms that know of no sessions do their part when a user is signed out everywhere. */
  whenAllEnd(work: (userId: number) => Promise<void>): void {
    this.afterAll.push(work);
  }

  /** Never fails: the session has ended, and its tabs are found by `SessionExpiryMonitor`. */
  async announceEnd(sid: string): Promise<void> {
    await this.announce(SESSION_ENDED_CHANNEL, sid);
  }

  /** Ends and announces one session of a user. */
  async end(userId: number, sid: string): Promise<void> {
    await Promise.all([
      this.redis.set(sessionKey(sid), TOMBSTONE.text, 'EX', TOMBSTONE.seconds),
      this.redis.zrem(userSessionsKey(userId), sid),
    ]);
    await this.announceEnd(sid);
  }

  /**
   * The browser has been given a new session. Its tabs reconnect with the new cookie; a holder of
   * the old cookie cannot.
   */
  async replace(userId: number, sid: string): Promise<void> {
    await this.redis.zrem(userSessionsKey(userId), sid);
    await this.announce(SESSION_RENEWED_CHANNEL, sid);
  }

  async isOpen(sid: string): Promise<boolean> {
    return (await this.redis.strlen(sessionKey(sid))) > 0;
  }

  /** Ends and announces all sessions of a user, except `kept`. */
  async endAll(userId: number, kept?: string): Promise<void> {
    const key = userSessionsKey(userId);
    const sids = (await this.redis.zrange(key, 0, '-1')).filter((sid) => sid !== kept);
    await Promise.all(sids.map((sid) => this.end(userId, sid)));
    await Promise.all(this.afterAll.map((work) => work(userId)));
  }

  private async announce(channel: string, sid: string): Promise<void> {
    await this.channels.publish(channel, sid).catch((err: unknown) => {
      this.logger.warn({ err, channel }, 'tabs of a session not told');
    });
  }
}
