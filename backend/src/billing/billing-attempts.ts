import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { PaidPlan } from '../contract/plans.js';

/** The key of an attempt is good for a repeat that comes this soon; later ones look at Stripe anew. */
const REPEAT_WINDOW = '10 minutes';

const OPEN = `
  SELECT id FROM billing_attempts
  WHERE "customerId" = $1 AND "closedAt" IS NULL AND plan = $2
    AND coupon IS NOT DISTINCT FROM $3 AND "createdAt" > now() - interval '${REPEAT_WINDOW}'`;

const CLOSE = `
  UPDATE billing_attempts SET "closedAt" = now() WHERE "customerId" = $1 AND "closedAt" IS NULL`;

const BEGIN = `
  INSERT INTO billing_attempts ("customerId", plan, coupon) VALUES ($1, $2, $3) RETURNING id`;

/**
 * Attempts to buy, stored before the payment provider is asked: when a process dies between its
 * answer and our note of it, the repeat carries the same key and begins nothing twice.
 */
@Injectable()
export class BillingAttempts {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

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
    const [open] = await this.database.query<{ id: string }[]>(OPEN, [customerId, plan, coupon]);
    if (open && !seen.includes(open.id)) return open.id;
    await this.database.query(CLOSE, [customerId]);
    const begun = await this.database.query<{ id: string }[]>(BEGIN, [customerId, plan, coupon]);
    return begun[0]?.id ?? '';
  }
}
