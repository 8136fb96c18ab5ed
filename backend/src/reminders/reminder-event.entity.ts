import { Column, Entity } from 'typeorm';
import { GeneratedId } from '../platform/database/generated-id.js';

/** One occurrence of a reminder that has come, or was answered before. */
@Entity('reminder_events')
export class ReminderEventEntity {
  @GeneratedId()
  id: number;

  @Column('bigint')
  reminderId: number;

  @Column('timestamptz')
  dueAt: Date;

  /** When a worker took it on itself to tell the owner; null for one that was answered before. */
  @Column('timestamptz', { nullable: true })
  claimedAt: Date | null;

  /** When the owner's tabs were told. */
  @Column('timestamptz', { nullable: true })
  toldAt: Date | null;

  /** `missed`: the next one came first. Null while it waits. */
  @Column('text', { nullable: true })
  outcome: 'done' | 'skipped' | 'missed' | null;

  /** When the outcome was known. */
  @Column('timestamptz', { nullable: true })
  at: Date | null;
}
