import { Injectable } from '@nestjs/common';
import { stripeCode, StripeClient, type Stripe } from './stripe.client.js';

/** Disputes in which the bank holds the money, or has kept it. An inquiry takes none. */
const TAKEN_BACK = [
  'needs_response',
  'under_review',
  'appeal_needs_response',
  'appeal_under_review',
  'lost',
];

/**
 * Whether a dispute that was prevented gave the owner the money back, as an agreement with the banks
 * does.
 */
const isSettled = ({ status, balance_transactions: moved }: Stripe.Dispute): boolean =>
  status === 'prevented' && moved.reduce((sum, { amount }) => sum + amount, 0) < 0;

/** Payments that an owner contests at their bank. */
@Injectable()
export class StripeDisputes {
  constructor(private readonly stripe: StripeClient) {}

  /** The charges whose money the bank has taken back, for now or for good. */
  async takenBack(charges: Stripe.Charge[]): Promise<Stripe.Charge[]> {
    const taken = [];
    for (const charge of charges) {
      if (charge.disputed && (await this.isTakenBack(charge.id))) taken.push(charge);
    }
    return taken;
  }

  /** The customer of a charge: a dispute does not name them. */
  async customerOf(charge: string): Promise<string | null> {
    try {
      const { customer } = await this.stripe.call('charges.retrieve', (sdk) =>
        sdk.charges.retrieve(charge),
      );
      return typeof customer === 'string' ? customer : (customer?.id ?? null);
    } catch (error) {
      if (stripeCode(error) !== 'resource_missing') throw error;
      return null;
    }
  }

  private async isTakenBack(charge: string): Promise<boolean> {
    const { data } = await this.stripe.call('disputes.list', (sdk) =>
      sdk.disputes.list({ charge }),
    );
    return data.some((dispute) => TAKEN_BACK.includes(dispute.status) || isSettled(dispute));
  }
}
