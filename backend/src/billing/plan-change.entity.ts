import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { Plan } from '../contract/plans.js';
import { GeneratedId } from '../platform/database/generated-id.js';
import type { PlanChangeCause } from './billing.metrics.js';

/** Why a user's plan became another one. The database takes no paid plan without its invoice. */
@Entity('plan_changes')
export class PlanChangeEntity {
  @GeneratedId()
  id: number;

  @Column('bigint')
  userId: number;

  @Column('text')
  from: Plan;

  @Column('text')
  to: Plan;

  @Column('text')
  cause: PlanChangeCause;

  /** The invoice that paid for it. */
  @Column('text', { nullable: true })
  invoiceId: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  at: Date;
}
