import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { REDIS_ROLES, type RedisRole } from '../../config/redis-urls.js';
import { ping } from './open-redis.js';
import { RedisConnections } from './redis-connections.js';
import { RedisHeartbeat } from './redis-heartbeat.js';

/** Whether each Redis answers this process. */
@Injectable()
export class RedisHeartbeats implements OnModuleInit, OnApplicationShutdown {
  private readonly beats;

  constructor(private readonly connections: RedisConnections) {
    this.beats = connections.servers.map(({ url, commands }) => ({
      url,
      heartbeat: new RedisHeartbeat({ ping: () => ping(commands) }),
    }));
  }

  onModuleInit(): void {
    for (const { heartbeat } of this.beats) heartbeat.start();
  }

  onApplicationShutdown(): void {
    for (const { heartbeat } of this.beats) heartbeat.stop();
  }

  of({ url }: { url: string }): RedisHeartbeat {
    const beat = this.beats.find((one) => one.url === url);
    if (!beat) throw new Error('no such Redis');
    return beat.heartbeat;
  }

  /** All connections of this process, and whether each is open and Redis answers. */
  states(): ReturnType<RedisConnections['states']> {
    return this.connections.states().map(({ ready, ...state }) => ({
      ...state,
      ready: ready && !this.of(state).isUnresponsive,
    }));
  }

  /** The roles with all their connections open, and a Redis that answers. */
  answering(): Set<RedisRole> {
    const states = this.states();
    const isWell = (role: RedisRole) =>
      states.every(({ roles, ready }) => ready || !roles.includes(role));
    return new Set(REDIS_ROLES.filter(isWell));
  }
}
