import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request } from 'express';
import type { Logger } from 'pino';
import { DataSource, type EntityManager } from 'typeorm';
import type { ResetPasswordBody } from '../../contract/accounts.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Audit } from '../../platform/logging/audit.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { SessionRegistry } from '../../platform/session/session-registry.js';
import { hashPassword, refuseOwnNames } from '../passwords.js';
import { SessionsService } from '../sessions.service.js';
import { User } from '../user.entity.js';
import { AccountMails } from './account-mails.js';
import { AccountTokensService } from './account-tokens.service.js';
import { handOver } from './hand-over.js';

/** Sets passwords. Sessions that signed in with the old one end. */
@Injectable()
export class PasswordChangeService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly tokens: AccountTokensService,
    private readonly mails: AccountMails,
    private readonly registry: SessionRegistry,
    private readonly sessions: SessionsService,
    private readonly audit: Audit,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Mails a link to the owner of the address, if there is one. The caller must not await this: the
   * duration would reveal whether the account exists.
   */
  async forgot(email: string): Promise<void> {
    try {
      const mail = await this.database.transaction(async (tx) => {
        const user = await tx.findOneBy(User, { email });
        if (user) this.audit.record('password-reset-asked', { userId: user.id });
        return user && this.mails.writeLink(tx, user, 'reset-password', email);
      });
      this.mails.send(mail);
    } catch (err) {
      if (err instanceof AppError && err.code === 'TOO_MANY_REQUESTS') return;
      this.logger.error({ err }, 'link for a new password not written');
    }
  }

  /**
   * The mailed link proves ownership of the address, so this confirms it as well, and revokes all
   * other pending requests of the account.
   * @returns the user's id.
   * @throws AppError `TOKEN_INVALID`; `VALIDATION_FAILED` for an easily guessed password, which
   * leaves the link valid.
   */
  async reset({ token, password }: ResetPasswordBody): Promise<number> {
    const mailed = await this.tokens.find('reset-password', token);
    const user = mailed && (await this.database.manager.findOneBy(User, { id: mailed.userId }));
    if (!user || user.email !== mailed.email) throw new AppError('TOKEN_INVALID');
    refuseOwnNames(password, user);
    const hash = await hashPassword(password);
    const mail = await this.database.transaction(async (tx) => {
      if (!(await this.tokens.spend('reset-password', token, tx)))
        throw new AppError('TOKEN_INVALID');
      if (user.emailVerifiedAt === null) await handOver(tx, this.tokens, user);
      const news = await this.set(tx, user, hash);
      await this.registry.endAll(tx, user.id);
      return news;
    });
    this.mails.send(mail);
    await this.registry.endAllAgain(user.id);
    return user.id;
  }

  /**
   * The caller has verified that the owner is asking. Revokes all pending requests of the account:
   * somebody else may have made them. The session of the request goes on under a new id.
   * @throws AppError `VALIDATION_FAILED` for an easily guessed password; `UNAUTHENTICATED` when the
   * session has ended in the meantime.
   */
  async change(userId: number, password: string, request: Request): Promise<void> {
    const user = await this.database.manager.findOneBy(User, { id: userId });
    if (!user) throw new AppError('UNAUTHENTICATED');
    refuseOwnNames(password, user);
    const hash = await hashPassword(password);
    const mail = await this.database.transaction(async (tx) => {
      const news = await this.set(tx, await this.sessions.lockUser(tx, request), hash);
      await this.sessions.renew(request);
      await this.registry.endAll(tx, userId, request.sessionID);
      return news;
    });
    this.mails.send(mail);
    await this.registry.endAllAgain(userId, request.sessionID);
  }

  /** @returns the mail to the owner. */
  private async set(tx: EntityManager, user: User, hash: string): Promise<number | null> {
    await this.tokens.revokeRequests(tx, user.id);
    const changes = { password: hash, pendingEmail: null };
    const { affected } = await tx.update(User, { id: user.id }, changes);
    if (!affected) throw new AppError('UNAUTHENTICATED');
    return this.mails.writeNews(tx, user, { template: 'password-changed' });
  }
}
