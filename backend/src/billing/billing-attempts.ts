import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Redis } from 'ioredis';
import { IsNull, MoreThan, Repository, type EntityManager } from 'typeorm';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import type { PaidPlan } from '../contract/plans.js';
import { consume, rateLimit } from '../platform/rate-limits.js';
import { SESSION_REDIS } from '../platform/redis/redis-connections.js';
import { BillingAttempt } from './billing-attempt.entity.js';

/** Within this time a repeat reuses the attempt's idempotency key. Milliseconds. */
const REPEAT_WINDOW = 10 * 60_000;

/** Limit of a customer's new attempts: each leaves a subscription at the payment provider. */
const NEW_ATTEMPTS = { points: 20, seconds: 600 };

/**
 * Checkout attempts, stored before the payment provider is called: if a process dies before it
 * stores the response, the repeat carries the same idempotency key and creates no second
 * subscription.
 */
@Injectable()
export class BillingAttempts {
  private readonly limiter;

  constructor(
    @InjectRepository(BillingAttempt) private readonly attempts: Repository<BillingAttempt>,
    @Inject(SESSION_REDIS) redis: Redis,
    @Inject(ENV) { RATE_LIMIT_FACTOR: factor }: Env,
  ) {
    this.limiter = rateLimit(redis, 'payment-attempt', NEW_ATTEMPTS, factor);
  }

  /**
   * Call it under the customer's lease.
   * @param seen attempts whose subscription exists at the provider: they are closed.
   * @returns the id of the open attempt, or of a new one.
   * @throws AppError `TOO_MANY_REQUESTS` for too many new ones.
   */
  async begin(
    customerId: number,
    { plan, coupon }: { plan: PaidPlan; coupon: string | null },
    seen: (string | null)[],
  ): Promise<string> {
    const open = await this.attempts.findOneBy({
      customerId,
      plan,
      coupon: coupon ?? IsNull(),
      closedAt: IsNull(),
      createdAt: MoreThan(new Date(Date.now() - REPEAT_WINDOW)),
    });
    if (open && !seen.includes(open.id)) return open.id;
    await consume(this.limiter, customerId, 'TOO_MANY_REQUESTS');
    await this.close(this.attempts.manager, customerId);
    return (await this.attempts.save({ customerId, plan, coupon })).id;
  }

  async close(tx: EntityManager, customerId: number): Promise<void> {
    await tx.update(BillingAttempt, { customerId, closedAt: IsNull() }, { closedAt: new Date() });
  }
}
