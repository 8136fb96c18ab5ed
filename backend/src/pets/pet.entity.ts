import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { PetContact, Sex } from '../contract/pets.js';
import type { Portrait } from '../contract/drawings.js';
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

  /** Years, as the owner gave them; a birth date takes precedence. */
  @Column('integer', { nullable: true })
  age: number | null;

  @Column('text', { nullable: true })
  weight: string | null;

  /**
   * When the pet had this weight: the moment of its diary entry, or when the owner gave it; null if
   * that was not recorded.
   */
  @Column('timestamptz', { nullable: true })
  weightAt: Date | null;

  @Column('text', { nullable: true })
  healthConditions: string | null;

  @Column('text', { nullable: true })
  personalityTraits: string | null;

  /** ISO date. */
  @Column('date', { nullable: true })
  birthDate: string | null;

  @Column('text', { nullable: true })
  sex: Sex | null;

  @Column('boolean', { nullable: true })
  neutered: boolean | null;

  @Column('text', { nullable: true })
  allergies: string | null;

  @Column('text', { nullable: true })
  medicines: string | null;

  @Column('jsonb', { nullable: true })
  vet: PetContact | null;

  @Column('jsonb', { nullable: true })
  nightClinic: PetContact | null;

  @Column('boolean', { default: false })
  vetAsked: boolean;

  /** The drawing and the coat that the owner chose. */
  @Column('text', { nullable: true })
  portrait: Portrait | null;

  @Column('text', { nullable: true })
  coat: string | null;

  /** A photo owned by the room `photos`, which knows its owner. */
  @Column('bigint', { nullable: true })
  photoId: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
