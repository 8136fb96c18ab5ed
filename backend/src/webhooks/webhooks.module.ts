import { Module } from '@nestjs/common';
import { QueueModule } from '../platform/queue/queue.module.js';
import { WebhookCompletionsService } from './webhook-completions.service.js';
import { WebhookOutboxRepository } from './webhook-outbox.repository.js';
import { WebhookOutboxService } from './webhook-outbox.service.js';
import { WEBHOOKS_QUEUE, WebhooksQueue } from './webhooks.queue.js';

@Module({
  imports: [
    // One try per job: a delivery's row says when the next one is due.
    QueueModule.of(WEBHOOKS_QUEUE, { tries: 1 }),
  ],
  providers: [
    WebhookOutboxRepository,
    WebhookOutboxService,
    WebhookCompletionsService,
    WebhooksQueue,
  ],
  exports: [
    WebhookOutboxRepository,
    WebhookOutboxService,
    WebhookCompletionsService,
    WebhooksQueue,
  ],
})
export class WebhooksModule {}
