import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { Reminder, ReminderChannel, ReminderKind } from '../contract/reminders.js';
import { PetRecord } from '../pets/pet-record.entity.js';

/** What an owner wants to be reminded of. */
@Entity('reminders')
export class ReminderEntity extends PetRecord {
  @Column('text')
  kind: ReminderKind;

  @Column('text')
  title: string;

  @Column('text', { nullable: true })
  note: string | null;

  /** As `normalRule` returns it; null for a reminder that comes once. */
  @Column('text', { nullable: true })
  rule: string | null;

  /** The first occurrence, in local time. */
  @Column('text')
  startsAt: string;

  @Column('text')
  timeZone: string;

  /** The next occurrence to be done; null once the reminder has ended. */
  @Column('timestamptz', { nullable: true })
  nextAt: Date | null;

  /** The next occurrence to announce to the owner: `nextAt`, or the one after it. */
  @Column('timestamptz', { nullable: true })
  remindAt: Date | null;

  @Column('timestamptz', { nullable: true })
  lastDoneAt: Date | null;

  @Column('text', { default: 'active' })
  state: Reminder['state'];

  @Column('text', { nullable: true })
  proposalKey: string | null;

  @Column('text', { array: true, default: '{}' })
  channels: ReminderChannel[];

  /** Counts the owner's changes, from 1. */
  @Column('integer', { default: 1 })
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
