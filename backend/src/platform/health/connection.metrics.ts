import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Pool } from 'pg';
import { Gauge } from 'prom-client';
import type { DataSource } from 'typeorm';
import { RedisHeartbeats } from '../redis/redis-heartbeats.js';
import { registerGauge } from './gauges.js';
import { probe } from './probe.js';
import { DatabaseFacts } from './database-facts.repository.js';

/** State of this process's connections to PostgreSQL and Redis. */
@Injectable()
export class ConnectionMetrics implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly facts: DatabaseFacts,
    private readonly redis: RedisHeartbeats,
  ) {}

  onModuleInit(): void {
    const { master: pool } = this.database.driver as unknown as { master: Pool };
    const { redis } = this;
    new Gauge({
      name: 'zampa_database_connections',
      help: 'Connections of this process by state: busy, idle, and requests waiting for one to be free',
      labelNames: ['state'],
      collect() {
        this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
        this.set({ state: 'idle' }, pool.idleCount);
        const isFull = pool.totalCount >= pool.options.max;
        this.set({ state: 'waiting' }, isFull ? pool.waitingCount : 0);
      },
    });
    new Gauge({
      name: 'zampa_redis_ready',
      help: 'Whether this Redis connection of this process is open and Redis answers: 1 or 0',
      labelNames: ['connection', 'roles'],
      collect() {
        this.reset();
        // If servers with the same roles differ, the gauge shows the one that is down.
        const states = redis.states().toSorted((a, b) => Number(b.ready) - Number(a.ready));
        for (const { connection, roles, ready } of states) {
          this.set({ connection, roles: roles.join('+') }, Number(ready));
        }
      },
    });
    registerGauge(
      'zampa_database_ready',
      'Whether PostgreSQL answers this process and takes writes: 1 or 0',
      async () => {
        return Number((await probe(this.facts.takesWrites())) ?? false);
      },
    );
  }
}
