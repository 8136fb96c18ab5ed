import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Repository, type EntityManager } from 'typeorm';
import { StripeEvent } from './stripe-event.entity.js';

/** A sync covers only events received before $2. */
const MARK_PROCESSED = `
  UPDATE stripe_events SET "processedAt" = now()
  WHERE "stripeCustomerId" = $1 AND "processedAt" IS NULL AND "receivedAt" < $2::timestamptz
  RETURNING EXTRACT(EPOCH FROM now() - created)::float8 AS lag`;

const OLDEST_WAITING = `
  SELECT COALESCE(EXTRACT(EPOCH FROM now() - min("receivedAt")), 0)::float8 AS seconds
  FROM stripe_events WHERE "processedAt" IS NULL`;

@Injectable()
export class StripeEventsRepository {
  constructor(@InjectRepository(StripeEvent) private readonly events: Repository<StripeEvent>) {}

  /** @returns false for an event that is already stored. */
  async store(
    tx: EntityManager,
    event: Pick<StripeEvent, 'id' | 'type' | 'stripeCustomerId' | 'created'>,
  ): Promise<boolean> {
    const insert = tx.createQueryBuilder().insert().into(StripeEvent).values(event).orIgnore();
    const inserted = await insert.returning('id').execute();
    return (inserted.raw as unknown[]).length > 0;
  }

  /** Marks an event as processed that concerns none of our customers. */
  async dismiss(tx: EntityManager, id: string): Promise<void> {
    await tx.update(StripeEvent, { id }, { processedAt: new Date() });
  }

  /** @returns the age in seconds of each event that was waiting. */
  async markProcessed(
    tx: EntityManager,
    stripeCustomerId: string | null,
    receivedBefore: Date,
  ): Promise<number[]> {
    const [rows] = await tx.query<[{ lag: number }[], number]>(MARK_PROCESSED, [
      stripeCustomerId,
      receivedBefore,
    ]);
    return rows.map(({ lag }) => lag);
  }

  /** Whether a sync has covered the event. */
  isProcessed(id: string): Promise<boolean> {
    return this.events.existsBy({ id, processedAt: Not(IsNull()) });
  }

  /** Seconds since the oldest unprocessed event was received; 0 without one. */
  async oldestWaiting(): Promise<number> {
    const [row] = await this.events.query<{ seconds: number }[]>(OLDEST_WAITING);
    return row?.seconds ?? 0;
  }
}
