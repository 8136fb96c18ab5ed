import { Column, Entity } from 'typeorm';
import { GeneratedId } from '../platform/database/generated-id.js';

/** A customer at the payment provider. It outlives its user until its subscription has ended. */
@Entity('billing_customers')
export class BillingCustomer {
  @GeneratedId()
  id: number;

  /** Null after the user has deleted their account. */
  @Column('bigint', { nullable: true })
  userId: number | null;

  @Column('text', { nullable: true })
  stripeCustomerId: string | null;

  /** Idempotency key for creating the customer at the payment provider. */
  @Column({ type: 'uuid', insert: false })
  key: string;

  /** When the first-month discount was used. */
  @Column('timestamptz', { nullable: true })
  introUsedAt: Date | null;

  /** An invoice that does not count: the card that paid it had already had its first month. */
  @Column('text', { nullable: true })
  firstMonthRefused: string | null;

  /** Hashes of the cards that paid a discounted month; empty once a removed account is closed. */
  @Column('text', { array: true, default: [] })
  discountCards: string[];

  /** The same of the cards that got a refund. */
  @Column('text', { array: true, default: [] })
  refundCards: string[];

  /**
   * When the owner requested a refund of everything bought until then, by the provider's clock. The
   * next sync carries it out.
   */
  @Column('timestamptz', { nullable: true })
  refundRequestedAt: Date | null;

  /** When the requested refund was complete: nothing is owed any more. */
  @Column('timestamptz', { nullable: true })
  refundedAt: Date | null;

  /** End of the money-back guarantee, while it applies. */
  @Column('timestamptz', { nullable: true })
  refundableUntil: Date | null;

  /** The provider's id of the card that is being saved. */
  @Column('text', { nullable: true })
  cardSetup: string | null;

  /** Since when nothing is left to cancel, after the user's removal. */
  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  syncedAt: Date | null;

  /** When a sweep syncs again, whatever else happens. */
  @Column('timestamptz', { nullable: true })
  nextSyncAt: Date | null;
}
