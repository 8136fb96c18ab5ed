import { Injectable } from '@nestjs/common';
import type { CardReply } from '../contract/billing.js';
import { AppError } from '../platform/errors/app-error.js';
import { BillingSyncService } from './billing-sync.service.js';
import { CardSetups } from './card-setups.js';
import { CustomerLeases } from './customer-leases.js';
import { CustomersService } from './customers.service.js';
import { inForce } from './entitlement.js';
import { inTime } from './in-time.js';
import { StripeClient } from './stripe/stripe.client.js';

/** Lets an owner replace the card of their plan. Charges nothing. */
@Injectable()
export class SavedCardsService {
  constructor(
    private readonly customers: CustomersService,
    private readonly leases: CustomerLeases,
    private readonly billing: BillingSyncService,
    private readonly setups: CardSetups,
    private readonly stripe: StripeClient,
  ) {}

  /**
   * Starts saving another card, or continues. The sync that finds it saved replaces the old one. A
   * plan whose renewal has failed gets its new card with the payment of that renewal.
   * @throws AppError `NO_SUBSCRIPTION`, `PAYMENTS_NOT_CONFIGURED`, `PAYMENTS_UNAVAILABLE`, `BUSY`
   */
  async begin(userId: number): Promise<CardReply> {
    if (!this.stripe.configured) throw new AppError('PAYMENTS_NOT_CONFIGURED');
    const customer = await this.customers.find(userId);
    const stripeCustomerId = customer?.stripeCustomerId ?? null;
    if (customer === null || stripeCustomerId === null) throw new AppError('NO_SUBSCRIPTION');
    const { clientSecret } = await inTime(
      this.leases.hold(customer.id, async (lease) => {
        const [subscription] = inForce(await this.billing.syncHeld(lease));
        if (subscription?.status !== 'active') throw new AppError('NO_SUBSCRIPTION');
        return this.setups.begin(await this.customers.get(customer.id));
      }),
    );
    if (clientSecret === null) throw new AppError('PAYMENTS_UNAVAILABLE');
    return { clientSecret };
  }
}
