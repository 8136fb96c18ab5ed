import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { SessionRegistry } from '../../platform/session/session-registry.js';
import { RemovalHooks } from '../removal-hooks.service.js';
import { UsedOffersService } from '../offers/used-offers.service.js';
import { User } from '../user.entity.js';
import { AccountMails } from './account-mails.js';

/** Deletes accounts. */
@Injectable()
export class AccountRemovalService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly mails: AccountMails,
    private readonly removals: RemovalHooks,
    private readonly offers: UsedOffersService,
    private readonly registry: SessionRegistry,
  ) {}

  /**
   * Deletes the account with its pets, chats and messages, and notifies the owner; idempotent. Its
   * payment customer stays without a user: billing cancels what is still paid for.
   */
  async remove(id: number): Promise<void> {
    const mail = await this.database.transaction(async (tx) => {
      // Locks the question count, but not foreign key checks: a transaction that holds a pet and
      // waits for the user row would deadlock with the deletion.
      const lock = { mode: 'for_no_key_update' } as const;
      const user = await tx.findOne(User, { where: { id }, lock });
      if (!user) return null;
      await this.offers.keepAddress(tx, user.email, { questions: user.totalQuestionCount });
      await this.removals.run(tx, user);
      await tx.delete(User, { id });
      const mail = await this.mails.writeNews(tx, user, { template: 'account-removed' });
      await this.registry.endAll(tx, id);
      return mail;
    });
    this.mails.send(mail);
  }
}
