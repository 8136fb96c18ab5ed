import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { LIMITS } from '../contract/limits.js';
import type { NewPushSubscription, PushEndpoint } from '../contract/push.js';
import { AppError } from '../platform/errors/app-error.js';
import { Audit } from '../platform/logging/audit.js';
import { isPublicUrl, runsLocally } from '../platform/outgoing/public-address.js';
import { sessionName } from '../platform/session/redis-session.store.js';
import { SessionRegistry } from '../platform/session/session-registry.js';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.js';

/** A browser in the data export. The endpoint is a key, so only its service is named. */
interface ExportedSubscription {
  service: string;
  addedAt: string;
}

/** Browsers in which users want notifications. */
@Injectable()
export class PushSubscriptionsService implements OnModuleInit {
  constructor(
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly sessions: SessionRegistry,
    private readonly audit: Audit,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Signing out ends the browser's notifications; signing out everywhere ends those of all
   * browsers.
   */
  onModuleInit(): void {
    this.sessions.whenOneEnds((userId, sid, next) =>
      next === undefined
        ? this.end(userId, { session: sessionName(sid) })
        : this.subscriptions.rename(userId, sessionName(sid), sessionName(next)),
    );
    this.sessions.whenAllEnd((tx, userId) => this.subscriptions.removeAll(tx, userId));
  }

  /**
   * @throws AppError `VALIDATION_FAILED` for an invalid endpoint, or another user's with other
   * keys.
   */
  async add(userId: number, sid: string, subscription: NewPushSubscription): Promise<void> {
    const isAllowed = isPublicUrl(subscription.endpoint, { local: runsLocally(this.env) });
    const browser = { userId, session: sessionName(sid) };
    const max = LIMITS.pushSubscriptions;
    if (isAllowed && (await this.subscriptions.save(browser, subscription, max))) return;
    throw new AppError('VALIDATION_FAILED', { fields: { endpoint: 'Invalid input' } });
  }

  /** Does nothing for an endpoint that is not the user's. */
  remove(userId: number, { endpoint }: PushEndpoint): Promise<void> {
    return this.end(userId, { endpoint });
  }

  async exported(userId: number): Promise<ExportedSubscription[]> {
    const all = await this.subscriptions.list(userId);
    return all.map(({ endpoint, createdAt }) => ({
      service: new URL(endpoint).host,
      addedAt: createdAt.toISOString(),
    }));
  }

  private async end(
    userId: number,
    which: { endpoint: string } | { session: string },
  ): Promise<void> {
    for (const subscriptionId of await this.subscriptions.remove(userId, which)) {
      this.audit.record('notifications-ended', { userId, subscriptionId });
    }
  }
}
