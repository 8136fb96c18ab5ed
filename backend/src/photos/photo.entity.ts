import { Column, CreateDateColumn, Entity } from 'typeorm';
import { GeneratedId } from '../platform/database/generated-id.js';

/** The record of two files in the store: the photo and its thumbnail. */
@Entity('photos')
export class PhotoEntity {
  @GeneratedId()
  id: number;

  /** `null` once the account is gone. */
  @Column('bigint', { nullable: true })
  userId: number | null;

  /**
   * The pet that it shows, or in whose chat it was sent; `null` before that, and once the pet is
   * gone.
   */
  @Column('bigint', { nullable: true })
  petId: number | null;

  /** The question that it was sent with; deleted with the pet, as the question is. */
  @Column('bigint', { nullable: true })
  messageId: number | null;

  /** Names its files. */
  @Column('uuid')
  key: string;

  /** Pixels. */
  @Column('integer')
  width: number;

  @Column('integer')
  height: number;

  /** Of both files. */
  @Column('integer')
  bytes: number;

  /** Whether both files are in the store. */
  @Column('boolean', { default: false })
  isStored: boolean;

  /** When a pet or a question took it. A taken photo without a pet is given up. */
  @Column('timestamptz', { nullable: true })
  takenAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
