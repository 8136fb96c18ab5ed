import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, MoreThan, Repository, type EntityManager } from 'typeorm';
import type { PaidPlan } from '../contract/plans.js';
import { BillingAttempt } from './billing-attempt.entity.js';

/** A repeat within this time reuses the attempt's idempotency key; a later one does not. Milliseconds. */
const REPEAT_WINDOW = 10 * 60_000;

/**
 * Attempts to buy, stored before the payment provider is asked: when a process dies between its
 * answer and our note of it, the repeat carries the same key and begins nothing twice.
 */
@Injectable()
export class BillingAttempts {
  constructor(
    @InjectRepository(BillingAttempt) private readonly attempts: Repository<BillingAttempt>,
  ) {}

  /**
   * Call it under the customer's lease.
   * @param seen attempts whose subscription the provider shows: they are done with.
   * @returns the id of the open attempt, or of a new one.
   */
  async begin(
    customerId: number,
    { plan, coupon }: { plan: PaidPlan; coupon: string | null },
    seen: (string | null)[],
  ): Promise<string> {
    const open = await this.attempts.findOneBy({
      ...{ customerId, plan, coupon: coupon ?? IsNull(), closedAt: IsNull() },
      createdAt: MoreThan(new Date(Date.now() - REPEAT_WINDOW)),
    });
    if (open && !seen.includes(open.id)) return open.id;
    await this.close(this.attempts.manager, customerId);
    return (await this.attempts.save({ customerId, plan, coupon })).id;
  }

  async close(tx: EntityManager, customerId: number): Promise<void> {
    await tx.update(BillingAttempt, { customerId, closedAt: IsNull() }, { closedAt: new Date() });
  }
}
