import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import { missingMigrations } from '../database/schema.repository.js';
import { REDIS } from '../redis/redis-connections.js';
import { probe } from './probe.js';

interface Health {
  ready: boolean;
  /** The process is shutting down. */
  draining: boolean;
  database: boolean;
  /** All migrations that this version needs are applied. */
  schema: boolean;
  /** Redis accepts writes. */
  redis: boolean;
}

/** A dummy key and its expiry. Milliseconds. */
const PROBE = ['health', '', 'PX', 5000] as const;

@Injectable()
export class HealthService implements OnModuleDestroy {
  private draining = false;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  onModuleDestroy(): void {
    this.draining = true;
  }

  /** Ready for new work: not shutting down, and everything a request needs is available. */
  async check(): Promise<Health> {
    const { draining } = this;
    const [missing, written] = await Promise.all([
      probe(missingMigrations(this.database)),
      probe(this.redis.set(...PROBE)),
    ]);
    const database = missing !== undefined;
    const schema = missing?.length === 0;
    const redis = written !== undefined;
    return { ready: schema && redis && !draining, draining, database, schema, redis };
  }
}
