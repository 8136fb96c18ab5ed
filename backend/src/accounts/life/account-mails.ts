import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ENV } from '../../config/env.module.js';
import type { Env } from '../../config/env.js';
import { PAGES } from '../../contract/pages.js';
import { MailOutboxService, type AnyMail } from '../../mail/mail-outbox.service.js';
import { MailLimits } from '../mail-limits.js';
import type { User } from '../user.entity.js';
import type { TokenPurpose } from './account-token.entity.js';
import { AccountTokensService } from './account-tokens.service.js';

const PAGE_OF: Record<TokenPurpose, string> = {
  'verify-email': PAGES.verifyEmail,
  'change-email': PAGES.verifyEmail,
  'reset-password': PAGES.resetPassword,
  'secure-account': PAGES.secureAccount,
};

type Reader = Pick<User, 'id' | 'username' | 'language'>;

/**
 * Changes that the owner is notified of. All but the last can be undone by the link in the mail.
 */
type News =
  | { template: 'email-changed' | 'password-changed' | 'account-removed' }
  | { template: 'provider-connected' | 'provider-disconnected'; provider: string }
  | { template: 'token-made'; last4: string; expiresAt: string };

/** Mails about an account. Each is written in the transaction of the change it reports. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly mails: MailOutboxService,
    private readonly tokens: AccountTokensService,
    private readonly limits: MailLimits,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Writes a mail with a single-use link. The key follows `#`, so that no server or log sees it.
   * @returns the mail's id, to be sent after the commit.
   * @throws AppError `TOO_MANY_REQUESTS` when the reader has had too many; earlier links stay
   * valid.
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
   * Writes a notification of a change, with a link that undoes it for seven days. An account
   * without an address gets none. Of many changes in quick succession only the first are reported:
   * their links undo the later ones too. A change of address is always reported, to the old one;
   * without a link if that was never confirmed, since it may be a stranger's. So is a removal, to a
   * confirmed address: no link undoes it.
   * @param user as they were before the change.
   */
  async writeNews(
    tx: EntityManager,
    user: Reader & Pick<User, 'email' | 'emailVerifiedAt'>,
    news: News,
  ): Promise<number | null> {
    const { email: to, username: name } = user;
    if (to === null) return null;
    const hasLeft = news.template === 'email-changed';
    if (hasLeft && user.emailVerifiedAt === null) {
      await this.tokens.revokeSent(tx, user.id, to);
      return this.write(tx, user, to, { template: news.template, data: { name, url: null } });
    }
    const isGone = news.template === 'account-removed' && user.emailVerifiedAt !== null;
    if (!hasLeft && !isGone && !(await this.limits.mayNotify(to))) return null;
    if (news.template === 'account-removed') {
      return this.write(tx, user, to, { template: news.template, data: { name } });
    }
    const url = await this.linkFor(tx, user, 'secure-account', to);
    const { template, ...facts } = news;
    const mail = { template, data: { name, url, ...facts } } as Pick<AnyMail, 'template' | 'data'>;
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
