import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { TokenScopeName } from '../contract/tokens.js';
import type { WebhookEventType } from '../contract/webhooks.js';
import { AppError } from '../platform/errors/app-error.js';
import { WebhooksService } from './webhooks.service.js';

/** The scope a token needs for each event. */
const SCOPES: Record<WebhookEventType, TokenScopeName> = {
  'diary-entry': 'diary:read',
  finding: 'diary:read',
  'reminder-due': 'reminders',
  'reply-done': 'chat',
  'emergency-raised': 'chat',
};

const isEvent = (name: unknown): name is WebhookEventType =>
  typeof name === 'string' && Object.hasOwn(SCOPES, name);

/**
 * @throws AppError `SCOPE_MISSING` for the first event that the call's token may not read itself
 */
function assertReadable({ apiToken }: Request, events: readonly WebhookEventType[]): void {
  const missing = events
    .map((event) => SCOPES[event])
    .find((scope) => !apiToken?.scopes.includes(scope));
  if (missing !== undefined) throw new AppError('SCOPE_MISSING', { scope: missing });
}

/**
 * Prevents a token from subscribing to events that it may not read itself. For calls that
 * `TokenGuard` has admitted.
 */
@Injectable()
export class EventScopesGuard implements CanActivate {
  /** @throws AppError `SCOPE_MISSING` */
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const { events } = (request.body ?? {}) as { events?: unknown };
    assertReadable(request, Array.isArray(events) ? events.filter(isEvent) : []);
    return true;
  }
}

/**
 * The same for the events that a webhook already receives: a token without their scopes cannot
 * redirect them.
 */
@Injectable()
export class SentEventsGuard implements CanActivate {
  constructor(private readonly webhooks: WebhooksService) {}

  /** @throws AppError `SCOPE_MISSING` */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const webhooks = request.user ? await this.webhooks.list(request.user.id) : [];
    const changed = webhooks.find(({ id }) => id === Number(request.params.webhookId));
    // A webhook that is not the user's is left to the call, which reports it as not found.
    assertReadable(request, changed?.events ?? []);
    return true;
  }
}
