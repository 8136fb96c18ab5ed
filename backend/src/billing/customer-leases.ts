import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../platform/errors/app-error.js';

/** A dead holder's customer is free again after this. Seconds. */
const TERM = 12;

/** A living holder renews in time. Milliseconds. */
const RENEWAL = 4000;

/** Others wait so long for their turn. Milliseconds. */
const PATIENCE = 8000;
const POLL = 50;

const TAKE = `
  UPDATE billing_customers
  SET "leaseToken" = gen_random_uuid(), "leaseUntil" = now() + make_interval(secs => ${String(TERM)})
  WHERE id = $1 AND ("leaseUntil" IS NULL OR "leaseUntil" < now())
  RETURNING "leaseToken" AS token, now() AS "takenAt"`;

const RENEW = `
  UPDATE billing_customers SET "leaseUntil" = now() + make_interval(secs => ${String(TERM)})
  WHERE id = $1 AND "leaseToken" = $2`;

const GIVE_UP = `
  UPDATE billing_customers SET "leaseUntil" = NULL WHERE id = $1 AND "leaseToken" = $2`;

const IS_HELD = `
  SELECT id FROM billing_customers WHERE id = $1 AND "leaseToken" = $2 FOR UPDATE`;

/** The right to read and write one customer's billing, held by one at a time over all processes. */
export interface Lease {
  customerId: number;
  token: string;
  /** By the database's clock. */
  takenAt: Date;
}

/**
 * Calls of the payment provider happen inside a lease, so it is a row and not a lock: no
 * connection waits with it, and a killed process frees it by doing nothing.
 */
@Injectable()
export class CustomerLeases {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @throws AppError `BUSY` when the customer stays taken. */
  async hold<T>(customerId: number, work: (lease: Lease) => Promise<T>): Promise<T> {
    const lease = await this.take(customerId);
    const renewal = setInterval(() => void this.renew(lease), RENEWAL);
    try {
      return await work(lease);
    } finally {
      clearInterval(renewal);
      await this.database.query(GIVE_UP, [customerId, lease.token]).catch(() => undefined);
    }
  }

  /** Locks the customer's row if the lease still holds. @throws AppError `BUSY` when it was lost. */
  async check(tx: EntityManager, { customerId, token }: Lease): Promise<void> {
    const held = await tx.query<unknown[]>(IS_HELD, [customerId, token]);
    if (held.length === 0) throw new AppError('BUSY', {}, 1);
  }

  private async take(customerId: number): Promise<Lease> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const [[row]] = await this.database.query<[Omit<Lease, 'customerId'>[], number]>(TAKE, [
        customerId,
      ]);
      if (row) return { customerId, ...row };
      if (Date.now() > end) throw new AppError('BUSY', {}, 5);
      await delay(POLL);
    }
  }

  private async renew({ customerId, token }: Lease): Promise<void> {
    await this.database.query(RENEW, [customerId, token]).catch(() => undefined);
  }
}
