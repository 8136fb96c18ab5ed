import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PaidPlan } from '../contract/plans.js';

/** An attempt to buy a plan; a customer has one open at most. */
@Entity('billing_attempts')
export class BillingAttempt {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('bigint')
  customerId: number;

  @Column('text')
  plan: PaidPlan;

  @Column('text', { nullable: true })
  coupon: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;
}
