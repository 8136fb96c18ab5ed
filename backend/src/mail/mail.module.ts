import { Module } from '@nestjs/common';
import { QueueModule } from '../platform/queue/queue.module.js';
import { MAIL_QUEUE, MailQueue } from './mail.queue.js';
import { MailOutbox } from './mail-outbox.service.js';
import { MailsRepository } from './mails.repository.js';

@Module({
  // One try a job: the mail's row says when the next one is due.
  imports: [QueueModule.of(MAIL_QUEUE, { tries: 1 })],
  providers: [MailQueue, MailsRepository, MailOutbox],
  exports: [MailQueue, MailsRepository, MailOutbox],
})
export class MailModule {}
