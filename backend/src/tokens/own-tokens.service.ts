import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountMails } from '../accounts/life/account-mails.js';
import { SessionsService } from '../accounts/sessions.service.js';
import { LIMITS } from '../contract/limits.js';
import {
  TOKEN_DAYS,
  TOKEN_SCOPES,
  type ApiToken,
  type NewApiToken,
  type NewApiTokenReply,
} from '../contract/tokens.js';
import { AppError } from '../platform/errors/app-error.js';
import { Audit } from '../platform/logging/audit.js';
import { UserChannel } from '../platform/redis/user-channel.js';
import { hashOf } from '../platform/sealing.js';
import { SessionRegistry } from '../platform/session/session-registry.js';
import { ApiTokenEntity } from './api-token.entity.js';
import { tokenView } from './api-token.view.js';
import { ApiTokensRepository } from './api-tokens.repository.js';
import { makeToken } from './token-format.js';

const DAY = 24 * 3600 * 1000;

/** Creates, lists and revokes the tokens of an account. Tabs receive `tokens-changed`. */
@Injectable()
export class OwnTokensService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly tokens: ApiTokensRepository,
    private readonly mails: AccountMails,
    private readonly sessions: SessionsService,
    private readonly registry: SessionRegistry,
    private readonly channel: UserChannel,
    private readonly audit: Audit,
  ) {}

  /** Once a user is signed out everywhere, or gone, no program may continue in their name. */
  onModuleInit(): void {
    this.registry.whenAllEnd((tx, userId) => this.revokeAll(tx, userId));
  }

  /** The newest first. */
  async list(userId: number): Promise<ApiToken[]> {
    return (await this.tokens.list(userId)).map(tokenView);
  }

  /**
   * Creates a token, and notifies its owner by mail.
   * @throws AppError `TOKEN_LIMIT_REACHED`, `UNAUTHENTICATED`
   */
  async make(request: Request, wanted: NewApiToken): Promise<NewApiTokenReply> {
    const secret = makeToken();
    const { token, mail } = await this.database.transaction(async (tx) => {
      // Tokens of one account are created one at a time.
      const user = await this.sessions.lockUser(tx, request);
      const userId = user.id;
      const limit = LIMITS.tokens;
      if ((await tx.countBy(ApiTokenEntity, { userId })) >= limit) {
        throw new AppError('TOKEN_LIMIT_REACHED', { limit });
      }
      const token = await tx.save(tx.create(ApiTokenEntity, rowOf(userId, wanted, secret)));
      const facts = { last4: token.last4, expiresAt: token.expiresAt.toISOString() };
      const mail = await this.mails.writeNews(tx, user, { template: 'token-made', ...facts });
      return { token, mail };
    });
    this.mails.send(mail);
    const { userId } = token;
    this.audit.record('token-made', { userId, tokenId: token.id });
    this.channel.publish(userId, 'tokens-changed', {});
    return { token: tokenView(token), secret };
  }

  /** Revokes a token, and at once ends what was started with it. @throws AppError `NOT_FOUND` */
  async revoke(userId: number, id: number): Promise<void> {
    await this.tokens.remove(userId, id);
    this.audit.record('token-revoked', { userId, tokenId: id });
    this.channel.publish(userId, 'tokens-changed', {});
  }

  private async revokeAll(tx: EntityManager, userId: number): Promise<void> {
    const count = await this.tokens.removeAll(tx, userId);
    if (count > 0) this.audit.record('tokens-revoked', { userId, count });
    // Always published: the tokens of a removed account were deleted with it.
    this.channel.publish(userId, 'tokens-changed', {});
  }
}

const rowOf = (
  userId: number,
  { name, scopes, days = TOKEN_DAYS.standard }: NewApiToken,
  secret: string,
) => ({
  userId,
  name,
  scopes: TOKEN_SCOPES.filter((scope) => scopes.includes(scope)),
  hash: hashOf(secret),
  last4: secret.slice(-4),
  expiresAt: new Date(Date.now() + days * DAY),
});
