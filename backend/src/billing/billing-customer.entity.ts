import { Column, Entity } from 'typeorm';
import { GeneratedId } from '../platform/database/generated-id.js';

/** An account at the payment provider. It outlives its user, until its subscription has ended. */
@Entity('billing_customers')
export class BillingCustomer {
  @GeneratedId()
  id: number;

  /** Null when the user has deleted the account. */
  @Column('bigint', { nullable: true })
  userId: number | null;

  @Column('text', { nullable: true })
  stripeCustomerId: string | null;

  /** Makes the customer at the payment provider once, however often it is tried. */
  @Column({ type: 'uuid', insert: false })
  key: string;

  /** When the discount of the first month was used. */
  @Column('timestamptz', { nullable: true })
  introUsedAt: Date | null;

  /** An invoice that does not count, since the card that paid it has had its first month. */
  @Column('text', { nullable: true })
  firstMonthRefused: string | null;

  /** Hashes of the cards that paid a discounted month. */
  @Column('text', { array: true, default: [] })
  discountCards: string[];

  /** Hashes of the cards that got money back. */
  @Column('text', { array: true, default: [] })
  refundCards: string[];

  /** The money back was asked for: whoever synchronises next gives it. */
  @Column('timestamptz', { nullable: true })
  refundRequestedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  refundedAt: Date | null;

  /** The money back guarantee, while it holds. */
  @Column('timestamptz', { nullable: true })
  refundableUntil: Date | null;

  /** After the user's removal: nothing is left to be ended. */
  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  syncedAt: Date | null;

  /** When a sweep is to look again, whatever else happens. */
  @Column('timestamptz', { nullable: true })
  nextSyncAt: Date | null;
}
