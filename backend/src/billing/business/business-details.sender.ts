import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { StripeBusiness } from '../stripe/stripe.business.js';
import { StripeClient } from '../stripe/stripe.client.js';
import { BusinessDetailsEntity } from './business-details.entity.js';

/** Sends business details to the payment provider, whose invoices show them. */
@Injectable()
export class BusinessDetailsSender {
  constructor(
    @InjectRepository(BusinessDetailsEntity)
    private readonly details: Repository<BusinessDetailsEntity>,
    private readonly stripe: StripeClient,
    private readonly customers: StripeBusiness,
  ) {}

  /**
   * Sends what the provider does not have yet. Call it under the customer's lease.
   * @returns false when the provider refuses it.
   * @throws AppError `PAYMENTS_UNAVAILABLE`
   */
  async send(userId: number, stripeCustomerId: string): Promise<boolean> {
    const row = await this.details.findOneBy({ userId });
    if (!row || row.version === row.sentVersion) return true;
    return this.stripe.accepts('business details', { userId }, () =>
      this.write(row, stripeCustomerId),
    );
  }

  /** For a new customer at the provider: marks the details as not sent. */
  async forgetSent(tx: EntityManager, userId: number): Promise<void> {
    await tx.update(BusinessDetailsEntity, { userId }, { sentVersion: 0 });
  }

  private async write(row: BusinessDetailsEntity, stripeCustomerId: string): Promise<void> {
    const { userId, version, isRemoved } = row;
    const accepted = await this.customers.write(stripeCustomerId, isRemoved ? null : row);
    // A change that came in the meantime is another version, which is sent next.
    if (isRemoved) await this.details.delete({ userId, version });
    else {
      const sent = { sentVersion: version, isVatRefused: !accepted };
      await this.details.update({ userId, version }, sent);
    }
  }
}
