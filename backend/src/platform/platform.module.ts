import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { collectDefaultMetrics } from 'prom-client';
import { EnvModule } from '../config/env.module.js';
import type { RedisRole } from '../config/redis-urls.js';
import { DatabaseModule } from './database/database.module.js';
import { ErrorFilter } from './errors/error.filter.js';
import { ConnectionMetrics } from './health/connection.metrics.js';
import { HealthController } from './health/health.controller.js';
import { HealthService, NEEDED_REDIS } from './health/health.service.js';
import { DatabaseFacts } from './health/database-facts.repository.js';
import { IdMetrics } from './health/id.metrics.js';
import { AuditModule } from './logging/audit.js';
import { LoggingModule } from './logging/logging.module.js';
import { QueueModule } from './queue/queue.module.js';
import { RedisModule } from './redis/redis.module.js';

/** What both processes need. */
@Module({
  imports: [EnvModule, LoggingModule, AuditModule, DatabaseModule, RedisModule, QueueModule],
  controllers: [HealthController],
  providers: [
    HealthService,
    ConnectionMetrics,
    DatabaseFacts,
    IdMetrics,
    { provide: APP_FILTER, useClass: ErrorFilter },
  ],
})
export class PlatformModule {
  constructor() {
    collectDefaultMetrics();
  }

  /** @param roles of Redis without which the process is not ready. */
  static needing(...roles: RedisRole[]): DynamicModule {
    return { module: PlatformModule, providers: [{ provide: NEEDED_REDIS, useValue: roles }] };
  }
}
