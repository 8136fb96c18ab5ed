import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { DataSource, type EntityManager } from 'typeorm';
import { LOGGER } from '../logging/logging.module.js';
import { LiveChannels } from '../redis/live-channels.js';
import { SESSION_REDIS } from '../redis/redis-connections.js';
import { sessionKey, TOMBSTONE, userSessionsKey } from './redis-session.store.js';

/** The Redis channel that tells API processes which session has ended. */
export const SESSION_ENDED_CHANNEL = 'session-ends';

/** The Redis channel that tells API processes which session continues under a new id. */
export const SESSION_RENEWED_CHANNEL = 'session-renewals';

/** What a room does when a user is signed out everywhere. */
type AllEndHook = (tx: EntityManager, userId: number) => Promise<void>;

/** What a room does when one session ends, or goes on under the id `next`. */
type EndHook = (userId: number, sid: string, next?: string) => Promise<void>;

/** A user's sessions. Announces ended ones, so that every API process closes their sockets. */
@Injectable()
export class SessionRegistry {
  private readonly allEndHooks: AllEndHook[] = [];
  private readonly endHooks: EndHook[] = [];

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(SESSION_REDIS) private readonly redis: Redis,
    private readonly channels: LiveChannels,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Adds a hook that runs when a user is signed out everywhere, for rooms that know of no sessions.
   */
  whenAllEnd(hook: AllEndHook): void {
    this.allEndHooks.push(hook);
  }

  /** Adds a hook that runs when one session ends or is replaced, but not when it expires. */
  whenOneEnds(hook: EndHook): void {
    this.endHooks.push(hook);
  }

  /** Ends and announces one session of a user. */
  async end(userId: number, sid: string): Promise<void> {
    await this.endSession(userId, sid);
    // Afterwards, so that what a room adds meanwhile is either removed here or finds it ended.
    await this.tellRooms(userId, sid);
  }

  /**
   * The browser has been given a new session. Its tabs reconnect with the new cookie; a holder of
   * the old cookie cannot.
   * @param next the id of the new one, if it is the same user's.
   */
  async replace(userId: number, sid: string, next: string | undefined): Promise<void> {
    await this.redis.zrem(userSessionsKey(userId), sid);
    await this.announce(SESSION_RENEWED_CHANNEL, sid);
    await this.tellRooms(userId, sid, next);
  }

  async isOpen(sid: string): Promise<boolean> {
    return (await this.redis.strlen(sessionKey(sid))) > 0;
  }

  /**
   * Ends and announces all sessions of a user, except `kept`, as the last step of the transaction
   * that makes it necessary: without Redis the transaction fails, and a mailed link stays valid.
   */
  async endAll(tx: EntityManager, userId: number, kept?: string): Promise<void> {
    await this.endSessions(userId, kept);
    for (const hook of this.allEndHooks) await hook(tx, userId);
  }

  /**
   * Repeats `endAll` after the commit, for what concurrent requests have created meanwhile. Never
   * fails: on an error, the caller would retry what is already done.
   */
  async endAllAgain(userId: number, kept?: string): Promise<void> {
    const { manager } = this.database;
    const works = [
      this.endSessions(userId, kept),
      ...this.allEndHooks.map((hook) => hook(manager, userId)),
    ];
    for (const result of await Promise.allSettled(works)) {
      if (result.status === 'fulfilled') continue;
      this.logger.error({ err: result.reason as unknown, userId }, 'sessions not ended again');
    }
  }

  private async endSessions(userId: number, kept?: string): Promise<void> {
    const sids = await this.redis.zrange(userSessionsKey(userId), 0, '-1');
    const others = sids.filter((sid) => sid !== kept);
    await Promise.all(others.map((sid) => this.endSession(userId, sid)));
  }

  private async endSession(userId: number, sid: string): Promise<void> {
    await Promise.all([
      this.redis.set(sessionKey(sid), TOMBSTONE.text, 'EX', TOMBSTONE.seconds),
      this.redis.zrem(userSessionsKey(userId), sid),
    ]);
    await this.announce(SESSION_ENDED_CHANNEL, sid);
  }

  /** Never fails: signing out must not depend on what the rooms need for it. */
  private async tellRooms(userId: number, sid: string, next?: string): Promise<void> {
    const told = this.endHooks.map((hook) => hook(userId, sid, next));
    for (const result of await Promise.allSettled(told)) {
      if (result.status === 'fulfilled') continue;
      this.logger.error({ err: result.reason as unknown, userId }, 'end of a session not told');
    }
  }

  /** Never fails: the session has ended, and its tabs are found by `SessionExpiryMonitor`. */
  private async announce(channel: string, sid: string): Promise<void> {
    await this.channels.publish(channel, sid).catch((err: unknown) => {
      this.logger.warn({ err, channel }, 'tabs of a session not told');
    });
  }
}
