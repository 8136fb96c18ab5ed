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

  /** What the messages up to `summarizedTo` said, for the model; `null` while all are told. */
  @Column('text', { nullable: true })
  summary: string | null;

  @Column('integer', { nullable: true })
  summarizedTo: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
