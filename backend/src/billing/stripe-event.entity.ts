import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An event of the payment provider, stored so that it is processed once. */
@Entity('stripe_events')
export class StripeEvent {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  type: string;

  @Column('text', { nullable: true })
  stripeCustomerId: string | null;

  /** By the provider's clock. */
  @Column('timestamptz')
  created: Date;

  @Column('timestamptz', { default: () => 'now()' })
  receivedAt: Date;

  /** When a sync of the customer covered it. */
  @Column('timestamptz', { nullable: true })
  processedAt: Date | null;
}
