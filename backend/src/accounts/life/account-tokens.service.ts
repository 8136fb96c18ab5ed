import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';

/** What the owner of a mailed link may do. */
export type TokenPurpose = 'verify-email' | 'reset-password' | 'change-email';

/** How long a mailed link works, in seconds. */
const LIFETIME: Record<TokenPurpose, number> = {
  'verify-email': 24 * 3600,
  'reset-password': 30 * 60,
  'change-email': 24 * 3600,
};

/** Bytes: 256 bits nobody guesses. */
const LENGTH = 32;

const WRITE = `
  INSERT INTO account_tokens (hash, "userId", purpose, email, "expiresAt")
  VALUES ($1, $2, $3, $4, now() + make_interval(secs => $5))`;

const SPEND = `
  DELETE FROM account_tokens WHERE hash = $1 AND purpose = $2
  RETURNING "userId", email, "expiresAt" > now() AS valid`;

export interface SpentToken {
  userId: number;
  /** The address that it was mailed to. */
  email: string;
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Keys that are mailed: stored as hashes, good once, and only for the address they went to. */
@Injectable()
export class AccountTokens {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @returns the key; earlier ones for the same purpose are worth nothing from now on. */
  async issue(
    tx: EntityManager,
    userId: number,
    purpose: TokenPurpose,
    email: string,
  ): Promise<string> {
    const token = randomBytes(LENGTH).toString('base64url');
    await this.revoke(tx, userId, purpose);
    await tx.query(WRITE, [hashOf(token), userId, purpose, email, LIFETIME[purpose]]);
    return token;
  }

  async revoke(tx: EntityManager, userId: number, purpose: TokenPurpose): Promise<void> {
    await tx.query(`DELETE FROM account_tokens WHERE "userId" = $1 AND purpose = $2`, [
      userId,
      purpose,
    ]);
  }

  async revokeAll(tx: EntityManager, userId: number): Promise<void> {
    await tx.query(`DELETE FROM account_tokens WHERE "userId" = $1`, [userId]);
  }

  /** Whose key it was; null for one that is unknown, spent or too old. It is spent by asking. */
  async spend(purpose: TokenPurpose, token: string): Promise<SpentToken | null> {
    const [[row]] = await this.database.query<[(SpentToken & { valid: boolean })[], number]>(
      SPEND,
      [hashOf(token), purpose],
    );
    return row?.valid ? { userId: row.userId, email: row.email } : null;
  }
}
