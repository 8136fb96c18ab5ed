import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { NewDiaryEntry } from '../../contract/diary.js';
import { PetRecord } from '../../pets/pet-record.entity.js';

/** Answered ones stay for a while, so that a question suggests each entry only once. */
export type SuggestionState = 'open' | 'accepted' | 'declined';

/** An entry found in a question, for the owner to confirm. */
@Entity('diary_suggestions')
export class DiarySuggestionEntity extends PetRecord {
  /** The question from which it was taken. */
  @Column('bigint')
  messageId: number;

  /** Its position among the entries of the question, from 0. */
  @Column('integer')
  position: number;

  /** Its `clientId` makes sure that it is stored once, however often it is accepted. */
  @Column('jsonb')
  entry: NewDiaryEntry;

  /** The words of the question, which are read again in the time zone of whoever lists it. */
  @Column('text', { nullable: true })
  question: string | null;

  @Column('timestamptz', { nullable: true })
  askedAt: Date | null;

  @Column('text')
  state: SuggestionState;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
