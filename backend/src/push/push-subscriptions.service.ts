import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { SessionsService } from '../accounts/sessions.service.js';
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
    @InjectDataSource() private readonly database: DataSource,
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly sessions: SessionsService,
    private readonly registry: SessionRegistry,
    private readonly audit: Audit,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Signing out ends the browser's notifications; signing out everywhere ends those of all
   * browsers.
   */
  onModuleInit(): void {
    this.registry.whenOneEnds((userId, sid, next) =>
      next === undefined
        ? this.end(userId, { session: sessionName(sid) })
        : this.subscriptions.rename(userId, sessionName(sid), sessionName(next)),
    );
    this.registry.whenAllEnd((tx, userId) => this.subscriptions.removeAll(tx, userId));
  }

  /**
   * @throws AppError `VALIDATION_FAILED` for an invalid endpoint, or another user's with other
   * keys; `UNAUTHENTICATED` when the session has ended in the meantime.
   */
  async add(request: Request, subscription: NewPushSubscription): Promise<void> {
    if (!isPublicUrl(subscription.endpoint, { local: runsLocally(this.env) })) throw invalid();
    const session = sessionName(request.sessionID);
    const userId = await this.database.transaction(async (tx) => {
      const { id } = await this.sessions.lockUser(tx, request);
      const browser = { userId: id, session };
      const max = LIMITS.pushSubscriptions;
      if (!(await this.subscriptions.save(tx, browser, subscription, max))) throw invalid();
      return id;
    });
    // A single session ends, or gets another id, without that lock.
    if (await this.registry.isOpen(request.sessionID)) return;
    await this.end(userId, { session });
    throw new AppError('UNAUTHENTICATED');
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

const invalid = (): AppError =>
  new AppError('VALIDATION_FAILED', { fields: { endpoint: 'Invalid input' } });
