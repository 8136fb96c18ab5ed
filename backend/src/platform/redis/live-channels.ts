import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { LIVE_REDIS, RedisConnections } from './redis-connections.js';

/** Hears channels of the live Redis, on a connection of its own. */
export class LiveSubscriber {
  constructor(private readonly redis: Redis) {}

  /** Resolves when every later message of the channel is heard; waits for Redis. */
  subscribe(channel: string): Promise<unknown> {
    return this.redis.subscribe(channel);
  }

  unsubscribe(channel: string): Promise<unknown> {
    return this.redis.unsubscribe(channel);
  }

  onMessage(listener: (channel: string, text: string) => void): void {
    this.redis.on('message', listener);
  }

  /** Calls it when messages may have been missed, once they are heard again. */
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

/** What processes tell each other, by way of the live Redis. */
@Injectable()
export class LiveChannels {
  constructor(
    @Inject(LIVE_REDIS) private readonly redis: Redis,
    private readonly connections: RedisConnections,
  ) {}

  publish(channel: string, text: string): Promise<unknown> {
    return this.redis.publish(channel, text);
  }

  /** @param name of its connection. */
  subscriber(name: string): LiveSubscriber {
    return new LiveSubscriber(this.connections.open('live', name, { maxRetriesPerRequest: null }));
  }
}
