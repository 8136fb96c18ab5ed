import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';

/** Maximum of customers taken per sweep. */
const BATCH = 20;

/** Other sweeps skip a taken customer for this long. Seconds. */
const TAKEN_FOR = 60;

/**
 * An event received during a sync is processed after this time even if its job is lost. Seconds.
 */
const MISSED_EVENT_AFTER = 60;

/** Term of a lease: a dead holder's customer is free afterwards. Seconds. */
const LEASE_TERM = 12;

const TAKE_LEASE = `
  UPDATE billing_customers
  SET "leaseToken" = gen_random_uuid(), "leaseUntil" = now() + make_interval(secs => $2)
  WHERE id = $1 AND ("leaseUntil" IS NULL OR "leaseUntil" < now())
  RETURNING id AS "customerId", "leaseToken" AS token, now() AS "takenAt"`;

const RENEW_LEASE = `
  UPDATE billing_customers SET "leaseUntil" = now() + make_interval(secs => $3)
  WHERE id = $1 AND "leaseToken" = $2`;

const RELEASE = `
  UPDATE billing_customers SET "leaseUntil" = NULL WHERE id = $1 AND "leaseToken" = $2`;

const LOCK_LEASED = `
  SELECT id FROM billing_customers WHERE id = $1 AND "leaseToken" = $2 FOR UPDATE`;

/**
 * Customers of removed accounts are due at once, whatever was planned, and again until nothing is
 * left to cancel.
 */
const TAKE_DUE = `
  UPDATE billing_customers SET "nextSyncAt" = now() + make_interval(secs => $1)
  WHERE id IN (
    SELECT id FROM billing_customers
    WHERE "nextSyncAt" <= now()
      OR ("userId" IS NULL AND "closedAt" IS NULL AND (
        "nextSyncAt" IS NULL OR "nextSyncAt" > now() + make_interval(secs => $1)))
    ORDER BY "nextSyncAt" NULLS FIRST LIMIT $2
    FOR UPDATE SKIP LOCKED)
  RETURNING id`;

const SYNC_WITHIN = (column: 'id' | '"stripeCustomerId"') => `
  UPDATE billing_customers
  SET "nextSyncAt" = LEAST("nextSyncAt", now() + make_interval(secs => $2))
  WHERE ${column} = $1 RETURNING id`;

const MARK_SYNCED = `
  UPDATE billing_customers SET "syncedAt" = now(),
    "nextSyncAt" = LEAST($2::timestamptz, (
      SELECT now() + make_interval(secs => $9) FROM stripe_events
      WHERE "stripeCustomerId" = billing_customers."stripeCustomerId" AND "processedAt" IS NULL
      LIMIT 1)),
    "introUsedAt" = CASE WHEN $3 THEN COALESCE("introUsedAt", now()) ELSE "introUsedAt" END,
    "refundedAt" = CASE WHEN $4 THEN COALESCE("refundedAt", now()) ELSE "refundedAt" END,
    "refundableUntil" = $6::timestamptz,
    "discountCards" = $7,
    "refundCards" = $8,
    "closedAt" = CASE WHEN $5 THEN COALESCE("closedAt", now()) ELSE "closedAt" END
  WHERE id = $1`;

/** Exclusive right to read and write one customer's billing, across all processes. */
export interface Lease {
  customerId: number;
  token: string;
  /** By the database's clock. */
  takenAt: Date;
}

/** The result of a sync. */
export interface Synced {
  nextSyncAt: Date | null;
  discounted: boolean;
  refunded: boolean;
  closed: boolean;
  refundableUntil: Date | null;
  cards: { discount: string[]; refund: string[] };
}

/** Statements on `billing_customers` that depend on the database's clock or on a lock. */
@Injectable()
export class CustomersRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Undefined while another holder has the lease. */
  async takeLease(customerId: number): Promise<Lease | undefined> {
    const [rows] = await this.update<Lease>(TAKE_LEASE, [customerId, LEASE_TERM]);
    return rows[0];
  }

  async renewLease({ customerId, token }: Lease): Promise<void> {
    await this.update(RENEW_LEASE, [customerId, token, LEASE_TERM]);
  }

  async release({ customerId, token }: Lease): Promise<void> {
    await this.update(RELEASE, [customerId, token]);
  }

  /** Locks the customer's row. @returns whether the lease is still held. */
  async lockLeased(tx: EntityManager, { customerId, token }: Lease): Promise<boolean> {
    return (await tx.query<unknown[]>(LOCK_LEASED, [customerId, token])).length > 0;
  }

  /** Takes customers that are due, and those without a user. @returns their ids. */
  async takeDue(): Promise<number[]> {
    const [rows] = await this.update<{ id: number }>(TAKE_DUE, [TAKEN_FOR, BATCH]);
    return rows.map(({ id }) => id);
  }

  /** Makes the customer due within so many seconds, unless already due earlier. */
  async syncWithin(id: number, seconds: number): Promise<void> {
    await this.update(SYNC_WITHIN('id'), [id, seconds]);
  }

  /** The same for an event's customer. @returns the customer's id, if it is ours. */
  async syncForEvent(
    tx: EntityManager,
    stripeCustomerId: string | null,
  ): Promise<number | undefined> {
    const [rows] = await tx.query<[{ id: number }[], number]>(SYNC_WITHIN('"stripeCustomerId"'), [
      stripeCustomerId,
      MISSED_EVENT_AFTER,
    ]);
    return rows[0]?.id;
  }

  async markSynced(tx: EntityManager, id: number, found: Synced): Promise<void> {
    const { nextSyncAt, discounted, refunded, closed, refundableUntil, cards } = found;
    await tx.query(MARK_SYNCED, [
      id,
      nextSyncAt,
      discounted,
      refunded,
      closed,
      refundableUntil,
      cards.discount,
      cards.refund,
      MISSED_EVENT_AFTER,
    ]);
  }

  private update<Row>(sql: string, values: unknown[]): Promise<[Row[], number]> {
    return this.database.query<[Row[], number]>(sql, values);
  }
}
