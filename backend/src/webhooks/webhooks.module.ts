import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { QueueModule } from '../platform/queue/queue.module.js';
import { WebhookCompletions } from './webhook-completions.service.js';
import { WebhookDeliveryEntity } from './webhook-delivery.entity.js';
import { WebhookOutboxRepository } from './webhook-outbox.repository.js';
import { WebhookOutbox } from './webhook-outbox.service.js';
import { WebhookEntity } from './webhook.entity.js';
import { WEBHOOKS_QUEUE, WebhooksQueue } from './webhooks.queue.js';
import { WebhooksService } from './webhooks.service.js';

@Module({
  imports: [
    AccountsModule,
    // One try per job: a delivery's row says when the next one is due.
    QueueModule.of(WEBHOOKS_QUEUE, { tries: 1 }),
    TypeOrmModule.forFeature([WebhookEntity, WebhookDeliveryEntity]),
  ],
  providers: [
    ...[WebhookOutboxRepository, WebhookOutbox, WebhookCompletions],
    ...[WebhooksQueue, WebhooksService],
  ],
  exports: [
    ...[WebhookOutboxRepository, WebhookOutbox, WebhookCompletions],
    ...[WebhooksQueue, WebhooksService],
  ],
})
export class WebhooksModule {}
