import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An event of the payment provider: kept so that each has its effect once. */
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

  /** When a synchronisation of the customer took it in. */
  @Column('timestamptz', { nullable: true })
  processedAt: Date | null;
}
