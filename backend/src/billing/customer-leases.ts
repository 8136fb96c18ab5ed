import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../platform/errors/app-error.js';
import { CustomersRepository, type Lease } from './customers.repository.js';

/** A living holder renews in time. Milliseconds. */
const RENEWAL = 4000;

/** Others wait so long for their turn. Milliseconds. */
const PATIENCE = 8000;
const POLL = 50;

/**
 * Calls of the payment provider happen inside a lease, so it is a row and not a lock: no
 * connection waits with it, and a killed process frees it by doing nothing.
 */
@Injectable()
export class CustomerLeases {
  constructor(private readonly customers: CustomersRepository) {}

  /** @throws AppError `BUSY` when the customer stays taken. */
  async hold<T>(customerId: number, work: (lease: Lease) => Promise<T>): Promise<T> {
    const lease = await this.take(customerId);
    const ignore = () => undefined;
    const renewal = setInterval(() => void this.customers.renewLease(lease).catch(ignore), RENEWAL);
    try {
      return await work(lease);
    } finally {
      clearInterval(renewal);
      await this.customers.release(lease).catch(ignore);
    }
  }

  /** Locks the customer's row if the lease still holds. @throws AppError `BUSY` when it was lost. */
  async check(tx: EntityManager, lease: Lease): Promise<void> {
    if (!(await this.customers.lockLeased(tx, lease))) throw new AppError('BUSY', {}, 1);
  }

  private async take(customerId: number): Promise<Lease> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const lease = await this.customers.takeLease(customerId);
      if (lease) return lease;
      if (Date.now() > end) throw new AppError('BUSY', {}, 5);
      await delay(POLL);
    }
  }
}
