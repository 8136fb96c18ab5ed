import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import { REDIS } from '../redis/redis-connections.js';
import { answerInTime } from './answer-in-time.js';

interface Health {
  ready: boolean;
  /** The process was told to end. */
  draining: boolean;
  database: boolean;
  redis: boolean;
}

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
    const [database, redis] = await Promise.all([
      answers(this.database.query('SELECT 1')),
      answers(this.redis.ping()),
    ]);
    return { ready: database && redis && !draining, draining, database, redis };
  }
}

const answers = async (question: Promise<unknown>): Promise<boolean> =>
  (await answerInTime(question.then(() => true))) ?? false;
