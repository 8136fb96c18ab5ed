import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import type { ProfileChanges } from '../../contract/accounts.js';
import { SessionsService } from '../sessions.service.js';
import { UsersService } from '../users.service.js';
import { AccountMails } from './account-mails.js';
import { EmailConfirmationService } from './email-confirmation.service.js';

/** What owners change in their profiles. */
@Injectable()
export class ProfileChangesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly emails: EmailConfirmationService,
    private readonly mails: AccountMails,
  ) {}

  /**
   * Makes all of the changes, or none.
   * @throws AppError `ACCOUNT_EXISTS` when another account has the name or the address;
   * `TOO_MANY_REQUESTS`; `UNAUTHENTICATED` when the session has ended in the meantime.
   */
  async make(request: Request, { username, email, country }: ProfileChanges): Promise<void> {
    const mail = await this.database.transaction(async (tx) => {
      const user = await this.sessions.lockUser(tx, request);
      if (username !== undefined) await this.users.rename(tx, user.id, username);
      if (country !== undefined) await this.users.setCountry(tx, user.id, country);
      return email === undefined ? null : this.emails.change(tx, user, email);
    });
    this.mails.send(mail);
  }
}
