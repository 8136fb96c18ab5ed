import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { QueueModule } from '../platform/queue/queue.module.js';
import { Mail } from './mail.entity.js';
import { MAIL_QUEUE, MailQueue } from './mail.queue.js';
import { MailOutboxService } from './mail-outbox.service.js';
import { MailsRepository } from './mails.repository.js';

@Module({
  // One try per job: the mail's row says when the next one is due.
  imports: [QueueModule.of(MAIL_QUEUE, { tries: 1 }), TypeOrmModule.forFeature([Mail])],
  providers: [MailQueue, MailsRepository, MailOutboxService],
  exports: [MailQueue, MailsRepository, MailOutboxService],
})
export class MailModule {}
