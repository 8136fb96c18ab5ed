import { Column, CreateDateColumn, Entity, JoinColumn, OneToOne } from 'typeorm';
import { PetEntity } from '../pets/pet.entity.js';
import { GeneratedId } from '../platform/database/generated-id.js';
import type { TriageCase } from '../safety/triage.js';

/** The one conversation about a pet. */
@Entity('chat_sessions')
export class ChatSessionEntity {
  @GeneratedId()
  id: number;

  @Column('bigint')
  userId: number;

  @Column('bigint')
  petId: number;

  @OneToOne(() => PetEntity)
  @JoinColumn({ name: 'petId' })
  pet?: PetEntity;

  @Column('text')
  title: string;

  /** What the messages up to `summarizedTo` said, for the model; `null` while all are told. */
  @Column('text', { nullable: true })
  summary: string | null;

  @Column('bigint', { nullable: true })
  summarizedTo: number | null;

  /** What was told of an animal's trouble; `null` before the first question. */
  @Column('jsonb', { nullable: true })
  triageCase: TriageCase | null;

  /** The case that a vet has: its owner's messages are for the vet then. */
  @Column('bigint', { nullable: true })
  consultationId: number | null;

  /** The newest message that its owner has seen. */
  @Column('bigint', { default: 0 })
  readUpTo: number;

  /** What its owner is writing, on whichever device. */
  @Column('text', { default: '' })
  draft: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
