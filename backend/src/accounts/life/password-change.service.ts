import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import { DataSource, type EntityManager } from 'typeorm';
import type { ChangePasswordBody, ResetPasswordBody } from '../../contract/accounts.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Audit } from '../../platform/logging/audit.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { SessionEnds } from '../../platform/session/session-ends.js';
import { hashPassword, passwordMatches } from '../passwords.js';
import { User } from '../user.entity.js';
import { AccountMails } from './account-mails.js';
import { AccountTokens } from './account-tokens.service.js';
import { handOver } from './hand-over.js';

/** How a password is set anew. Whoever could sign in with the old one is signed out. */
@Injectable()
export class PasswordChangeService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly tokens: AccountTokens,
    private readonly mails: AccountMails,
    private readonly ends: SessionEnds,
    private readonly audit: Audit,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Mails a link to the owner of the address, if there is one. The caller learns nothing, also not
   * by waiting for it: do not.
   */
  async forgot(email: string): Promise<void> {
    try {
      const mail = await this.database.transaction(async (tx) => {
        const user = await tx.findOneBy(User, { email });
        if (user) this.audit.note('password-reset-asked', { userId: user.id });
        return user && this.mails.writeLink(tx, user, 'reset-password', email);
      });
      this.mails.send(mail);
    } catch (err) {
      this.logger.error({ err }, 'link for a new password not written');
    }
  }

  /**
   * Whoever has the mailed link owns the address: that is confirmed, too, and whatever else was
   * asked for from this account is off.
   * @returns whose it is.
   * @throws AppError `TOKEN_INVALID`
   */
  async reset({ token, password }: ResetPasswordBody): Promise<number> {
    const spent = await this.tokens.spend('reset-password', token);
    const user = spent && (await this.database.manager.findOneBy(User, { id: spent.userId }));
    if (!user || user.email !== spent.email) throw new AppError('TOKEN_INVALID');
    await this.set(user, password, async (tx) => {
      if (user.emailVerifiedAt === null) await handOver(tx, this.tokens, user);
      await this.tokens.revokeAll(tx, user.id);
      await tx.update(User, { id: user.id }, { pendingEmail: null });
    });
    await this.ends.endAll(user.id);
    return user.id;
  }

  /**
   * @param sid the session that stays.
   * @param fresh whether it was begun just now: enough for an account without a password.
   * @throws AppError `INVALID_CREDENTIALS` for a wrong current password.
   */
  async change(
    userId: number,
    { currentPassword, password }: ChangePasswordBody,
    { sid, fresh }: { sid: string; fresh: boolean },
  ): Promise<void> {
    const user = await this.database.manager.findOneOrFail(User, {
      where: { id: userId },
      select: { id: true, username: true, email: true, language: true, password: true },
    });
    const proven =
      user.password === null ? fresh : await passwordMatches(user.password, currentPassword ?? '');
    if (!proven) throw new AppError('INVALID_CREDENTIALS');
    await this.set(user, password, (tx) => this.tokens.revoke(tx, userId, 'reset-password'));
    await this.ends.endAll(userId, sid);
  }

  private async set(
    user: User,
    password: string,
    before: (tx: EntityManager) => Promise<void>,
  ): Promise<void> {
    const hash = await hashPassword(password);
    const mail = await this.database.transaction(async (tx) => {
      await before(tx);
      const { affected } = await tx.update(User, { id: user.id }, { password: hash });
      if (!affected) throw new AppError('UNAUTHENTICATED');
      return this.mails.writeNews(tx, user, { template: 'password-changed' });
    });
    this.mails.send(mail);
  }
}
