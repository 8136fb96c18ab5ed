import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The offers that an address or a card has used, kept beyond the account's removal. */
@Entity('used_offers')
export class UsedOffer {
  /** Keyed hash of the address or of the card's fingerprint. */
  @PrimaryColumn('text')
  hash: string;

  /** Free questions asked. */
  @Column('integer')
  questions: number;

  /** The first-month discount. */
  @Column('boolean')
  firstMonth: boolean;

  /** A refund. */
  @Column('boolean')
  refund: boolean;

  @Column('timestamptz')
  keptUntil: Date;
}
