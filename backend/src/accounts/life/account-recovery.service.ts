import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { violatedConstraint } from '../../platform/database/violation.js';
import { AppError } from '../../platform/errors/app-error.js';
import { SessionRegistry } from '../../platform/session/session-registry.js';
import { IdentityRecords } from '../social/identity-records.js';
import { User } from '../user.entity.js';
import { AccountTokensService } from './account-tokens.service.js';

const LOCK = { mode: 'pessimistic_write' } as const;

/** Gives an account back to its owner after somebody else has changed it. */
@Injectable()
export class AccountRecoveryService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly tokens: AccountTokensService,
    private readonly records: IdentityRecords,
    private readonly registry: SessionRegistry,
  ) {}

  /**
   * Accepts the link from a change notification: restores the address that the mail went to, and
   * removes the password and sign-in methods added since; all sessions end.
   * @returns the user, since when the changes are undone, and a key for a new password.
   * @throws AppError `TOKEN_INVALID`; `ACCOUNT_EXISTS` when the owner of the address has meanwhile
   * confirmed it for another account.
   */
  async secure(token: string): Promise<{ userId: number; since: Date; key: string }> {
    const secured = await this.database
      .transaction((tx) => this.takeBack(tx, token))
      .catch((error: unknown) => {
        if (violatedConstraint(error)) throw new AppError('ACCOUNT_EXISTS');
        throw error;
      });
    await this.registry.endAllAgain(secured.userId);
    return secured;
  }

  private async takeBack(tx: EntityManager, token: string) {
    const mailed = await this.tokens.spend('secure-account', token, tx);
    if (!mailed) throw new AppError('TOKEN_INVALID');
    const { userId, email, issuedAt } = mailed;
    const user = await tx.findOne(User, { where: { id: userId }, lock: LOCK });
    if (!user) throw new AppError('TOKEN_INVALID');
    // A thief can register with the old address, but cannot confirm it.
    const squatter = { email, emailVerifiedAt: IsNull(), id: Not(userId) };
    await tx.update(User, squatter, { email: null });
    const own = { email, emailVerifiedAt: new Date(), pendingEmail: null };
    await tx.update(User, { id: userId }, { ...own, password: null });
    await this.records.removeSince(tx, user, issuedAt);
    await this.tokens.revokeSince(tx, userId, issuedAt);
    const key = await this.tokens.issue(tx, userId, 'reset-password', email);
    await this.registry.endAll(tx, userId);
    return { userId, since: issuedAt, key };
  }
}
