import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { RemovalWitnesses } from '../removal-witnesses.service.js';
import { UsedOffersService } from '../offers/used-offers.service.js';
import { User } from '../user.entity.js';
import { AccountMails } from './account-mails.js';

/** How an account ends. */
@Injectable()
export class AccountRemovalService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly mails: AccountMails,
    private readonly removals: RemovalWitnesses,
    private readonly offers: UsedOffersService,
  ) {}

  /**
   * Removes the account with its pets, chats and messages, and tells its owner; one that is gone
   * is fine. Its customer is left without a user: billing ends what is still paid for.
   */
  async remove(id: number): Promise<void> {
    const mail = await this.database.transaction(async (tx) => {
      // Keeps the count of questions as it is, but lets pass whoever only refers to the account:
      // waiting for it with a pet held, they would stand in the way of its removal.
      const lock = { mode: 'for_no_key_update' } as const;
      const user = await tx.findOne(User, { where: { id }, lock });
      if (!user) return null;
      await this.offers.keepAddress(tx, user.email, { questions: user.totalQuestionCount });
      await this.removals.tell(tx, user);
      await tx.delete(User, { id });
      return this.mails.writeNews(tx, user, { template: 'account-removed' });
    });
    this.mails.send(mail);
  }
}
