import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import { DataSource, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { violatedConstraint } from '../../platform/database/violation.js';
import { AppError } from '../../platform/errors/app-error.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { MailLimits } from '../mail-limits.js';
import { UsedOffersService } from '../offers/used-offers.service.js';
import { User } from '../user.entity.js';
import { AccountMails } from './account-mails.js';
import { AccountTokensService, type MailedToken } from './account-tokens.service.js';

const LOCK = { mode: 'pessimistic_write' } as const;

/** A user confirms an address by opening the link mailed to it. */
@Injectable()
export class EmailConfirmationService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly tokens: AccountTokensService,
    private readonly mails: AccountMails,
    private readonly limits: MailLimits,
    private readonly offers: UsedOffersService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Mails the link to a new user. The caller does not wait for it. */
  async greet(userId: number): Promise<void> {
    try {
      await this.ask(userId);
    } catch (err) {
      this.logger.warn({ err, userId }, 'address not asked to be confirmed');
    }
  }

  /** Mails the link again. @throws AppError `TOO_MANY_REQUESTS` */
  async askAgain(userId: number): Promise<void> {
    await this.limits.admitRequest(`user:${String(userId)}`);
    await this.ask(userId);
  }

  /** Mails the link for the current address, unless it is confirmed. */
  private async ask(userId: number): Promise<void> {
    const mail = await this.database.transaction(async (tx) => {
      const user = await tx.findOneBy(User, { id: userId });
      if (!user || user.email === null || user.emailVerifiedAt !== null) return null;
      return this.mails.writeLink(tx, user, 'verify-email', user.email);
    });
    this.mails.send(mail);
  }

  /** Whether the address is already the user's current or pending one. */
  isKnown(id: number, email: string): Promise<boolean> {
    const { manager } = this.database;
    return manager.existsBy(User, [
      { id, email },
      { id, pendingEmail: email },
    ]);
  }

  /**
   * Stores a new address as pending until its owner confirms it. Requesting the current address
   * drops the pending one.
   * @param user whose row the transaction has locked.
   * @returns the id of the mail with the link, to be sent after the commit.
   * @throws AppError `ACCOUNT_EXISTS` when another account has the address; `TOO_MANY_REQUESTS`
   */
  async change(tx: EntityManager, user: User, email: string): Promise<number | null> {
    if (user.email === email) return this.withdraw(tx, user.id);
    await this.limits.admitRequest(`user:${String(user.id)}`);
    if (await tx.existsBy(User, { email })) throw new AppError('ACCOUNT_EXISTS');
    await tx.update(User, { id: user.id }, { pendingEmail: email });
    return this.mails.writeLink(tx, user, 'change-email', email);
  }

  private async withdraw(tx: EntityManager, userId: number): Promise<null> {
    await tx.update(User, { id: userId }, { pendingEmail: null });
    await this.tokens.revoke(tx, userId, 'change-email');
    return null;
  }

  /**
   * Accepts a mailed link of either kind. The old address is notified and can undo the change. A
   * link that could not be used stays valid.
   * @returns the user's id.
   * @throws AppError `TOKEN_INVALID`; `ACCOUNT_EXISTS` when the new address has been taken in the
   * meantime.
   */
  async confirm(token: string): Promise<number> {
    const present = await this.tokens.find('verify-email', token);
    if (present) return this.settle(present, token);
    const changed = await this.tokens.find('change-email', token);
    if (!changed) throw new AppError('TOKEN_INVALID');
    return this.move(changed, token);
  }

  private async settle({ userId: id, email }: MailedToken, token: string): Promise<number> {
    await this.database.transaction(async (tx) => {
      await this.spend(tx, 'verify-email', token, { id, email });
      await tx.update(User, { id }, { emailVerifiedAt: new Date() });
    });
    return id;
  }

  private async move({ userId: id, email }: MailedToken, token: string): Promise<number> {
    try {
      const mail = await this.database.transaction(async (tx) => {
        const user = await this.spend(tx, 'change-email', token, { id, pendingEmail: email });
        const changes = { email, pendingEmail: null, emailVerifiedAt: new Date() };
        await tx.update(User, { id }, changes);
        await this.offers.keepAddress(tx, user.email, { questions: user.totalQuestionCount });
        return this.mails.writeNews(tx, user, { template: 'email-changed' });
      });
      this.mails.send(mail);
      return id;
    } catch (error) {
      if (violatedConstraint(error)) throw new AppError('ACCOUNT_EXISTS');
      throw error;
    }
  }

  /** Locks the user first, like every other change of an account. */
  private async spend(
    tx: EntityManager,
    purpose: 'verify-email' | 'change-email',
    token: string,
    where: FindOptionsWhere<User>,
  ): Promise<User> {
    const user = await tx.findOne(User, { where, lock: LOCK });
    if (!user || !(await this.tokens.spend(purpose, token, tx))) {
      throw new AppError('TOKEN_INVALID');
    }
    return user;
  }
}
