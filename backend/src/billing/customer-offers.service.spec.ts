import { expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import type { UsedOffersService } from '../accounts/offers/used-offers.service.js';
import type { RemovalHooksService } from '../accounts/removal-hooks.service.js';
import type { UsersService } from '../accounts/users.service.js';
import type { BillingCustomer } from './billing-customer.entity.js';
import { CustomerOffersService } from './customer-offers.service.js';
import type { CustomersService } from './customers.service.js';
import { inDays } from './entitlement.fixture.js';
import type { StripeCatalogue } from './stripe/stripe.catalogue.js';

const LEFT = { userId: null, closedAt: null, refundRequestedAt: null, refundedAt: null };

/** The cards that a sync of this customer keeps, with what they have used. */
async function keptOf(given: Partial<BillingCustomer>): Promise<unknown[]> {
  const kept: unknown[] = [];
  const offers = new CustomerOffersService(
    {} as RemovalHooksService,
    {
      keepCards: (_tx: object, cards: string[], used: object) => {
        kept.push(...cards.map((card) => ({ card, ...used })));
        return Promise.resolve();
      },
    } as unknown as UsedOffersService,
    {} as UsersService,
    {} as CustomersService,
    {} as StripeCatalogue,
  );
  const cards = { discount: ['first'], refund: ['back'] };
  await offers.keepOfRemoved({} as EntityManager, { ...LEFT, ...given } as BillingCustomer, cards);
  return kept;
}

const REFUNDED = { card: 'back', refund: true };

it('the cards of a removed account are kept when it is closed, and no longer by later syncs', async () => {
  expect(await keptOf({})).toEqual([{ card: 'first', firstMonth: true }, REFUNDED]);
  expect(await keptOf({ closedAt: inDays(-1) })).toEqual([]);
  expect(await keptOf({ userId: 2 })).toEqual([]);
});

it('a card that is refunded only after the account was closed is kept, once', async () => {
  const asked = { closedAt: inDays(-1), refundRequestedAt: inDays(-2) };
  expect(await keptOf(asked)).toEqual([REFUNDED]);
  expect(await keptOf({ ...asked, refundedAt: inDays(-1) })).toEqual([]);
});
