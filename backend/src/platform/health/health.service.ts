import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import { REDIS } from '../redis/redis-connections.js';

/** A part that does not answer in this time is away. Milliseconds. */
const PATIENCE = 2500;

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

async function answers(question: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE);
  });
  const answer = question.then(
    () => true,
    () => false,
  );
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
}
