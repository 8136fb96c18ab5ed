import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import { REDIS } from '../redis/redis-connections.js';
import { answerInTime } from './answer-in-time.js';

@Injectable()
export class HealthService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  /** Which of the parts that every request needs answer now. */
  async check(): Promise<{ ready: boolean; database: boolean; redis: boolean }> {
    const [database, redis] = await Promise.all([
      answers(this.database.query('SELECT 1')),
      answers(this.redis.ping()),
    ]);
    return { ready: database && redis, database, redis };
  }
}

const answers = async (question: Promise<unknown>): Promise<boolean> =>
  (await answerInTime(question.then(() => true))) ?? false;
