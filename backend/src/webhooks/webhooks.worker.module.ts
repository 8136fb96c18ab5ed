import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { RecurringJobsModule } from '../platform/queue/recurring-jobs.js';
import { RetentionModule } from '../platform/retention/retention.module.js';
import { RetentionService } from '../platform/retention/retention.service.js';
import { WebhookCallsService } from './webhook-calls.service.js';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository.js';
import { WebhookHealthRepository } from './webhook-health.repository.js';
import { WEBHOOK_RETENTION } from './webhook-retention.js';
import { WebhookSender } from './webhook-sender.js';
import { WebhooksModule } from './webhooks.module.js';
import { WebhooksProcessor } from './webhooks.processor.js';

@Module({
  imports: [WebhooksModule, MailModule, RecurringJobsModule, RetentionModule],
  providers: [
    WebhookDeliveriesRepository,
    WebhookHealthRepository,
    WebhookSender,
    WebhookCallsService,
    WebhooksProcessor,
  ],
})
export class WebhooksWorkerModule {
  constructor(retention: RetentionService) {
    retention.add(WEBHOOK_RETENTION);
  }
}
