import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { Language } from '../contract/languages.js';
import type { SummarySnapshot } from '../contract/summaries.js';
import { PetRecord } from '../pets/pet-record.entity.js';

/** A summary of a pet for a vet, and the link to read it. */
@Entity('summaries')
export class SummaryEntity extends PetRecord {
  @Column('text')
  language: Language;

  @Column('jsonb')
  snapshot: SummarySnapshot;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** SHA-256 of the link's secret, which only the owner received; `null` without a link. */
  @Column('bytea', { nullable: true })
  linkHash: Buffer | null;

  @Column('timestamptz', { nullable: true })
  linkExpiresAt: Date | null;

  @Column('integer', { default: 0 })
  linkViews: number;
}
