import { Inject, Injectable } from '@nestjs/common';
import { Cluster, type Redis } from 'ioredis';
import type { LiveRedis } from './open-redis.js';
import { LIVE_REDIS, RedisConnections } from './redis-connections.js';
import { ShardedSubscriber } from './sharded-subscriber.js';

/** Listens to channels of the live Redis. */
export interface LiveSubscriber {
  /** Resolves once every later message of the channel will arrive; waits for Redis. */
  subscribe(channel: string): Promise<unknown>;
  unsubscribe(channel: string): Promise<unknown>;
  onMessage(listener: (channel: string, text: string) => void): void;
  /** Calls the listener once messages arrive again after some may have been missed. */
  onGap(listener: () => void): void;
}

class PlainSubscriber implements LiveSubscriber {
  constructor(private readonly redis: Redis) {}

  subscribe(channel: string): Promise<unknown> {
    return this.redis.subscribe(channel);
  }

  unsubscribe(channel: string): Promise<unknown> {
    return this.redis.unsubscribe(channel);
  }

  onMessage(listener: (channel: string, text: string) => void): void {
    this.redis.on('message', listener);
  }

  onGap(listener: () => void): void {
    let lost = false;
    this.redis.on('close', () => {
      lost = true;
    });
    this.redis.on('ready', () => {
      if (lost) listener();
      lost = false;
    });
  }
}

/** Publishes on a connection, after everything that was sent on it before. */
export const publishOn = (redis: LiveRedis, channel: string, text: string): Promise<unknown> =>
  redis instanceof Cluster ? redis.spublish(channel, text) : redis.publish(channel, text);

/** Waits for Redis through any outage. */
const PATIENT = { maxRetriesPerRequest: null };

/** Messages between processes through the live Redis; on a cluster, over sharded channels. */
@Injectable()
export class LiveChannels {
  constructor(
    @Inject(LIVE_REDIS) private readonly redis: LiveRedis,
    private readonly connections: RedisConnections,
  ) {}

  publish(channel: string, text: string): Promise<unknown> {
    return publishOn(this.redis, channel, text);
  }

  /** @param name of its connections. */
  subscriber(name: string): LiveSubscriber {
    const { connections, redis } = this;
    if (redis instanceof Cluster) {
      return new ShardedSubscriber(redis, {
        open: (node) => connections.openNode(node, name, { ...PATIENT, autoResubscribe: false }),
        drop: (connection) => connections.drop(connection),
      });
    }
    return new PlainSubscriber(connections.openLive(name, PATIENT) as Redis);
  }
}
