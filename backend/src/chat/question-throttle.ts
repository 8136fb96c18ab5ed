import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { consume, rateLimit } from '../platform/rate-limits.js';
import { SESSION_REDIS } from '../platform/redis/redis-connections.js';

const MINUTE = 60;

/** Technical limits, not the plan's: clients take a 429 on a question for the plan's limit. */
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
   * @returns this question's number within the user's minute, from 1.
   * @throws AppError `BUSY`
   */
  async admit(userId: number): Promise<number> {
    return consume(this.questions, userId, 'BUSY');
  }

  /** A question that found the queue full does not count: it must not set its owner back. */
  giveBack(userId: number): void {
    this.questions.reward(userId).catch(() => undefined);
  }

  /**
   * Whether a refused question is assessed all the same: its owner may be in need, but a flood must
   * not cost more than refusing it.
   */
  async mayAssessRefused(userId: number): Promise<boolean> {
    return consume(this.refusedTriages, userId, 'BUSY').then(
      () => true,
      () => false,
    );
  }
}
