import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ENV } from '../../config/env.module.js';
import type { Env } from '../../config/env.js';
import { PAGES } from '../../contract/pages.js';
import { MailService, type AnyMail } from '../../mail/mail.service.js';
import type { User } from '../user.entity.js';
import { AccountTokens, type TokenPurpose } from './account-tokens.service.js';

const PAGE_OF: Record<TokenPurpose, string> = {
  'verify-email': PAGES.verifyEmail,
  'change-email': PAGES.verifyEmail,
  'reset-password': PAGES.resetPassword,
};

type Reader = Pick<User, 'id' | 'username' | 'language'>;

/** Mails of an account's life. Each is written in the transaction of what it tells. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly mails: MailService,
    private readonly tokens: AccountTokens,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * A mail with a link that works once. The key stands behind `#`: no server and no log sees it.
   * @returns the mail's id, to be sent once the transaction is committed.
   */
  async writeLink(
    tx: EntityManager,
    user: Reader,
    purpose: TokenPurpose,
    to: string,
  ): Promise<number | null> {
    const token = await this.tokens.issue(tx, user.id, purpose, to);
    const url = `${this.env.PUBLIC_URL}${PAGE_OF[purpose]}#${token}`;
    return this.write(tx, user, to, { template: purpose, data: { name: user.username, url } });
  }

  /** Tells of something that has happened; an account without an address is told nothing. */
  async writeNews(
    tx: EntityManager,
    user: Reader & Pick<User, 'email'>,
    news:
      | { template: 'password-changed' | 'account-removed' }
      | { template: 'provider-connected'; provider: string },
  ): Promise<number | null> {
    if (user.email === null) return null;
    const name = user.username;
    const mail =
      news.template === 'provider-connected'
        ? { template: news.template, data: { name, provider: news.provider } }
        : { template: news.template, data: { name } };
    return this.write(tx, user, user.email, mail);
  }

  send(id: number | null): void {
    void this.mails.send(id);
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
