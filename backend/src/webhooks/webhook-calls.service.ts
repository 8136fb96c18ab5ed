import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import { Counter } from 'prom-client';
import { DataSource, type EntityManager } from 'typeorm';
import { User } from '../accounts/user.entity.js';
import type { WebhookAttempt } from '../contract/webhooks.js';
import { MailOutboxService } from '../mail/mail-outbox.service.js';
import { AppError } from '../platform/errors/app-error.js';
import { Audit } from '../platform/logging/audit.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import { pauseAfter } from './retry.js';
import { WebhookCompletionsService } from './webhook-completions.service.js';
import {
  WebhookDeliveriesRepository,
  type ClaimedDelivery,
  type Receiver,
} from './webhook-deliveries.repository.js';
import { WebhookHealthRepository, type SwitchedOff } from './webhook-health.repository.js';
import { WebhookSender } from './webhook-sender.js';

const calls = new Counter({
  name: 'zampa_webhook_calls_total',
  help: 'Calls of webhooks by this worker: delivered, to be tried again, or given up',
  labelNames: ['outcome'],
});

const isTaken = ({ status }: WebhookAttempt): boolean =>
  status !== null && status >= 200 && status < 300;

/** Makes the calls that are due for webhooks. */
@Injectable()
export class WebhookCallsService {
  private isEnding = false;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly health: WebhookHealthRepository,
    private readonly completions: WebhookCompletionsService,
    private readonly sender: WebhookSender,
    private readonly mails: MailOutboxService,
    private readonly audit: Audit,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Makes due calls one after another while they succeed. The next call to a failing receiver comes
   * from the sweep, so that it does not hold up the others.
   */
  async call(webhookId: number): Promise<void> {
    for (let goesOn = true; goesOn && !this.isEnding;) {
      const claimed = await this.deliveries.claim(webhookId);
      goesOn = claimed !== undefined && (await this.deliver(claimed.delivery, claimed.to));
    }
  }

  /** Starts no further calls after those in progress. */
  end(): void {
    this.isEnding = true;
  }

  /** @returns whether the receiver accepted it. */
  private async deliver(delivery: ClaimedDelivery, to: Receiver): Promise<boolean> {
    const data = await this.dataOf(delivery, to);
    if (data === null) {
      await this.deliveries.drop(delivery);
      return true;
    }
    const { eventId, type, createdAt } = delivery;
    const body = JSON.stringify({ id: eventId, type, createdAt: createdAt.toISOString(), data });
    const attempt = await this.sender.send(to, { eventId, type, body });
    const taken = isTaken(attempt);
    if (taken) await this.keepSuccess(delivery, attempt);
    else await this.keepFailure(delivery, attempt);
    this.log(delivery, attempt, taken);
    return taken;
  }

  /** Null if there is no longer anything to report. */
  private async dataOf(delivery: ClaimedDelivery, { userId }: Receiver): Promise<object | null> {
    const { isReady, type, data } = delivery;
    if (isReady) return data;
    try {
      const whole = await this.completions.complete(type, userId, data);
      if (whole) await this.deliveries.complete(delivery, whole);
      return whole;
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }

  private keepSuccess(delivery: ClaimedDelivery, attempt: WebhookAttempt): Promise<void> {
    return this.database.transaction(async (tx) => {
      const isOurs = await this.deliveries.markDelivered(tx, delivery, attempt);
      if (isOurs) await this.health.markWell(tx, delivery.webhookId);
    });
  }

  private async keepFailure(delivery: ClaimedDelivery, attempt: WebhookAttempt): Promise<void> {
    const pause = pauseAfter(Math.max(0, delivery.tried));
    const mail = await this.database.transaction(async (tx) => {
      const isOurs = await this.deliveries.markFailed(tx, delivery, attempt, pause);
      const off = isOurs && (await this.health.markFailing(tx, delivery));
      return off ? this.tellOwner(tx, off) : null;
    });
    await this.mails.send(mail);
  }

  private async tellOwner(tx: EntityManager, off: SwitchedOff): Promise<number | null> {
    const { id, userId, url, disabledAt } = off;
    this.audit.record('webhook-switched-off', { userId, webhookId: id });
    const owner = await tx.findOneBy(User, { id: userId });
    if (!owner?.email || !owner.emailVerifiedAt) return null;
    return this.mails.write(tx, {
      key: `webhook-off-${String(id)}-${disabledAt.toISOString()}`,
      to: owner.email,
      template: 'webhook-switched-off',
      language: owner.language,
      data: { name: owner.username, host: new URL(url).host },
    });
  }

  /** Never logs the address, which may contain a key, nor the response. */
  private log(delivery: ClaimedDelivery, attempt: WebhookAttempt, taken: boolean): void {
    const { id, webhookId, tries, isLast } = delivery;
    const { status, fault, durationMs } = attempt;
    const outcome = taken ? 'delivered' : isLast ? 'given up' : 'later';
    calls.inc({ outcome });
    const line = { deliveryId: id, webhookId, tries, status, fault, durationMs, outcome };
    if (taken) this.logger.debug(line, 'webhook called');
    else this.logger.info(line, 'webhook not delivered');
  }
}
