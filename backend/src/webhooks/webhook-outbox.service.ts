import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { WebhookEventType } from '../contract/webhooks.js';
import { registerGauge } from '../platform/health/gauges.js';
import { WebhookOutboxRepository, type NewEvent } from './webhook-outbox.repository.js';
import { WebhooksQueue } from './webhooks.queue.js';

/**
 * For rooms that report events to webhooks: call `write` within the transaction (or make
 * `tellWebhooks()` a part of the statement), and `send` once it is committed.
 */
@Injectable()
export class WebhookOutboxService implements OnModuleInit {
  constructor(
    private readonly events: WebhookOutboxRepository,
    private readonly queue: WebhooksQueue,
  ) {}

  onModuleInit(): void {
    registerGauge(
      'zampa_oldest_webhook_call_waiting_seconds',
      'Since the oldest call became due of a webhook whose last call succeeded; 0 without one',
      () => this.events.longestWait(),
    );
  }

  /** @returns the webhooks to call. */
  async write<Type extends WebhookEventType>(
    tx: EntityManager,
    type: Type,
    events: NewEvent<Type>[],
  ): Promise<number[]> {
    return events.length === 0 ? [] : this.events.insert(tx, type, events);
  }

  /** Never fails: the worker's sweep finds what is not sent now. */
  async send(webhookIds: number[] | null | undefined): Promise<void> {
    if (webhookIds?.length) await this.queue.enqueue(webhookIds);
  }
}
