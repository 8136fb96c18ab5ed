import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { violatedConstraint } from '../../platform/database/violation.js';
import { AppError } from '../../platform/errors/app-error.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { User } from '../user.entity.js';
import { AccountMails } from './account-mails.js';
import { AccountTokens } from './account-tokens.service.js';

/** An address is a user's own when its owner has opened the link that was mailed there. */
@Injectable()
export class EmailConfirmationService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly tokens: AccountTokens,
    private readonly mails: AccountMails,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Mails the link for the present address, unless it is confirmed. Nothing waits for it. */
  async ask(userId: number): Promise<void> {
    try {
      await this.write(userId);
    } catch (err) {
      this.logger.warn({ err, userId }, 'address not asked to be confirmed');
    }
  }

  private async write(userId: number): Promise<void> {
    const mail = await this.database.transaction(async (tx) => {
      const user = await tx.findOneBy(User, { id: userId });
      if (!user || user.email === null || user.emailVerifiedAt !== null) return null;
      return this.mails.writeLink(tx, user, 'verify-email', user.email);
    });
    this.mails.send(mail);
  }

  /**
   * Keeps a new address until its owner has confirmed it; the present one stays until then.
   * @throws AppError `ACCOUNT_EXISTS` for the address of another account.
   */
  async change(userId: number, email: string): Promise<void> {
    const mail = await this.database.transaction(async (tx) => {
      const user = await tx.findOneByOrFail(User, { id: userId });
      if (user.email === email) {
        await tx.update(User, { id: userId }, { pendingEmail: null });
        await this.tokens.revoke(tx, userId, 'change-email');
        return null;
      }
      if (await tx.existsBy(User, { email })) throw new AppError('ACCOUNT_EXISTS');
      await tx.update(User, { id: userId }, { pendingEmail: email });
      return this.mails.writeLink(tx, user, 'change-email', email);
    });
    this.mails.send(mail);
  }

  /**
   * Takes a mailed link of either kind.
   * @returns whose it was.
   * @throws AppError `TOKEN_INVALID`; `ACCOUNT_EXISTS` when the new address was taken meanwhile.
   */
  async confirm(token: string): Promise<number> {
    const present = await this.tokens.spend('verify-email', token);
    if (present) return this.settle(present.userId, { email: present.email }, {});
    const changed = await this.tokens.spend('change-email', token);
    if (!changed) throw new AppError('TOKEN_INVALID');
    const { userId, email } = changed;
    return this.settle(userId, { pendingEmail: email }, { email, pendingEmail: null });
  }

  private async settle(id: number, where: Partial<User>, set: Partial<User>): Promise<number> {
    try {
      const changes = { ...set, emailVerifiedAt: new Date() };
      const { affected } = await this.database.manager.update(User, { id, ...where }, changes);
      if (!affected) throw new AppError('TOKEN_INVALID');
      return id;
    } catch (error) {
      if (violatedConstraint(error)) throw new AppError('ACCOUNT_EXISTS');
      throw error;
    }
  }
}
