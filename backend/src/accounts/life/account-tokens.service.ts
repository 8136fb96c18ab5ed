import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThanOrEqual, Not, Raw, Repository, type EntityManager } from 'typeorm';
import { LINK_LIFETIME } from '../../mail/mail-outbox.service.js';
import { hashOf } from '../../platform/sealing.js';
import { AccountToken, type TokenPurpose } from './account-token.entity.js';

/** Lifetime of a mailed link. Milliseconds. */
const LIFETIME: Record<TokenPurpose, number> = {
  ...LINK_LIFETIME,
  'secure-account': 7 * 24 * 3_600_000,
};

/** Bytes: 256 bits cannot be guessed. */
const LENGTH = 32;

export interface MailedToken {
  userId: number;
  /** The address the link was mailed to. */
  email: string;
  issuedAt: Date;
}

/** Tokens in mailed links: stored as hashes, valid once, and only for the address they went to. */
@Injectable()
export class AccountTokensService {
  constructor(@InjectRepository(AccountToken) private readonly tokens: Repository<AccountToken>) {}

  /**
   * Revokes earlier tokens for the same purpose, except those that undo a change: a later change
   * must not remove them.
   */
  async issue(
    tx: EntityManager,
    userId: number,
    purpose: TokenPurpose,
    email: string,
  ): Promise<string> {
    const token = randomBytes(LENGTH).toString('base64url');
    if (purpose !== 'secure-account') await this.revoke(tx, userId, purpose);
    // Set by the database's clock, which also decides how long it is valid.
    const expiresAt = () => `now() + interval '${String(LIFETIME[purpose])} milliseconds'`;
    await tx.insert(AccountToken, { hash: hashOf(token), userId, purpose, email, expiresAt });
    return token;
  }

  async revoke(tx: EntityManager, userId: number, purpose: TokenPurpose): Promise<void> {
    await tx.delete(AccountToken, { userId, purpose });
  }

  async revokeAll(tx: EntityManager, userId: number): Promise<void> {
    await tx.delete(AccountToken, { userId });
  }

  /**
   * Revokes every pending request, but keeps the tokens by which an owner undoes a thief's change.
   */
  async revokeRequests(tx: EntityManager, userId: number): Promise<void> {
    await tx.delete(AccountToken, { userId, purpose: Not<TokenPurpose>('secure-account') });
  }

  /** Revokes all links mailed to this address. */
  async revokeSent(tx: EntityManager, userId: number, email: string): Promise<void> {
    await tx.delete(AccountToken, { userId, email });
  }

  /** Like `revokeRequests`, but also revokes the tokens that would undo changes made since then. */
  async revokeSince(tx: EntityManager, userId: number, since: Date): Promise<void> {
    await this.revokeRequests(tx, userId);
    const expiresAt = MoreThanOrEqual(new Date(since.getTime() + LIFETIME['secure-account']));
    await tx.delete(AccountToken, { userId, purpose: 'secure-account', expiresAt });
  }

  /** The token's owner; null when it is unknown, spent or expired. Does not spend it. */
  async find(purpose: TokenPurpose, token: string): Promise<MailedToken | null> {
    return mailed(await this.tokens.findOneBy(valid(purpose, token)));
  }

  /** Spends the token. @returns its owner; null as for `find`. */
  async spend(
    purpose: TokenPurpose,
    token: string,
    tx: EntityManager,
  ): Promise<MailedToken | null> {
    const spent = await tx
      .createQueryBuilder()
      .delete()
      .from(AccountToken)
      .where(valid(purpose, token))
      .returning('*')
      .execute();
    const [row] = spent.raw as AccountToken[];
    return mailed(row ?? null);
  }
}

/** Expired tokens are as good as unknown. */
const valid = (purpose: TokenPurpose, token: string) => ({
  hash: hashOf(token),
  purpose,
  expiresAt: Raw((column) => `${column} > now()`),
});

function mailed(token: AccountToken | null): MailedToken | null {
  if (!token) return null;
  const { userId, email, purpose, expiresAt } = token;
  return { userId, email, issuedAt: new Date(expiresAt.getTime() - LIFETIME[purpose]) };
}
