import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ClaimedDelivery } from './webhook-deliveries.repository.js';
import { WebhookEntity } from './webhook.entity.js';

/**
 * A webhook that has failed for this long is switched off: the whole day for which one event is
 * tried, less its first pause. Only once the last try of an event is due.
 */
const SWITCHED_OFF_AFTER = `interval '23 hours 55 minutes'`;

/** Longer than the longest pause between two tries of an event. */
const CALLED_WITHIN = `interval '5 hours'`;

/**
 * A day of failures begins with the first failed call, and again after hours without any call, such
 * as those without the plan or without a worker: a single failure then says nothing.
 * `$2` is the delivery whose newest attempt has just failed.
 */
const BEGIN = `
  UPDATE webhooks SET "failingSince" = now()
  WHERE id = $1 AND ("failingSince" IS NULL OR
    "failingSince" < now() - ${SWITCHED_OFF_AFTER} AND NOT EXISTS (
      SELECT FROM webhook_deliveries WHERE "webhookId" = $1
        AND (attempts -> (CASE WHEN id = $2 THEN -2 ELSE -1 END) ->> 'at')::timestamptz
          > now() - ${CALLED_WITHIN}))`;

const SWITCH_OFF = `
  UPDATE webhooks SET enabled = false, "disabledAt" = now()
  WHERE id = $1 AND enabled AND "failingSince" < now() - ${SWITCHED_OFF_AFTER} AND ($2 OR EXISTS (
    SELECT FROM webhook_deliveries
    WHERE "webhookId" = $1 AND state = 'waiting' AND "expiresAt" <= now()))
  RETURNING id, url, "userId", "disabledAt"`;

/** A webhook that was just switched off. */
export type SwitchedOff = Pick<WebhookEntity, 'id' | 'url' | 'userId'> & { disabledAt: Date };

/** Records whether webhooks accept their calls. */
@Injectable()
export class WebhookHealthRepository {
  async markWell(tx: EntityManager, id: number): Promise<void> {
    await tx.query(
      `UPDATE webhooks SET "failingSince" = NULL WHERE id = $1 AND "failingSince" IS NOT NULL`,
      [id],
    );
  }

  /** @returns the webhook, if it has failed for a day and was switched off now. */
  async markFailing(
    tx: EntityManager,
    { webhookId, id, isLast }: Pick<ClaimedDelivery, 'webhookId' | 'id' | 'isLast'>,
  ): Promise<SwitchedOff | undefined> {
    await tx.query(BEGIN, [webhookId, id]);
    const [[off]] = await tx.query<[SwitchedOff[], number]>(SWITCH_OFF, [webhookId, isLast]);
    return off;
  }
}
