import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  OneToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { PetEntity } from '../pets/pet.entity.js';

/** The one conversation about a pet. */
@Entity('chat_sessions')
export class ChatSessionEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('integer')
  userId: number;

  @Column('integer')
  petId: number;

  @OneToOne(() => PetEntity)
  @JoinColumn({ name: 'petId' })
  pet?: PetEntity;

  @Column('text')
  title: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
