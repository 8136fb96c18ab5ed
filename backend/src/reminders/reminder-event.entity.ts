import { Column, Entity } from 'typeorm';
import { GeneratedId } from '../platform/database/generated-id.js';

/** One occurrence of a reminder that came, or was answered in advance. */
@Entity('reminder_events')
export class ReminderEventEntity {
  @GeneratedId()
  id: number;

  @Column('bigint')
  reminderId: number;

  @Column('timestamptz')
  dueAt: Date;

  /** When a worker claimed the announcement; null if the occurrence was answered in advance. */
  @Column('timestamptz', { nullable: true })
  claimedAt: Date | null;

  /** When the owner's tabs were notified. */
  @Column('timestamptz', { nullable: true })
  toldAt: Date | null;

  /** `missed`: the next occurrence came before an answer. Null while it is open. */
  @Column('text', { nullable: true })
  outcome: 'done' | 'skipped' | 'missed' | null;

  /** When the outcome was decided. */
  @Column('timestamptz', { nullable: true })
  at: Date | null;
}
