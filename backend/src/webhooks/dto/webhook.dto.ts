import { ArrayNotEmpty } from 'class-validator';
import { LIMITS } from '../../contract/limits.js';
import {
  WEBHOOK_EVENTS,
  type NewWebhook,
  type WebhookChanges,
  type WebhookEventType,
} from '../../contract/webhooks.js';
import {
  Flag,
  INVALID,
  Optional,
  QueryNumber,
  SomeOf,
  TextRule,
  Trimmed,
  wholeNumber,
} from '../../platform/validation/fields.js';
import { MAX_ID } from '../../platform/database/safe-integer.js';

export class NewWebhookDto implements NewWebhook {
  @Trimmed({ min: 1, max: LIMITS.webhookUrl.max }) url: string;
  @SomeOf(WEBHOOK_EVENTS)
  @ArrayNotEmpty({ message: 'Choose at least one' })
  events: WebhookEventType[];
}

export class WebhookChangesDto implements WebhookChanges {
  @Optional() @Trimmed({ min: 1, max: LIMITS.webhookUrl.max }) url?: string;
  @Optional()
  @SomeOf(WEBHOOK_EVENTS)
  @ArrayNotEmpty({ message: 'Choose at least one' })
  events?: WebhookEventType[];
  @Optional() @Flag() enabled?: boolean;
}

/** Which page of a log. */
export class WebhookLogQueryDto {
  @QueryNumber(LIMITS.webhookLog.max) limit: number = LIMITS.webhookLog.standard;
  /** Only deliveries before this one. */
  @QueryNumber(MAX_ID) before?: number;
}

/** Which page of a log, for programs. */
export class WebhookLogPageDto {
  @QueryNumber(LIMITS.webhookLog.max) limit: number = LIMITS.webhookLog.standard;
  /** The `nextCursor` of the previous page. */
  @Optional()
  @TextRule('cursor', (text) => wholeNumber(text) <= MAX_ID, INVALID, { type: 'string' })
  cursor?: string;
}
