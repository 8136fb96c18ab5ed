import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { WebhookAttempt } from '../contract/webhooks.js';
import { WebhookDeliveryEntity } from './webhook-delivery.entity.js';
import { HAS_PLAN } from './webhook-outbox.repository.js';

/** A delivery that this worker has claimed. */
export interface ClaimedDelivery extends Pick<
  WebhookDeliveryEntity,
  'id' | 'webhookId' | 'eventId' | 'type' | 'data' | 'isReady' | 'createdAt' | 'tries' | 'attempts'
> {
  /** Whether this is the last try. */
  isLast: boolean;
  /** Seconds since it was first due. */
  tried: number;
}

/** The receiver of a delivery. */
export interface Receiver {
  userId: number;
  url: string;
  /** Secrets that sign, newest first. */
  secrets: string[];
}

/** Seconds for which a delivery is claimed: longer than a call takes. */
const CLAIM = 20;

/** Concurrent calls of one webhook, across all workers; only one if its last call failed. */
const AT_ONCE = 4;

/** Attempts that a delivery shows: the newest. */
const SHOWN_ATTEMPTS = 20;

/** Locks the receiver, so that workers count its concurrent calls one at a time. */
const RECEIVER = `
  SELECT "userId", url, "failingSince" IS NOT NULL AS "isFailing",
    ARRAY[secret] || CASE WHEN "formerUntil" > now() THEN string_to_array("formerSecret", ' ') END
      AS secrets
  FROM webhooks JOIN users ON users.id = webhooks."userId"
  WHERE webhooks.id = $1 AND enabled AND ${HAS_PLAN}
  FOR NO KEY UPDATE OF webhooks`;

const TAKE = `
  UPDATE webhook_deliveries SET tries = tries + 1,
    "claimedUntil" = now() + make_interval(secs => ${String(CLAIM)}),
    "nextTryAt" = now() + make_interval(secs => ${String(CLAIM)})
  WHERE id = (
    SELECT id FROM webhook_deliveries
    WHERE "webhookId" = $1 AND state = 'waiting' AND "nextTryAt" <= now()
    ORDER BY "nextTryAt" LIMIT 1
  ) AND $2 > (
    SELECT count(*) FROM webhook_deliveries
    WHERE "webhookId" = $1 AND "claimedUntil" > now()
  )
  RETURNING id, "webhookId", "eventId", type, data, "isReady", "createdAt", tries, attempts,
    "expiresAt" <= now() AS "isLast",
    extract(epoch FROM now() - ("expiresAt" - interval '24 hours'))::float8 AS tried`;

const MINE = `id = $1 AND tries = $2 AND state = 'waiting'`;

const DUE = `
  SELECT webhooks.id FROM webhooks JOIN users ON users.id = webhooks."userId" AND ${HAS_PLAN}
  WHERE enabled AND EXISTS (
    SELECT FROM webhook_deliveries
    WHERE "webhookId" = webhooks.id AND state = 'waiting' AND "nextTryAt" <= now())
  ORDER BY "failingSince" NULLS FIRST LIMIT 1000`;

/** Fails deliveries that expired over ten minutes ago and that no worker has completed. */
const EXPIRE = `
  UPDATE webhook_deliveries SET state = 'failed', "claimedUntil" = NULL
  WHERE id IN (
    SELECT id FROM webhook_deliveries
    WHERE state = 'waiting' AND "expiresAt" < now() - interval '10 minutes'
    LIMIT 1000 FOR UPDATE SKIP LOCKED)`;

/** Reads and writes the state of deliveries. All times are the database's. */
@Injectable()
export class WebhookDeliveriesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Claims the next delivery of a webhook; undefined if none is due, or enough are in progress. */
  claim(webhookId: number): Promise<{ delivery: ClaimedDelivery; to: Receiver } | undefined> {
    return this.database.transaction(async (tx) => {
      const [to] = await tx.query<(Receiver & { isFailing: boolean })[]>(RECEIVER, [webhookId]);
      if (!to) return undefined;
      const atOnce = to.isFailing ? 1 : AT_ONCE;
      const [[delivery]] = await tx.query<[ClaimedDelivery[], number]>(TAKE, [webhookId, atOnce]);
      return delivery && { delivery, to };
    });
  }

  /** Stores the data that the event's room has completed. */
  async complete({ id, tries }: ClaimedDelivery, data: object): Promise<void> {
    await this.database.query(
      `UPDATE webhook_deliveries SET data = $3, "isReady" = true WHERE ${MINE}`,
      [id, tries, JSON.stringify(data)],
    );
  }

  /** Removes a delivery with nothing to report. */
  async drop({ id, tries }: ClaimedDelivery): Promise<void> {
    await this.database.query(`DELETE FROM webhook_deliveries WHERE ${MINE}`, [id, tries]);
  }

  /** @returns whether this worker still held it. */
  async markDelivered(
    tx: EntityManager,
    delivery: ClaimedDelivery,
    attempt: WebhookAttempt,
  ): Promise<boolean> {
    const [, rows] = await tx.query<[unknown[], number]>(
      `UPDATE webhook_deliveries SET state = 'delivered', "claimedUntil" = NULL, attempts = $3
       WHERE ${MINE}`,
      [...mine(delivery), attemptsWith(delivery, attempt)],
    );
    return rows > 0;
  }

  /** Schedules a retry after a pause, the last one at the end of the period; or gives up. */
  async markFailed(
    tx: EntityManager,
    delivery: ClaimedDelivery,
    attempt: WebhookAttempt,
    pause: number,
  ): Promise<boolean> {
    const [, rows] = await tx.query<[unknown[], number]>(
      `UPDATE webhook_deliveries SET attempts = $3, "claimedUntil" = NULL,
         state = CASE WHEN $4 THEN 'failed' ELSE state END,
         "nextTryAt" = least(now() + make_interval(secs => $5), "expiresAt")
       WHERE ${MINE}`,
      [...mine(delivery), attemptsWith(delivery, attempt), delivery.isLast, pause],
    );
    return rows > 0;
  }

  /** Webhooks with something due, failing ones last. */
  async due(): Promise<number[]> {
    const rows = await this.database.query<{ id: number }[]>(DUE);
    return rows.map(({ id }) => id);
  }

  async expire(): Promise<void> {
    await this.database.query(EXPIRE);
  }
}

const mine = ({ id, tries }: ClaimedDelivery) => [id, tries];

const attemptsWith = ({ attempts }: ClaimedDelivery, attempt: WebhookAttempt): string =>
  JSON.stringify([...attempts, attempt].slice(-SHOWN_ATTEMPTS));
