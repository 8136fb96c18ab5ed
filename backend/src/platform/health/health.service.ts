import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { missingMigrations } from '../database/schema.repository.js';
import type { RedisRole } from '../../config/redis-urls.js';
import { LOGGER } from '../logging/logging.module.js';
import { tryToWrite } from '../redis/open-redis.js';
import { RedisConnections } from '../redis/redis-connections.js';
import { DatabaseFacts } from './database-facts.repository.js';
import { probe } from './probe.js';

interface Health {
  ready: boolean;
  /** The process is shutting down. */
  draining: boolean;
  /** PostgreSQL accepts writes. */
  database: boolean;
  /** All migrations that this version needs are applied. */
  schema: boolean;
  /** Every Redis accepts writes. */
  redis: boolean;
  /** The roles whose Redis does not. */
  redisAway: RedisRole[];
}

/** Injection token of the Redis roles without which this process can do nothing useful. */
export const NEEDED_REDIS = Symbol('NEEDED_REDIS');

@Injectable()
export class HealthService implements OnApplicationBootstrap, OnModuleDestroy {
  private draining = false;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly facts: DatabaseFacts,
    private readonly redis: RedisConnections,
    @Inject(NEEDED_REDIS) private readonly needed: readonly RedisRole[],
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Tells an operator who forgot the migrations why the process does not become ready. */
  async onApplicationBootstrap(): Promise<void> {
    const missing = (await probe(missingMigrations(this.database))) ?? [];
    if (missing.length === 0) return;
    this.logger.warn(
      { missing: missing.map(({ name }) => name) },
      'not ready until `npm run migrate` has applied the missing migrations',
    );
  }

  onModuleDestroy(): void {
    this.draining = true;
  }

  /**
   * Whether the process can take work: it is not shutting down, and everything that most work needs
   * is available.
   */
  async check(): Promise<Health> {
    const { draining } = this;
    const [missing, takesWrites, redisAway] = await Promise.all([
      probe(missingMigrations(this.database)),
      probe(this.facts.takesWrites()),
      this.redisAway(),
    ]);
    const database = missing !== undefined && takesWrites === true;
    const schema = missing?.length === 0;
    const redis = redisAway.length === 0;
    const hasRedis = !this.needed.some((role) => redisAway.includes(role));
    const ready = database && schema && hasRedis && !draining;
    return { ready, draining, database, schema, redis, redisAway };
  }

  private async redisAway(): Promise<RedisRole[]> {
    const { servers } = this.redis;
    const written = await Promise.all(servers.map(({ commands }) => probe(tryToWrite(commands))));
    const away = servers.filter((_, index) => written[index] === undefined);
    return [...new Set(away.flatMap(({ roles }) => roles))];
  }
}
