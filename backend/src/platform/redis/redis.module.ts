import {
  Global,
  Inject,
  Module,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { ENV } from '../../config/env.module.js';
import type { Env } from '../../config/env.js';
import { LOGGER } from '../logging/logging.module.js';
import { COMMAND_TIMEOUT, REDIS, RedisConnections } from './redis-connections.js';
import { checkRedis } from './check-redis.js';
import { RedisHeartbeat } from './redis-heartbeat.js';
import { Presence } from './presence.js';
import { UserChannel } from './user-channel.js';

@Global()
@Module({
  providers: [
    {
      provide: RedisConnections,
      inject: [ENV, LOGGER],
      useFactory: ({ REDIS_URL }: Env, logger: Logger) => new RedisConnections(REDIS_URL, logger),
    },
    {
      provide: REDIS,
      inject: [RedisConnections],
      useFactory: (connections: RedisConnections) =>
        connections.open('commands', {
          commandTimeout: COMMAND_TIMEOUT,
          maxRetriesPerRequest: 1,
          enableAutoPipelining: true,
        }),
    },
    RedisHeartbeat,
    UserChannel,
    Presence,
  ],
  exports: [REDIS, RedisConnections, RedisHeartbeat, UserChannel, Presence],
})
export class RedisModule implements OnModuleInit, OnApplicationShutdown {
  constructor(
    @Inject(RedisConnections) private readonly connections: RedisConnections,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onModuleInit(): Promise<void> {
    await checkRedis(this.redis, this.logger);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.connections.close();
  }
}
