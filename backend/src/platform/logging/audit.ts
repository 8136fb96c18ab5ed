import { Inject, Injectable, Global, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from './logging.module.js';

/** Security-relevant account events. */
export type AuditEvent =
  | 'registered'
  | 'signed-in'
  | 'sign-in-refused'
  | 'signed-out'
  | 'device-signed-out'
  | 'password-reset-asked'
  | 'password-reset'
  | 'password-changed'
  | 'email-change-asked'
  | 'email-confirmed'
  | 'account-secured'
  | 'provider-sign-in'
  | 'provider-disconnected'
  | 'token-made'
  | 'token-revoked'
  | 'tokens-revoked'
  | 'data-exported'
  | 'pet-removed'
  | 'account-removed'
  | 'webhook-added'
  | 'webhook-changed'
  | 'webhook-secret-rolled'
  | 'webhook-switched-off'
  | 'webhooks-switched-off'
  | 'webhook-removed'
  | 'summary-removed'
  | 'summary-link-ended'
  | 'calendar-ended'
  | 'notifications-ended'
  | 'consultation-asked'
  | 'consultation-taken'
  | 'consultation-returned'
  | 'consultation-closed'
  | 'consultation-withdrawn'
  | 'consultation-expired'
  | 'operator-refused'
  | 'vet-added'
  | 'vet-removed'
  | 'vet-factor-set-up'
  | 'vet-factor-passed'
  | 'vet-factor-refused'
  | 'vet-factor-reset'
  | 'vet-recovery-code-used';

/**
 * Logs one line per event, marked by the field `audit`: ids only, never addresses. A restore reads
 * them: a room that revokes or removes something lists in `repeated-removals.ts` what to repeat.
 */
@Injectable()
export class Audit {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  record(audit: AuditEvent, details: Record<string, string | number | null>): void {
    this.logger.info({ audit, ...details }, 'audit');
  }
}

@Global()
@Module({ providers: [Audit], exports: [Audit] })
export class AuditModule {}
