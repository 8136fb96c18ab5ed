import { Module } from '@nestjs/common';
import { QueueModule } from '../platform/queue/queue.module.js';
import { MAIL_QUEUE, MailQueue } from './mail.queue.js';
import { MailService } from './mail.service.js';

@Module({
  // One try a job: the mail's row says when the next one is due.
  imports: [QueueModule.of(MAIL_QUEUE, { tries: 1 })],
  providers: [MailQueue, MailService],
  exports: [MailQueue, MailService],
})
export class MailModule {}
