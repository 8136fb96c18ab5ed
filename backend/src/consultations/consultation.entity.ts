import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { TriageLevel } from '../contract/chat.js';
import type {
  ConsultationState,
  ConsultationVet,
  SharedWithVet,
} from '../contract/consultations.js';
import { GeneratedId } from '../platform/database/generated-id.js';

/** A question to a vet. It is deleted with its pet. */
@Entity('consultations')
export class ConsultationEntity {
  @GeneratedId()
  id: number;

  @Column('bigint')
  userId: number;

  @Column('bigint')
  petId: number;

  @Column('bigint')
  sessionId: number;

  @Column('uuid')
  clientId: string;

  @Column('text', { default: 'waiting' })
  state: ConsultationState;

  /** Level by the safety rules when the question was asked. An emergency is never stored. */
  @Column('text')
  level: Exclude<TriageLevel, 'emergency'>;

  @Column('text')
  question: string;

  /** What the owner agreed to share, at `askedAt`. */
  @Column('jsonb')
  shared: SharedWithVet;

  @CreateDateColumn({ type: 'timestamptz' })
  askedAt: Date;

  /** When it joined the queue: `askedAt`, or when the last vet lost it. */
  @CreateDateColumn({ type: 'timestamptz' })
  waitsSince: Date;

  /** When a vet for the species was first on duty; if before `waitsSince`, it is of an earlier wait. */
  @Column('timestamptz', { nullable: true })
  dutySince: Date | null;

  /** When the sweep for expired questions last saw it wait, to the minute. */
  @Column('timestamptz', { nullable: true })
  sweptAt: Date | null;

  /** The vet who has taken or closed the case, and that vet's account, to which events are sent. */
  @Column('bigint', { nullable: true })
  vetId: number | null;

  @Column('bigint', { nullable: true })
  vetUserId: number | null;

  /** The vet's name and register number when the case was taken. */
  @Column('jsonb', { nullable: true })
  vet: ConsultationVet | null;

  @Column('timestamptz', { nullable: true })
  takenAt: Date | null;

  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;

  @Column('text', { nullable: true })
  advice: string | null;

  @Column('integer', { nullable: true })
  stars: number | null;

  @Column('text', { nullable: true })
  ratingWords: string | null;

  /** Counts the changes, from 1. */
  @Column('integer', { default: 1 })
  version: number;
}
