import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { Audit } from '../../platform/logging/audit.js';
import { SessionRegistry } from '../../platform/session/session-registry.js';
import { RemovalHooksService } from '../removal-hooks.service.js';
import { UsedOffersService } from '../offers/used-offers.service.js';
import { SessionsService } from '../sessions.service.js';
import { User } from '../user.entity.js';
import { AccountMails } from './account-mails.js';

/** Deletes accounts. */
@Injectable()
export class AccountRemovalService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly mails: AccountMails,
    private readonly removals: RemovalHooksService,
    private readonly offers: UsedOffersService,
    private readonly registry: SessionRegistry,
    private readonly sessions: SessionsService,
    private readonly audit: Audit,
  ) {}

  /**
   * Deletes the account with its pets, chats and messages, and notifies the owner. Its payment
   * customer stays without a user: billing cancels what is still paid for.
   * @throws AppError `UNAUTHENTICATED` when the session has ended in the meantime.
   */
  async remove(request: Request): Promise<void> {
    const removed = await this.database.transaction(async (tx) => {
      const user = await this.sessions.lockUser(tx, request);
      await this.offers.keepAddress(tx, user.email, { questions: user.totalQuestionCount });
      const tell = await this.removals.run(tx, user);
      await tx.delete(User, { id: user.id });
      const mail = await this.mails.writeNews(tx, user, { template: 'account-removed' });
      await this.registry.endAll(tx, user.id);
      return { userId: user.id, mail, tell };
    });
    this.audit.record('account-removed', { userId: removed.userId });
    removed.tell();
    this.mails.send(removed.mail);
  }
}
