import { Module } from '@nestjs/common';
import { MailQueue } from './mail.queue.js';
import { MailService } from './mail.service.js';

@Module({
  providers: [MailQueue, MailService],
  exports: [MailQueue, MailService],
})
export class MailModule {}
