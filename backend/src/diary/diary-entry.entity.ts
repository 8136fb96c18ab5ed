import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { DiaryKind, DiaryUnit, Severity } from '../contract/diary.js';
import { PetRecord } from '../pets/pet-record.entity.js';

/** What an owner wrote down about a pet. */
@Entity('diary_entries')
export class DiaryEntryEntity extends PetRecord {
  @Column('text')
  kind: DiaryKind;

  /** When it happened. */
  @Column('timestamptz')
  at: Date;

  /** In the base unit of `contract/diary`: kg, g of food, kcal, °C; breaths a minute. */
  @Column('double precision', { nullable: true })
  value: number | null;

  /** The unit in which the owner entered the value. */
  @Column('text', { nullable: true })
  unit: DiaryUnit | null;

  @Column('text', { nullable: true })
  text: string | null;

  @Column('text', { nullable: true })
  severity: Severity | null;

  @Column('text', { nullable: true })
  bodyPart: string | null;

  @Column('integer', { nullable: true })
  minutes: number | null;

  @Column('text', { nullable: true })
  before: string | null;

  @Column('text', { nullable: true })
  after: string | null;

  @Column('double precision', { nullable: true })
  kcalPer100g: number | null;

  @Column('uuid', { nullable: true })
  clientId: string | null;

  /** The question from which it was taken. */
  @Column('bigint', { nullable: true })
  messageId: number | null;

  /** Counts the changes, from 1. */
  @Column('integer', { default: 1 })
  version: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
