import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The key of the hashes in `used_offers`, sealed with one session secret. */
@Entity('offer_keys')
export class SealedOfferKey {
  /** Derived from the secret; does not reveal it. */
  @PrimaryColumn('text')
  secretName: string;

  @Column('text')
  sealed: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
