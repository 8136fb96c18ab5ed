import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the owner of a mailed link may do. */
export type TokenPurpose = 'verify-email' | 'reset-password' | 'change-email' | 'secure-account';

@Entity('account_tokens')
export class AccountToken {
  /** SHA-256 of the token: the database alone opens nothing. */
  @PrimaryColumn('bytea')
  hash: Buffer;

  @Column('bigint')
  userId: number;

  @Column('text')
  purpose: TokenPurpose;

  /** The address that it was mailed to. */
  @Column('text')
  email: string;

  @Column('timestamptz')
  expiresAt: Date;
}
