import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../platform/errors/app-error.js';
import { CustomersRepository, type Lease } from './customers.repository.js';

/** Renewal interval of a lease. Milliseconds. */
const RENEWAL = 4000;

/** How long others wait for a lease. Milliseconds. */
const WAIT_LIMIT = 8000;
const POLL = 50;

/**
 * Calls to the payment provider happen under a lease, which is a row instead of a lock: it ties up
 * no connection, and expires by itself when its process is killed.
 */
@Injectable()
export class CustomerLeases {
  constructor(private readonly customers: CustomersRepository) {}

  /** @throws AppError `BUSY` when the customer stays leased. */
  async hold<T>(customerId: number, work: (lease: Lease) => Promise<T>): Promise<T> {
    const lease = await this.acquire(customerId);
    const ignore = () => undefined;
    const renewal = setInterval(() => void this.customers.renewLease(lease).catch(ignore), RENEWAL);
    try {
      return await work(lease);
    } finally {
      clearInterval(renewal);
      await this.customers.release(lease).catch(ignore);
    }
  }

  /**
   * Locks the customer's row if the lease is still held. @throws AppError `BUSY` when it was lost.
   */
  async check(tx: EntityManager, lease: Lease): Promise<void> {
    if (!(await this.customers.lockLeased(tx, lease))) throw new AppError('BUSY', {}, 1);
  }

  private async acquire(customerId: number): Promise<Lease> {
    const end = Date.now() + WAIT_LIMIT;
    for (;;) {
      const lease = await this.customers.takeLease(customerId);
      if (lease) return lease;
      if (Date.now() > end) throw new AppError('BUSY', {}, 5);
      await delay(POLL);
    }
  }
}
