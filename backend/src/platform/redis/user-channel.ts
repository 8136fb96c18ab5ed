import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Cluster } from 'ioredis';
import type { Logger } from 'pino';
import type { UserEventName, UserEvents } from '../../contract/socket-events.js';
import { LOGGER } from '../logging/logging.module.js';
import { LiveChannels } from './live-channels.js';
import type { LiveRedis } from './open-redis.js';
import { LIVE_REDIS } from './redis-connections.js';

/**
 * The Redis channel of a user's events. Every API process with one of their tabs subscribes to it.
 */
export const userChannel = (userId: number): string => `u:${String(userId)}`;

/** Number of the user's newest event. On a cluster it is on the node of the channel. */
const numberKey = (userId: number): string => `events:{${userChannel(userId)}}`;

/** A user's events are counted for this long after the last one. Seconds. */
const COUNTED_SECONDS = 6 * 3600;

/**
 * Counts start at the current time, so that no number is given twice, even after Redis has lost
 * data. Milliseconds since the epoch.
 */
const firstNumber = (): number => Date.now();

/** How long an ending process waits for its last events at most. Milliseconds. */
const LAST_EVENTS = 1_000;

/** Not numbered: a tab that has missed one of these need not reload anything. */
const FLEETING: ReadonlySet<UserEventName> = new Set<UserEventName>(['token', 'typing']);

/** Numbers an event and publishes it in one step, so that events arrive in numerical order. */
const publishNumbered = (publish: 'PUBLISH' | 'SPUBLISH'): string => `
  if redis.call('EXISTS', KEYS[1]) == 0 then redis.call('SET', KEYS[1], ARGV[3]) end
  local number = redis.call('INCR', KEYS[1])
  redis.call('EXPIRE', KEYS[1], ${String(COUNTED_SECONDS)})
  return redis.call('${publish}', ARGV[1], string.format('%s,%d]', ARGV[2], number))`;

interface NumberingRedis {
  publishNumbered(key: string, channel: string, event: string, first: number): Promise<unknown>;
}

/** The wire form of an event on a user's channel. */
export const encodeEvent = <Name extends UserEventName>(name: Name, payload: UserEvents[Name]) =>
  JSON.stringify([name, payload]);

/** Publishes events to all open tabs of a user, whichever process they are connected to. */
@Injectable()
export class UserChannel implements BeforeApplicationShutdown {
  private readonly underway = new Set<Promise<void>>();

  constructor(
    private readonly channels: LiveChannels,
    @Inject(LIVE_REDIS) private readonly redis: LiveRedis,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const lua = publishNumbered(redis instanceof Cluster ? 'SPUBLISH' : 'PUBLISH');
    redis.defineCommand('publishNumbered', { numberOfKeys: 1, lua });
  }

  /**
   * Fire and forget: the database is the record, and tabs that missed an event read again when
   * they reconnect. Publishing must never fail or delay the work it reports.
   */
  publish<Name extends UserEventName>(userId: number, name: Name, payload: UserEvents[Name]): void {
    const sent = this.send(userId, name, encodeEvent(name, payload))
      .then(() => undefined)
      .catch((err: unknown) => {
        this.logger.warn({ err, userId, event: name }, 'event not published');
      })
      .finally(() => this.underway.delete(sent));
    this.underway.add(sent);
  }

  /**
   * Waits for pending events: an operator's command ends right after its last one. If Redis does
   * not know the script yet, it is sent again, which is too late once the connection has been told
   * to quit.
   */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.race([Promise.all(this.underway), delay(LAST_EVENTS, undefined, { ref: false })]);
  }

  private send(userId: number, name: UserEventName, event: string): Promise<unknown> {
    const channel = userChannel(userId);
    if (FLEETING.has(name)) return this.channels.publish(channel, event);
    const redis = this.redis as unknown as NumberingRedis;
    const open = event.slice(0, -1);
    return redis.publishNumbered(numberKey(userId), channel, open, firstNumber());
  }

  /**
   * Number of the user's newest event. Starts the count if there is none, so that it can be relied
   * on later.
   */
  async newest(userId: number): Promise<number> {
    const key = numberKey(userId);
    const known = await this.redis.getex(key, 'EX', COUNTED_SECONDS);
    if (known !== null) return Number(known);
    // An event may start the count meanwhile.
    await this.redis.set(key, firstNumber(), 'EX', COUNTED_SECONDS, 'NX');
    return Number(await this.redis.get(key));
  }
}
