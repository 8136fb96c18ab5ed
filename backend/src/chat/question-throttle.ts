import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { consume, rateLimit } from '../platform/rate-limits.js';
import { SESSION_REDIS } from '../platform/redis/redis-connections.js';

const MINUTE = 60;

/** Technical limits, not the plan's: clients read 429 on sending a question as the plan's. */
@Injectable()
export class QuestionThrottle {
  private readonly questions;
  private readonly refusedTriages;

  constructor(
    @Inject(SESSION_REDIS) redis: Redis,
    @Inject(ENV) { RATE_LIMIT_FACTOR: factor }: Env,
  ) {
    this.questions = rateLimit(redis, 'question', { points: 20, seconds: MINUTE }, factor);
    this.refusedTriages = rateLimit(
      redis,
      'refused-triage',
      { points: 10, seconds: MINUTE },
      factor,
    );
  }

  /**
   * @returns the so-many-th question of the user's minute this is, from 1.
   * @throws AppError `BUSY`
   */
  async admit(userId: number): Promise<number> {
    return consume(this.questions, userId, 'BUSY');
  }

  /** A question that found the queue full does not count: it shall not put its owner back. */
  giveBack(userId: number): void {
    this.questions.reward(userId).catch(() => undefined);
  }

  /**
   * Whether a question that was refused is looked at all the same: its owner may be in need, but
   * a flood of them shall not cost more than it did to refuse it.
   */
  async mayAssessRefused(userId: number): Promise<boolean> {
    return consume(this.refusedTriages, userId, 'BUSY').then(
      () => true,
      () => false,
    );
  }
}
