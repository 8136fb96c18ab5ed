import { setImmediate as turn } from 'node:timers/promises';
import { expect, it, jest } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { CustomerLeases } from './customer-leases.js';
import type { CustomersRepository, Lease } from './customers.repository.js';

const LEASE: Lease = { customerId: 1, token: 'a', takenAt: new Date() };

const customersWith = (more: object = {}) => ({
  takeLease: () => Promise.resolve(LEASE),
  renewLease: jest.fn((_lease: Lease) => Promise.resolve()),
  release: jest.fn((_lease: Lease) => Promise.resolve()),
  ...more,
});

const leasesOf = (customers: object) =>
  new CustomerLeases(customers as unknown as CustomersRepository);

it('whoever has lost the lease writes nothing', async () => {
  const held = leasesOf(customersWith({ lockLeased: () => Promise.resolve(true) }));
  await held.check({} as EntityManager, LEASE);
  const lost = leasesOf(customersWith({ lockLeased: () => Promise.resolve(false) }));
  await expect(lost.check({} as EntityManager, LEASE)).rejects.toMatchObject({ code: 'BUSY' });
});

it('a lease is renewed while the work lasts, well within its 12 seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  try {
    const customers = customersWith();
    let end = (): void => undefined;
    const work = leasesOf(customers).hold(1, () => new Promise<void>((done) => (end = done)));
    await turn();
    jest.advanceTimersByTime(6000);
    expect(customers.renewLease).toHaveBeenCalledWith(LEASE);
    jest.advanceTimersByTime(18_000);
    expect(customers.renewLease.mock.calls.length).toBeGreaterThanOrEqual(4);
    expect(customers.release).not.toHaveBeenCalled();
    end();
    await work;
    expect(customers.release).toHaveBeenCalledWith(LEASE);
    const renewals = customers.renewLease.mock.calls.length;
    jest.advanceTimersByTime(20_000);
    expect(customers.renewLease.mock.calls).toHaveLength(renewals);
  } finally {
    jest.useRealTimers();
  }
});
