import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Counter } from 'prom-client';
import { LOGGER } from '../platform/logging/logging.module.js';
import { outcomeOf, pauseAfter, type PushOutcome } from './outcome.js';
import { PushDeliveriesRepository, type ClaimedDelivery } from './push-deliveries.repository.js';
import { PushSender } from './push-sender.js';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.js';

const pushes = new Counter({
  name: 'zampa_pushes_total',
  help: 'Tries of this worker to send a notification: sent, to be tried again, refused, expired, or to a browser that is gone',
  labelNames: ['outcome'],
});

/** Sends notifications, each to one browser. */
@Injectable()
export class PushDeliveriesService {
  constructor(
    private readonly deliveries: PushDeliveriesRepository,
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly sender: PushSender,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Does nothing when the delivery is not due. */
  async deliver(id: number): Promise<void> {
    const delivery = await this.deliveries.claim(id);
    if (!delivery) return;
    const outcome = delivery.ttl > 0 ? await this.send(delivery) : 'expired';
    pushes.inc({ outcome });
    if (outcome === 'gone') await this.subscriptions.removeGone(delivery.subscriptionId);
    else if (outcome !== 'later') await this.deliveries.remove(delivery);
  }

  private async send(delivery: ClaimedDelivery): Promise<PushOutcome> {
    const { status, retryAfter, err } = await this.answerTo(delivery);
    const outcome = outcomeOf(status);
    if (outcome === 'later') {
      await this.deliveries.tryLater(delivery, pauseAfter(delivery.attempts, retryAfter));
    }
    this.log(delivery, outcome, { status, err });
    return outcome;
  }

  /** An unreachable service counts as temporarily unavailable (503). */
  private async answerTo(delivery: ClaimedDelivery) {
    try {
      return { ...(await this.sender.send(delivery)), err: undefined };
    } catch (error) {
      const { name, code } = error as { name?: string; code?: string };
      return { status: 503, retryAfter: undefined, err: code ?? name };
    }
  }

  /** Never logs the endpoint, which is a key, nor the text. */
  private log({ id, attempts, endpoint }: ClaimedDelivery, outcome: PushOutcome, facts: object) {
    const line = { deliveryId: id, attempts, service: new URL(endpoint).host, ...facts };
    if (outcome === 'sent') this.logger.info(line, 'notification sent');
    else this.logger.warn({ ...line, outcome }, 'notification not sent');
  }
}
