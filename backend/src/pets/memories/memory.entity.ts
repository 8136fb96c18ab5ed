import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { MemoryKind } from '../../contract/memories.js';
import { PetRecord } from '../pet-record.entity.js';

/** A declined fact stays, so that it is never suggested again. */
export type MemoryState = 'suggested' | 'kept' | 'declined';

/** A fact that an owner told about a pet. No two facts of a pet have the same text. */
@Entity('pet_memories')
export class PetMemoryEntity extends PetRecord {
  @Column('text')
  text: string;

  @Column('text')
  kind: MemoryKind;

  /** The part that belongs in the profile, such as `4.1 kg` or an ISO date. */
  @Column('text', { nullable: true })
  value: string | null;

  @Column('text')
  state: MemoryState;

  /** The question that stated it. */
  @Column('bigint', { nullable: true })
  messageId: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
