import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PaidPlan } from '../contract/plans.js';

/**
 * A copy of an invoice at the payment provider. Tax law requires keeping it after the user is gone.
 */
@Entity('payments')
export class PaymentEntity {
  @PrimaryColumn('text')
  invoiceId: string;

  @Column('bigint')
  customerId: number;

  /** As printed on the invoice. */
  @Column('text')
  number: string;

  @Column('text', { nullable: true })
  plan: PaidPlan | null;

  /** Cents. */
  @Column('integer')
  amount: number;

  /** ISO 4217, in lower case. */
  @Column('text')
  currency: string;

  @Column('text')
  status: 'open' | 'paid' | 'refunded' | 'disputed';

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  paidAt: Date | null;

  /** The provider's page of the invoice. */
  @Column('text', { nullable: true })
  url: string | null;
}
