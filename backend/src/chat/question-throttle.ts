import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { AppError } from '../platform/errors/app-error.js';
import { toAppError } from '../platform/errors/to-app-error.js';
import { consume, rateLimit } from '../platform/rate-limits.js';
import { SESSION_REDIS } from '../platform/redis/redis-connections.js';
import { RepliesPort } from './replies.port.js';

const MINUTE = 60;

/** Seconds until a full queue may have room again. */
const RETRY_AFTER = 5;

/** Technical limits, refused as `BUSY`: clients read a 429 on a question as the plan's limit. */
@Injectable()
export class QuestionThrottle {
  private readonly questions;
  private readonly refusedTriages;

  constructor(
    @Inject(SESSION_REDIS) redis: Redis,
    @Inject(ENV) { RATE_LIMIT_FACTOR: factor }: Env,
    private readonly replies: RepliesPort,
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
   * Counts a question before it costs anything.
   * @returns its number within the user's minute, 0 if there have been too many, and why a question
   * to the assistant is refused now.
   */
  async enter(userId: number): Promise<{ numberInMinute: number; refusal?: AppError }> {
    const [numberInMinute, full] = await Promise.all([
      consume(this.questions, userId, 'BUSY').catch(toAppError),
      this.replies.isFull(userId).catch(toAppError),
    ]);
    if (numberInMinute instanceof AppError) return { numberInMinute: 0, refusal: numberInMinute };
    if (full === false) return { numberInMinute };
    return {
      numberInMinute,
      refusal: full === true ? new AppError('BUSY', {}, RETRY_AFTER) : full,
    };
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
