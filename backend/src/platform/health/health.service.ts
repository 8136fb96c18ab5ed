import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import { missingMigrations } from '../database/schema.repository.js';
import { REDIS } from '../redis/redis-connections.js';
import { answerInTime } from './answer-in-time.js';

interface Health {
  ready: boolean;
  /** The process was told to end. */
  draining: boolean;
  database: boolean;
  /** It has all migrations that this version needs. */
  schema: boolean;
  /** It takes writes. */
  redis: boolean;
}

/** A key that says nothing, and for how long it stays. Milliseconds. */
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

  /** Whether new work is welcome: the process is not ending, and what every request needs answers. */
  async check(): Promise<Health> {
    const { draining } = this;
    const [missing, written] = await Promise.all([
      answerInTime(missingMigrations(this.database)),
      answerInTime(this.redis.set(...PROBE)),
    ]);
    const database = missing !== undefined;
    const schema = missing?.length === 0;
    const redis = written !== undefined;
    return { ready: schema && redis && !draining, draining, database, schema, redis };
  }
}
