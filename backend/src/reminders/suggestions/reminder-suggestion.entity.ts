import { Column, CreateDateColumn, Entity } from 'typeorm';
import { PetRecord } from '../../pets/pet-record.entity.js';

/** A question that asks for a reminder. Answered ones stay for a while, to be asked only once. */
@Entity('reminder_suggestions')
export class ReminderSuggestionEntity extends PetRecord {
  @Column('bigint')
  messageId: number;

  /** Its words, which are read again in the owner's time zone once that is known. */
  @Column('text')
  question: string;

  @Column('timestamptz')
  askedAt: Date;

  @Column('text')
  state: 'open' | 'accepted' | 'declined';

  /** The reminder that was made from it. */
  @Column('bigint', { nullable: true })
  reminderId: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
