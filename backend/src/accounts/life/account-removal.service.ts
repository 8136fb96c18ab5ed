import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { User } from '../user.entity.js';
import { AccountMails } from './account-mails.js';

/** How an account ends. */
@Injectable()
export class AccountRemovalService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly mails: AccountMails,
  ) {}

  /**
   * Removes the account with its pets, chats and messages, and tells its owner; one that is gone
   * is fine. Its customer is left without a user: billing ends what is still paid for.
   */
  async remove(id: number): Promise<void> {
    const mail = await this.database.transaction(async (tx) => {
      const user = await tx.findOneBy(User, { id });
      if (!user) return null;
      const { affected } = await tx.delete(User, { id });
      if (!affected) return null;
      return this.mails.writeNews(tx, user, { template: 'account-removed' });
    });
    this.mails.send(mail);
  }
}
