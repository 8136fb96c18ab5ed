import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The purpose of a mailed link. */
export type TokenPurpose = 'verify-email' | 'reset-password' | 'change-email' | 'secure-account';

@Entity('account_tokens')
export class AccountToken {
  /** SHA-256 of the token: the database alone reveals no valid one. */
  @PrimaryColumn('bytea')
  hash: Buffer;

  @Column('bigint')
  userId: number;

  @Column('text')
  purpose: TokenPurpose;

  /** The address the link was mailed to. */
  @Column('text')
  email: string;

  @Column('timestamptz')
  expiresAt: Date;
}
