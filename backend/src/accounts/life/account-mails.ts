import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ENV } from '../../config/env.module.js';
import type { Env } from '../../config/env.js';
import { PAGES } from '../../contract/pages.js';
import { MailOutbox, type AnyMail } from '../../mail/mail-outbox.service.js';
import { MailLimits } from '../mail-limits.js';
import type { User } from '../user.entity.js';
import type { TokenPurpose } from './account-token.entity.js';
import { AccountTokens } from './account-tokens.service.js';

const PAGE_OF: Record<TokenPurpose, string> = {
  'verify-email': PAGES.verifyEmail,
  'change-email': PAGES.verifyEmail,
  'reset-password': PAGES.resetPassword,
  'secure-account': PAGES.secureAccount,
};

type Reader = Pick<User, 'id' | 'username' | 'language'>;

/** What an owner is told of. All but the last can be stopped by the link in its mail. */
type News =
  | { template: 'email-changed' | 'password-changed' | 'account-removed' }
  | { template: 'provider-connected' | 'provider-disconnected'; provider: string };

/** Mails of an account's life. Each is written in the transaction of what it tells. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly mails: MailOutbox,
    private readonly tokens: AccountTokens,
    private readonly limits: MailLimits,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * A mail with a link that works once. The key stands behind `#`: no server and no log sees it.
   * @returns the mail's id, to be sent once the transaction is committed.
   * @throws AppError `TOO_MANY_REQUESTS` when the reader got enough of them; earlier links stay.
   */
  async writeLink(
    tx: EntityManager,
    user: Reader,
    purpose: Exclude<TokenPurpose, 'secure-account'>,
    to: string,
  ): Promise<number | null> {
    await this.limits.admitLink(to);
    const url = await this.linkFor(tx, user, purpose, to);
    return this.write(tx, user, to, { template: purpose, data: { name: user.username, url } });
  }

  /**
   * Tells of something that has happened, with a link that stops it for seven days. An account
   * without an address is told nothing. In a flood of changes the first ones are told, whose links
   * stop all that came after them, and always that the address was left.
   * @param user as they were before.
   */
  async writeNews(
    tx: EntityManager,
    user: Reader & Pick<User, 'email'>,
    news: News,
  ): Promise<number | null> {
    const { email: to } = user;
    if (to === null) return null;
    if (news.template !== 'email-changed' && !(await this.limits.mayTell(to))) return null;
    const name = user.username;
    if (news.template === 'account-removed') {
      return this.write(tx, user, to, { template: news.template, data: { name } });
    }
    const url = await this.linkFor(tx, user, 'secure-account', to);
    const mail =
      'provider' in news
        ? { template: news.template, data: { name, url, provider: news.provider } }
        : { template: news.template, data: { name, url } };
    return this.write(tx, user, to, mail);
  }

  send(id: number | null): void {
    void this.mails.send(id);
  }

  private async linkFor(
    tx: EntityManager,
    { id }: Reader,
    purpose: TokenPurpose,
    to: string,
  ): Promise<string> {
    const token = await this.tokens.issue(tx, id, purpose, to);
    return `${this.env.PUBLIC_URL}${PAGE_OF[purpose]}#${token}`;
  }

  private write(
    tx: EntityManager,
    { id, language }: Reader,
    to: string,
    mail: Pick<AnyMail, 'template' | 'data'>,
  ): Promise<number | null> {
    const key = `${mail.template}-${String(id)}-${String(Date.now())}`;
    return this.mails.write(tx, { ...mail, key, to, language });
  }
}
