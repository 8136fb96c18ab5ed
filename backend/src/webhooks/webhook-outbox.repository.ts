import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { includesPlan, PLANS } from '../contract/plans.js';
import type { WebhookEventData, WebhookEventType } from '../contract/webhooks.js';

/** An event that a statement writes for webhooks, in SQL. */
interface Told {
  type: WebhookEventType;
  /** The source of the event, with its joins; no row, no event. */
  from: string;
  /** The owner of the webhooks, in SQL. */
  userId: string;
  /** Each event type occurs once per subject. */
  subject: string;
  /** A JSON object. */
  data: string;
  /** Whether the data is already complete, or else is completed just before it is sent. */
  isReady?: boolean;
}

const PLANS_WITH_IT = PLANS.filter((plan) => includesPlan(plan, 'expert'));

export const HAS_PLAN = `users."subscriptionStatus" IN (${PLANS_WITH_IT.map((plan) => `'${plan}'`).join(', ')})`;

/** An emergency does not wait for earlier events. */
const FIRST_TRY: Partial<Record<WebhookEventType, string>> = {
  'emergency-raised': `now() - interval '1 day'`,
};

/**
 * The part of a statement that writes an event, once, for each of an owner's webhooks that
 * subscribes to it. It returns the ids of these webhooks as `webhookId`.
 */
export const tellWebhooks = ({ type, from, userId, subject, data, isReady = true }: Told) => `
  INSERT INTO webhook_deliveries ("webhookId", "eventId", type, data, "isReady", "nextTryAt")
  SELECT webhook.id, '${type}-' || ${subject}, '${type}', ${data}, ${String(isReady)},
    ${FIRST_TRY[type] ?? 'now()'}
  FROM ${from}
  JOIN webhooks AS webhook ON webhook."userId" = ${userId}
    AND webhook.enabled AND '${type}' = ANY(webhook.events)
  JOIN users ON users.id = webhook."userId" AND ${HAS_PLAN}
  ON CONFLICT DO NOTHING
  RETURNING "webhookId"`;

/** An event that a room writes within its transaction. */
export interface NewEvent<Type extends WebhookEventType = WebhookEventType> {
  userId: number;
  subject: string;
  data: WebhookEventData[Type];
}

const insertOf = (type: WebhookEventType): string =>
  tellWebhooks({
    type,
    from: `json_to_recordset($1::json) AS event ("userId" bigint, subject text, data jsonb)`,
    userId: 'event."userId"',
    subject: 'event.subject',
    data: 'event.data',
  });

const TEST = `
  INSERT INTO webhook_deliveries ("webhookId", "eventId", type, data)
  VALUES ($1, 'test-' || gen_random_uuid(), 'test', '{}')
  RETURNING id`;

const AGAIN = `
  UPDATE webhook_deliveries SET state = 'waiting', "nextTryAt" = now(),
    "expiresAt" = now() + interval '24 hours'
  WHERE id = $1 AND ("claimedUntil" IS NULL OR "claimedUntil" < now())`;

/** Not `nextTryAt` alone: an emergency's first try is dated back. */
const LONGEST_WAIT = `
  SELECT coalesce(extract(epoch FROM now() - min(due.since)), 0)::float8 AS seconds
  FROM webhooks JOIN users ON users.id = webhooks."userId" AND ${HAS_PLAN}
  JOIN LATERAL (
    SELECT min(greatest("createdAt", "nextTryAt")) AS since FROM webhook_deliveries
    WHERE "webhookId" = webhooks.id AND state = 'waiting' AND "nextTryAt" <= now()
  ) AS due ON true
  WHERE enabled AND "failingSince" IS NULL`;

/** Writes events, each together with its cause. */
@Injectable()
export class WebhookOutboxRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @returns the webhooks to call. */
  async insert<Type extends WebhookEventType>(
    tx: EntityManager,
    type: Type,
    events: NewEvent<Type>[],
  ): Promise<number[]> {
    const rows = await tx.query<{ webhookId: number }[]>(insertOf(type), [JSON.stringify(events)]);
    return rows.map(({ webhookId }) => webhookId);
  }

  /** An event without content, for one webhook. @returns the delivery's id. */
  async insertTest(webhookId: number): Promise<number> {
    const [row] = await this.database.query<{ id: number }[]>(TEST, [webhookId]);
    return row?.id ?? 0;
  }

  /** Seconds for which the oldest call has been due, failing receivers excluded. */
  async longestWait(): Promise<number> {
    const [row] = await this.database.query<{ seconds: number }[]>(LONGEST_WAIT);
    return row?.seconds ?? 0;
  }

  /** Retries a delivery, for another day at most, unless a worker has claimed it. */
  async again(id: number): Promise<void> {
    await this.database.query(AGAIN, [id]);
  }
}
