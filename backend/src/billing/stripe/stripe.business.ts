import { Injectable } from '@nestjs/common';
import type { BusinessDetails } from '../../contract/business.js';
import { stripeCode, StripeClient } from './stripe.client.js';

/** Tax ids listed at once. Stripe keeps at most five per customer. */
const PAGE = 20;

/** A customer's name, address and VAT number at Stripe: what its invoices show. */
@Injectable()
export class StripeBusiness {
  constructor(private readonly stripe: StripeClient) {}

  /**
   * Sets the customer's details to these, or removes them. Idempotent.
   * @returns false when Stripe refuses the VAT number: the rest is written.
   */
  async write(customer: string, details: BusinessDetails | null): Promise<boolean> {
    const shown = details === null ? { name: '', address: '' as const } : shownOf(details);
    await this.stripe.call('customers.update', (sdk) => sdk.customers.update(customer, shown));
    const owner = { type: 'customer', customer } as const;
    const kept = await this.stripe.call('taxIds.list', (sdk) =>
      sdk.taxIds.list({ owner, limit: PAGE }),
    );
    const wanted = details?.vatId ?? null;
    const others = kept.data.filter(({ value }) => value !== wanted);
    for (const { id } of others) {
      await this.stripe.call('taxIds.del', (sdk) => sdk.taxIds.del(id));
    }
    if (wanted === null || others.length < kept.data.length) return true;
    try {
      const taxId = { type: 'eu_vat', value: wanted, owner } as const;
      await this.stripe.call('taxIds.create', (sdk) => sdk.taxIds.create(taxId));
      return true;
    } catch (error) {
      if (stripeCode(error) !== 'tax_id_invalid') throw error;
      return false;
    }
  }
}

const shownOf = ({ company, street, postalCode, city, country }: BusinessDetails) => ({
  name: company,
  address: { line1: street, postal_code: postalCode, city, country },
});
