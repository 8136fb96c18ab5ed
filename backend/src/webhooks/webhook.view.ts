import type { Webhook, WebhookDelivery } from '../contract/webhooks.js';
import type { WebhookDeliveryEntity } from './webhook-delivery.entity.js';
import type { WebhookEntity } from './webhook.entity.js';

export const webhookView = (webhook: WebhookEntity): Webhook => ({
  id: webhook.id,
  url: webhook.url,
  events: webhook.events,
  enabled: webhook.enabled,
  failingSince: webhook.failingSince?.toISOString() ?? null,
  disabledAt: webhook.disabledAt?.toISOString() ?? null,
  createdAt: webhook.createdAt.toISOString(),
});

export const deliveryView = (delivery: WebhookDeliveryEntity): WebhookDelivery => ({
  id: delivery.id,
  eventId: delivery.eventId,
  type: delivery.type,
  state: delivery.state,
  createdAt: delivery.createdAt.toISOString(),
  nextTryAt: delivery.state === 'waiting' ? delivery.nextTryAt.toISOString() : null,
  attempts: delivery.attempts,
});
