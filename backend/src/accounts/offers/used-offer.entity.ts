import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What an address or a card has had, kept beyond the account's removal. */
@Entity('used_offers')
export class UsedOffer {
  /** Keyed, of the address or of the card's fingerprint. */
  @PrimaryColumn('text')
  hash: string;

  /** Free questions asked. */
  @Column('integer')
  questions: number;

  /** The discount of the first month. */
  @Column('boolean')
  firstMonth: boolean;

  /** The money back guarantee. */
  @Column('boolean')
  refund: boolean;

  @Column('timestamptz')
  keptUntil: Date;
}
