import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Species } from '../contract/species.js';

@Entity('pets')
export class PetEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer')
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
