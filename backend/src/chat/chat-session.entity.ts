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

  /** The pet's name when the session began. Views show the current one. */
  @Column('text')
  title: string;

  /** A summary, for the model, of the messages up to `summarizedTo`; `null` until one is needed. */
  @Column('text', { nullable: true })
  summary: string | null;

  @Column('bigint', { nullable: true })
  summarizedTo: number | null;

  /** What was said about the animal's problem; `null` before the first question. */
  @Column('jsonb', { nullable: true })
  triageCase: TriageCase | null;

  /** The case that a vet has; meanwhile the owner's messages go to the vet. */
  @Column('bigint', { nullable: true })
  consultationId: number | null;

  /** The newest message that its owner has seen. */
  @Column('bigint', { default: 0 })
  readUpTo: number;

  /** What its owner is writing, on any device. */
  @Column('text', { default: '' })
  draft: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
