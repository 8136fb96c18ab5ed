import { Injectable } from '@nestjs/common';
import type { PaidPlan } from '../../contract/plans.js';
import { StripeCatalogue } from './stripe.catalogue.js';
import { StripeClient, type Stripe } from './stripe.client.js';
import { planOfLine, pricesOfInvoice } from './stripe.invoices.js';
import {
  stripeSubscription,
  SUBSCRIPTION_EXPANSIONS,
  type StripeSubscription,
} from './stripe.state.js';

/** The price of an upgrade today. */
export interface UpgradePrice {
  /** Cents. */
  amountDue: number;
  /** ISO 4217, in lower case. */
  currency: string;
  /** Breakdown in cents per plan; negative amounts are credited. */
  lines: { plan: PaidPlan | null; amount: number }[];
}

/** Seconds. */
const HOUR = 3600;

/** Upgrades at Stripe: prices them, and carries them out at that price. */
@Injectable()
export class StripeUpgrades {
  constructor(
    private readonly stripe: StripeClient,
    private readonly catalogue: StripeCatalogue,
  ) {}

  /** Previews the price of an upgrade with the current proration. Changes nothing. */
  async preview(
    subscription: StripeSubscription,
    plan: PaidPlan,
    now: Date,
  ): Promise<UpgradePrice> {
    const price = await this.catalogue.priceOf(plan);
    const invoice = await this.stripe.call('invoices.createPreview', (sdk) =>
      sdk.invoices.createPreview({
        subscription: subscription.id,
        subscription_details: {
          items: [{ id: subscription.itemId, price }],
          proration_behavior: 'always_invoice',
          proration_date: prorationDate(subscription, now),
        },
      }),
    );
    const prices = await this.catalogue.pricesOf(pricesOfInvoice(invoice));
    const lines = invoice.lines.data.map((line) => ({
      plan: planOfLine(line, prices),
      amount: line.amount,
    }));
    const { amount_due: amountDue, currency } = invoice;
    return {
      amountDue,
      currency,
      lines: lines.toSorted((one, other) => other.amount - one.amount),
    };
  }

  /**
   * Switches to a higher plan once the difference is paid, and only then removes a pending
   * cancellation: since its version 2026-09-30, Stripe's API takes both in one pending update.
   * Costs what `preview` returned within the same hour.
   */
  async carryOut(
    subscription: StripeSubscription,
    plan: PaidPlan,
    now: Date,
  ): Promise<StripeSubscription> {
    const { id, itemId, latestInvoice, cancelAtPeriodEnd } = subscription;
    const price = await this.catalogue.priceOf(plan);
    const date = prorationDate(subscription, now);
    const update: Stripe.SubscriptionUpdateParams = {
      items: [{ id: itemId, price }],
      proration_behavior: 'always_invoice',
      proration_date: date,
      payment_behavior: 'pending_if_incomplete',
      ...(cancelAtPeriodEnd && { cancel_at_period_end: false }),
      expand: SUBSCRIPTION_EXPANSIONS,
    };
    const once = [id, plan, latestInvoice?.id, date, cancelAtPeriodEnd].join('-');
    return stripeSubscription(
      await this.stripe.call('subscriptions.update', (sdk) =>
        sdk.subscriptions.update(id, update, { idempotencyKey: `upgrade-${once}` }),
      ),
    );
  }
}

/**
 * Stripe prorates by the second, so the amount would change before the user confirms it. Prorating
 * from the start of the hour keeps it stable, at most a few cents higher. Seconds since 1970.
 */
const prorationDate = ({ periodStart }: StripeSubscription, now: Date): number => {
  const seconds = Math.floor(now.getTime() / 1000);
  return Math.max(seconds - (seconds % HOUR), Math.ceil(periodStart.getTime() / 1000));
};
