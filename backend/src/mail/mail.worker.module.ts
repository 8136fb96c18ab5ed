import { Module } from '@nestjs/common';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { RecurringJobsModule } from '../platform/queue/recurring-jobs.js';
import { RetentionModule } from '../platform/retention/retention.module.js';
import { RetentionService } from '../platform/retention/retention.service.js';
import { fileTransport } from './file-transport.js';
import { MailDeliveriesService } from './mail-deliveries.service.js';
import { MAIL_RETENTION } from './mail-retention.js';
import { MailModule } from './mail.module.js';
import { MailProcessor } from './mail.processor.js';
import { MAIL_TRANSPORT } from './mail-transport.js';
import { smtpTransport } from './smtp-transport.js';

@Module({
  imports: [MailModule, RecurringJobsModule, RetentionModule],
  providers: [
    {
      provide: MAIL_TRANSPORT,
      inject: [ENV],
      useFactory: ({ SMTP_URL, DATA_DIR }: Env) =>
        SMTP_URL === undefined ? fileTransport(DATA_DIR) : smtpTransport(SMTP_URL),
    },
    MailDeliveriesService,
    MailProcessor,
  ],
})
export class MailWorkerModule {
  constructor(retention: RetentionService) {
    retention.add(MAIL_RETENTION);
  }
}
