import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { consume, rateLimit } from '../platform/rate-limits.js';
import { REDIS } from '../platform/redis/redis-connections.js';

/** Of one user. Each costs calls of the payment provider, which has limits of its own. */
const PAYMENTS = { points: 20, seconds: 600 };
const CHECKS = { points: 60, seconds: 600 };

/** Bounds what one user can make us ask of the payment provider. */
@Injectable()
export class PaymentThrottle {
  private readonly payments;
  private readonly checks;

  constructor(@Inject(REDIS) redis: Redis, @Inject(ENV) { RATE_LIMIT_FACTOR }: Env) {
    this.payments = rateLimit(redis, 'payment', PAYMENTS, RATE_LIMIT_FACTOR);
    this.checks = rateLimit(redis, 'payment-check', CHECKS, RATE_LIMIT_FACTOR);
  }

  /** @throws AppError `TOO_MANY_REQUESTS` */
  async admitPayment(userId: number): Promise<void> {
    await consume(this.payments, userId, 'TOO_MANY_REQUESTS');
  }

  /** @throws AppError `TOO_MANY_REQUESTS` */
  async admitCheck(userId: number): Promise<void> {
    await consume(this.checks, userId, 'TOO_MANY_REQUESTS');
  }
}
