import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { Species } from '../contract/species.js';
import { GeneratedId } from '../platform/database/generated-id.js';

@Entity('pets')
export class PetEntity {
  @GeneratedId()
  id: number;

  @Column('bigint')
  userId: number;

  @Column('text')
  name: string;

  @Column('text')
  species: Species;

  @Column('text', { nullable: true })
  breed: string | null;

  /** Years. */
  @Column('integer', { nullable: true })
  age: number | null;

  @Column('text', { nullable: true })
  weight: string | null;

  @Column('text', { nullable: true })
  healthConditions: string | null;

  @Column('text', { nullable: true })
  personalityTraits: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
