import { Column, JoinColumn, ManyToOne } from 'typeorm';
import { GeneratedId } from '../platform/database/generated-id.js';
import { PetEntity } from './pet.entity.js';

/** A record about one pet. */
export abstract class PetRecord {
  @GeneratedId()
  id: number;

  @Column('bigint')
  petId: number;

  @ManyToOne(() => PetEntity)
  @JoinColumn({ name: 'petId' })
  pet?: PetEntity;
}
