import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { TokenScopeName } from '../contract/tokens.js';
import type { WebhookEventType } from '../contract/webhooks.js';
import { AppError } from '../platform/errors/app-error.js';

/** What a token must be allowed to read to have an event sent. */
const SCOPES: Record<WebhookEventType, TokenScopeName> = {
  'diary-entry': 'diary:read',
  finding: 'diary:read',
  'reminder-due': 'reminders',
  'reply-done': 'chat',
  'emergency-raised': 'chat',
};

const isEvent = (name: unknown): name is WebhookEventType =>
  typeof name === 'string' && Object.hasOwn(SCOPES, name);

/** A token has nothing sent that it may not read itself. For calls that `TokenGuard` has admitted. */
@Injectable()
export class EventScopesGuard implements CanActivate {
  /** @throws AppError `SCOPE_MISSING` */
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const { apiToken } = request;
    const { events } = (request.body ?? {}) as { events?: unknown };
    const wanted = Array.isArray(events) ? events.filter(isEvent) : [];
    const missing = wanted
      .map((event) => SCOPES[event])
      .find((scope) => !apiToken?.scopes.includes(scope));
    if (missing !== undefined) throw new AppError('SCOPE_MISSING', { scope: missing });
    return true;
  }
}
