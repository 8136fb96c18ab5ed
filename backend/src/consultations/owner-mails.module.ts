import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { CaseReturnsModule } from './case-returns.module.js';
import { OwnerMailsService } from './owner-mails.service.js';

@Module({
  imports: [CaseReturnsModule, MailModule],
  providers: [OwnerMailsService],
  exports: [OwnerMailsService],
})
export class OwnerMailsModule {}
