import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { Language } from '../contract/languages.js';
import type { Species } from '../contract/species.js';
import type { VetHours } from '../contract/vets.js';
import { GeneratedId } from '../platform/database/generated-id.js';

/** An account that the operator made a vet. The row stays when they are removed. */
@Entity('vets')
export class Vet {
  @GeneratedId()
  id: number;

  @Column('bigint')
  userId: number;

  @Column('text')
  name: string;

  /** In the professional register. */
  @Column('text')
  registerNumber: string;

  @Column('text', { array: true })
  languages: Language[];

  @Column('text', { array: true })
  species: Species[];

  /** IANA name. */
  @Column('text')
  timeZone: string;

  @Column('jsonb')
  hours: VetHours[];

  /** Whether the vet is on duty from `overrideFrom` to `overrideUntil`, regardless of the hours. */
  @Column('boolean', { nullable: true })
  dutyOverride: boolean | null;

  @Column('timestamptz', { nullable: true })
  overrideFrom: Date | null;

  @Column('timestamptz', { nullable: true })
  overrideUntil: Date | null;

  /** Sealed. */
  @Column('text', { nullable: true, select: false })
  totpSecret: string | null;

  @Column('timestamptz', { nullable: true })
  totpConfirmedAt: Date | null;

  /** The newest time step whose code was used: codes up to it are refused. */
  @Column('bigint', { default: 0 })
  lastTotpStep: number;

  @CreateDateColumn({ type: 'timestamptz' })
  addedAt: Date;

  @Column('timestamptz', { nullable: true })
  removedAt: Date | null;
}
