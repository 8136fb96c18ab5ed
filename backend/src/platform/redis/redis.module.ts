import {
  Global,
  Inject,
  Module,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { ENV } from '../../config/env.module.js';
import type { Env } from '../../config/env.js';
import type { RedisRole } from '../../config/redis-urls.js';
import { LOGGER } from '../logging/logging.module.js';
import { LIVE_REDIS, RedisConnections, SESSION_REDIS } from './redis-connections.js';
import { checkRedis } from './check-redis.js';
import { LiveChannels } from './live-channels.js';
import { RedisHeartbeats } from './redis-heartbeats.js';
import { Presence } from './presence.js';
import { UserChannel } from './user-channel.js';

/** A role's connection for ordinary commands. */
const commandsOf = (token: symbol, role: RedisRole) => ({
  provide: token,
  inject: [RedisConnections],
  useFactory: (connections: RedisConnections) => connections.of(role).commands,
});

@Global()
@Module({
  providers: [
    {
      provide: RedisConnections,
      inject: [ENV, LOGGER],
      useFactory: ({ redis }: Env, logger: Logger) => new RedisConnections(redis, logger),
    },
    commandsOf(LIVE_REDIS, 'live'),
    commandsOf(SESSION_REDIS, 'session'),
    RedisHeartbeats,
    LiveChannels,
    UserChannel,
    Presence,
  ],
  exports: [
    RedisConnections,
    LIVE_REDIS,
    SESSION_REDIS,
    RedisHeartbeats,
    LiveChannels,
    UserChannel,
    Presence,
  ],
})
export class RedisModule implements OnModuleInit, OnApplicationShutdown {
  constructor(
    @Inject(RedisConnections) private readonly connections: RedisConnections,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onModuleInit(): Promise<void> {
    const { servers } = this.connections;
    await Promise.all(servers.map((server) => checkRedis(server, this.logger)));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.connections.close();
  }
}
