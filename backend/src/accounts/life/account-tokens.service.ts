import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';

/** What the owner of a mailed link may do. */
export type TokenPurpose = 'verify-email' | 'reset-password' | 'change-email' | 'secure-account';

/** How long a mailed link works, in seconds. */
const LIFETIME: Record<TokenPurpose, number> = {
  'verify-email': 24 * 3600,
  'reset-password': 30 * 60,
  'change-email': 24 * 3600,
  'secure-account': 7 * 24 * 3600,
};

/** Bytes: 256 bits nobody guesses. */
const LENGTH = 32;

const WRITE = `
  INSERT INTO account_tokens (hash, "userId", purpose, email, "expiresAt")
  VALUES ($1, $2, $3, $4, now() + make_interval(secs => $5))`;

const FIELDS = `"userId", email, "expiresAt" > now() AS valid,
  "expiresAt" - make_interval(secs => $3) AS "issuedAt"`;

const FIND = `SELECT ${FIELDS} FROM account_tokens WHERE hash = $1 AND purpose = $2`;

const SPEND = `DELETE FROM account_tokens WHERE hash = $1 AND purpose = $2 RETURNING ${FIELDS}`;

/** Without those by which an owner stops a thief: a thief changes passwords, too. */
const REVOKE_REQUESTS = `
  DELETE FROM account_tokens WHERE "userId" = $1 AND purpose <> 'secure-account'`;

/** Without those that were mailed before: they are for changes that came first. */
const REVOKE_LATER = `
  DELETE FROM account_tokens
  WHERE "userId" = $1
    AND (purpose <> 'secure-account' OR "expiresAt" >= $2::timestamptz + make_interval(secs => $3))`;

export interface MailedToken {
  userId: number;
  /** The address that it was mailed to. */
  email: string;
  issuedAt: Date;
}

type Row = MailedToken & { valid: boolean };

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Keys that are mailed: stored as hashes, good once, and only for the address they went to. */
@Injectable()
export class AccountTokens {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * @returns the key. Earlier ones for the same purpose are worth nothing from now on, but for
   * those that stop a change: the next change must not take them away.
   */
  async issue(
    tx: EntityManager,
    userId: number,
    purpose: TokenPurpose,
    email: string,
  ): Promise<string> {
    const token = randomBytes(LENGTH).toString('base64url');
    if (purpose !== 'secure-account') await this.revoke(tx, userId, purpose);
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

  /** Whatever was asked for and is not done yet is off. */
  async revokeRequests(tx: EntityManager, userId: number): Promise<void> {
    await tx.query(REVOKE_REQUESTS, [userId]);
  }

  /** The same, and nothing that happened since can be stopped by its own mail any more. */
  async revokeSince(tx: EntityManager, userId: number, since: Date): Promise<void> {
    await tx.query(REVOKE_LATER, [userId, since, LIFETIME['secure-account']]);
  }

  /** Whose key it is; null for one that is unknown, spent or too old. It is not spent by that. */
  async find(purpose: TokenPurpose, token: string): Promise<MailedToken | null> {
    const values = [hashOf(token), purpose, LIFETIME[purpose]];
    return validOf(await this.database.query<Row[]>(FIND, values));
  }

  /** Whose key it was; null as for `find`. It is spent by asking. */
  async spend(
    purpose: TokenPurpose,
    token: string,
    tx: EntityManager = this.database.manager,
  ): Promise<MailedToken | null> {
    const values = [hashOf(token), purpose, LIFETIME[purpose]];
    const [rows] = await tx.query<[Row[], number]>(SPEND, values);
    return validOf(rows);
  }
}

const validOf = ([row]: Row[]): MailedToken | null => (row?.valid ? row : null);
