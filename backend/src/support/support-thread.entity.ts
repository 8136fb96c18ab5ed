import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { Language } from '../contract/languages.js';
import type { PaidPlan } from '../contract/plans.js';
import type { SupportState } from '../contract/support.js';
import { GeneratedId } from '../platform/database/generated-id.js';

/** A conversation of an owner with the operator's support. */
@Entity('support_threads')
export class SupportThreadEntity {
  @GeneratedId()
  id: number;

  @Column('bigint')
  userId: number;

  @Column('text')
  subject: string;

  /** The owner's plan when the conversation was opened. */
  @Column('text')
  plan: PaidPlan;

  @Column('text')
  language: Language;

  @Column('text', { default: 'open' })
  state: SupportState;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** When the newest message came. */
  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;

  /** When the owner's oldest unanswered message came; null if nothing waits. */
  @Column('timestamptz', { nullable: true })
  waitsSince: Date | null;

  /** The time by which an answer was promised. */
  @Column('timestamptz', { nullable: true })
  answerBy: Date | null;

  @Column('timestamptz', { nullable: true })
  firstAnsweredAt: Date | null;
}
