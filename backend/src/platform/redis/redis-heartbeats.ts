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
    this.beats = connections.servers.map(({ roles, commands }) => ({
      roles,
      heartbeat: new RedisHeartbeat({ ping: () => ping(commands) }),
    }));
  }

  onModuleInit(): void {
    for (const { heartbeat } of this.beats) heartbeat.start();
  }

  onApplicationShutdown(): void {
    for (const { heartbeat } of this.beats) heartbeat.stop();
  }

  /** Of the server that has the role. */
  of(role: RedisRole): RedisHeartbeat {
    const beat = this.beats.find(({ roles }) => roles.includes(role));
    if (!beat) throw new Error(`no Redis for ${role}`);
    return beat.heartbeat;
  }

  /** All connections of this process, and whether each is open and Redis answers. */
  states(): { connection: string; roles: readonly RedisRole[]; ready: boolean }[] {
    return this.connections.states().map(({ ready, ...state }) => ({
      ...state,
      ready: ready && state.roles.every((role) => !this.of(role).isUnresponsive),
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
