import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/mail.module.js';
import { SessionModule } from '../platform/session/session.module.js';
import { AccountsModule } from './accounts.module.js';
import { AccountMails } from './life/account-mails.js';
import { AccountToken } from './life/account-token.entity.js';
import { AccountTokensService } from './life/account-tokens.service.js';
import { MailLimits } from './mail-limits.js';
import { ProofsService } from './proofs.service.js';
import { SessionsService } from './sessions.service.js';
import { SignInLimits } from './sign-in-limits.js';

const services = [
  AccountMails,
  AccountTokensService,
  MailLimits,
  ProofsService,
  SessionsService,
  SignInLimits,
];

/** What a sensitive change in any room needs: a proof before it, and a mail that reports it. */
@Module({
  imports: [AccountsModule, MailModule, SessionModule, TypeOrmModule.forFeature([AccountToken])],
  providers: services,
  exports: services,
})
export class ProofsModule {}
