import { Module } from '@nestjs/common';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { RecurringJobsModule } from '../platform/queue/recurring-jobs.js';
import { RetentionModule } from '../platform/retention/retention.module.js';
import { RetentionService } from '../platform/retention/retention.service.js';
import { DeliveryService } from './delivery.service.js';
import { MAIL_RETENTION } from './mail-retention.js';
import { MailModule } from './mail.module.js';
import { MailProcessor } from './mail.processor.js';
import { MailsService } from './mails.service.js';
import { outbox } from './outbox.js';
import { POST } from './post.js';
import { smtpPost } from './smtp-post.js';

@Module({
  imports: [MailModule, RecurringJobsModule, RetentionModule],
  providers: [
    {
      provide: POST,
      inject: [ENV],
      useFactory: ({ SMTP_URL, DATA_DIR }: Env) =>
        SMTP_URL === undefined ? outbox(DATA_DIR) : smtpPost(SMTP_URL),
    },
    MailsService,
    DeliveryService,
    MailProcessor,
  ],
})
export class MailWorkerModule {
  constructor(retention: RetentionService) {
    retention.add(MAIL_RETENTION);
  }
}
