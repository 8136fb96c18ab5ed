import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PaidPlan } from '../contract/plans.js';

/** The status of an active subscription whose new month is still to be charged. */
export const RENEWING = 'renewing';

/** A copy of a subscription at the payment provider. */
@Entity('subscriptions')
export class SubscriptionEntity {
  @PrimaryColumn('text')
  stripeSubscriptionId: string;

  @Column('bigint')
  customerId: number;

  /** Null for a price that is not ours. */
  @Column('text', { nullable: true })
  plan: PaidPlan | null;

  /** The payment provider's status, or `RENEWING`. */
  @Column('text')
  status: string;

  @Column('timestamptz')
  periodEnd: Date;

  @Column('boolean')
  cancelAtPeriodEnd: boolean;

  /** The plan that follows at `periodEnd`. */
  @Column('text', { nullable: true })
  nextPlan: PaidPlan | null;

  /** Its own price; null in a row of an older version. */
  @Column('integer', { nullable: true })
  monthlyCents: number | null;

  /** The monthly price from `periodEnd` on; null in a row of an older version. */
  @Column('integer', { nullable: true })
  nextCents: number | null;

  /** Of the saved card. */
  @Column('text', { nullable: true })
  cardLast4: string | null;

  /** The saved card's last month, such as `2027-03`. */
  @Column('text', { nullable: true })
  cardExpires: string | null;

  @Column('timestamptz')
  createdAt: Date;
}
