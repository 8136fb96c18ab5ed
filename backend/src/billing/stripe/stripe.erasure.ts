import { Injectable } from '@nestjs/common';
import { StripeBusiness } from './stripe.business.js';
import { stripeCode, StripeClient } from './stripe.client.js';

/** Stripe's maximum page size: more cards than an owner can save here. */
const PAGE = 100;

/** Removes at Stripe what a removed account leaves there. Idempotent. */
@Injectable()
export class StripeErasure {
  constructor(
    private readonly stripe: StripeClient,
    private readonly business: StripeBusiness,
  ) {}

  /**
   * Deletes a customer who has never paid. Stripe would end their subscriptions as well: end them
   * first, so that nothing is left to be paid.
   * @returns false when Stripe refuses.
   * @throws AppError `PAYMENTS_UNAVAILABLE`
   */
  deleteCustomer(customer: string): Promise<boolean> {
    return this.erase(customer, async () => {
      await this.stripe.call('customers.del', (sdk) => sdk.customers.del(customer));
    });
  }

  /**
   * Removes cards, name, address and VAT number of a customer whose invoices have to be kept. The
   * invoices keep what they show, and a refund reaches a card that is no longer saved.
   * @returns false when Stripe refuses.
   * @throws AppError `PAYMENTS_UNAVAILABLE`
   */
  removeDetails(customer: string): Promise<boolean> {
    return this.erase(customer, async () => {
      const cards = await this.stripe.call('customers.listPaymentMethods', (sdk) =>
        sdk.customers.listPaymentMethods(customer, { limit: PAGE }),
      );
      for (const { id } of cards.data) {
        await this.stripe.call('paymentMethods.detach', (sdk) => sdk.paymentMethods.detach(id));
      }
      await this.business.write(customer, null);
    });
  }

  private erase(customer: string, work: () => Promise<void>): Promise<boolean> {
    return this.stripe.accepts('removal', { customer }, async () => {
      try {
        await work();
      } catch (error) {
        if (stripeCode(error) !== 'resource_missing') throw error;
      }
    });
  }
}
