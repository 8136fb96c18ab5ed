import { Injectable } from '@nestjs/common';
import type { PaidPlan, Plan } from '../../contract/plans.js';
import { StripeCatalogue } from './stripe.catalogue.js';
import { stripeCode, StripeClient, type Stripe } from './stripe.client.js';
import { StripeDisputes } from './stripe.disputes.js';
import { customerState, endedUnpaid, hiddenMonth, pricesIn } from './stripe.customer-state.js';
import {
  ENDED_BY_DISPUTE,
  stripeSubscription,
  SUBSCRIPTION_EXPANSIONS,
  type CustomerState,
  type StripeSubscription,
} from './stripe.state.js';

/** Maximum objects of one kind read per customer: years of monthly plans and ended attempts. */
const ALL = { limit: 10_000 };

/** Stripe's maximum page size. */
const PAGE = 100;

type PaymentSettings = Stripe.SubscriptionCreateParams.PaymentSettings;

interface NewSubscription {
  customer: string;
  plan: PaidPlan;
  coupon: string | null;
  /** Idempotency key: the same attempt creates the same subscription. */
  attempt: string;
}

/**
 * Without it, an account's invoice settings choose the ways to pay; only a card tells whether it has
 * had a one-time offer, and can be shown and replaced. Applies to every invoice of a subscription.
 */
const CARDS_ONLY = { payment_method_types: ['card'] } satisfies PaymentSettings;

const EXPANDED = { expand: SUBSCRIPTION_EXPANSIONS };

/** Stripe calls for one customer. */
@Injectable()
export class StripeAccount {
  constructor(
    private readonly stripe: StripeClient,
    private readonly catalogue: StripeCatalogue,
    private readonly disputes: StripeDisputes,
  ) {}

  /**
   * @returns the customer's id at Stripe. Never looked up by e-mail, which may be somebody else's.
   */
  async createCustomer(email: string | null, userId: number, key: string): Promise<string> {
    const customer: Stripe.CustomerCreateParams = {
      metadata: { userId: String(userId) },
      ...(email !== null && { email }),
    };
    const { id } = await this.stripe.call('customers.create', (sdk) =>
      sdk.customers.create(customer, { idempotencyKey: `customer-${key}` }),
    );
    return id;
  }

  /** Changes the address that Stripe writes to and prints. @returns false when Stripe refuses. */
  setEmail(customer: string, email: string): Promise<boolean> {
    return this.stripe.accepts('email address', { customer }, async () => {
      await this.stripe.call('customers.update', (sdk) =>
        sdk.customers.update(customer, { email }),
      );
    });
  }

  async read(customer: string): Promise<CustomerState> {
    const [{ now, subscriptions: listed }, invoices] = await Promise.all([
      this.subscriptionsOf(customer),
      this.stripe.call('invoices.list', (sdk) =>
        sdk.invoices
          .list({ customer, limit: PAGE, expand: ['data.payments'] })
          .autoPagingToArray(ALL),
      ),
    ]);
    const [prices, ...subscriptions] = await Promise.all([
      this.catalogue.pricesOf(pricesIn(listed, invoices)),
      ...listed.map((one) => this.withMonth(one, invoices)),
    ]);
    // Read last, so that the card of every paid invoice is known.
    const charges = await this.stripe.call('charges.list', (sdk) =>
      sdk.charges.list({ customer, limit: PAGE }).autoPagingToArray(ALL),
    );
    const disputed = await this.disputes.takenBack(charges);
    return customerState({ now, prices, subscriptions, invoices, charges, disputed });
  }

  /** The subscription, with the unpaid invoice of its month as the latest one. */
  private async withMonth(
    subscription: Stripe.Subscription,
    invoices: Stripe.Invoice[],
  ): Promise<Stripe.Subscription> {
    const id = hiddenMonth(subscription, invoices);
    if (id === null) return subscription;
    const invoice = await this.stripe.call('invoices.retrieve', (sdk) =>
      sdk.invoices.retrieve(id, { expand: ['confirmation_secret'] }),
    );
    return { ...subscription, latest_invoice: invoice };
  }

  /** The subscriptions, with Stripe's time when they were read. */
  private subscriptionsOf(
    customer: string,
  ): Promise<{ now: Date; subscriptions: Stripe.Subscription[] }> {
    const expand = [...SUBSCRIPTION_EXPANSIONS, 'customer'].map((path) => `data.${path}`);
    return this.stripe.call('subscriptions.list', async (sdk) => {
      const list = sdk.subscriptions.list({ customer, status: 'all', limit: PAGE, expand });
      const subscriptions = await list.autoPagingToArray(ALL);
      const { lastResponse } = await list;
      return { now: new Date(lastResponse.headers.date ?? Date.now()), subscriptions };
    });
  }

  /** Creates a subscription whose first invoice is unpaid. */
  async subscribe({
    customer,
    plan,
    coupon,
    attempt,
  }: NewSubscription): Promise<StripeSubscription> {
    const price = await this.catalogue.priceOf(plan);
    const subscription: Stripe.SubscriptionCreateParams = {
      customer,
      items: [{ price }],
      payment_behavior: 'default_incomplete',
      payment_settings: { ...CARDS_ONLY, save_default_payment_method: 'on_subscription' },
      metadata: { attempt },
      ...(coupon !== null && { discounts: [{ coupon }] }),
      ...EXPANDED,
    };
    return stripeSubscription(
      await this.stripe.call('subscriptions.create', (sdk) =>
        sdk.subscriptions.create(subscription, { idempotencyKey: `subscription-${attempt}` }),
      ),
    );
  }

  /** Creates a subscription paid with Stripe's test card. */
  async subscribeTest(customer: string, plan: PaidPlan): Promise<void> {
    const price = await this.catalogue.priceOf(plan);
    await this.stripe.call('subscriptions.create', async (sdk) => {
      const { id } = await sdk.paymentMethods.attach('pm_card_visa', { customer });
      await sdk.subscriptions.create({
        customer,
        items: [{ price }],
        default_payment_method: id,
        payment_behavior: 'error_if_incomplete',
        payment_settings: CARDS_ONLY,
      });
    });
  }

  /** @param intended recorded in the same call. */
  async cancelAtPeriodEnd(
    { id }: StripeSubscription,
    cancel: boolean,
    intended: Plan | null = null,
  ): Promise<void> {
    await this.stripe.call('subscriptions.update', (sdk) =>
      sdk.subscriptions.update(id, { cancel_at_period_end: cancel, metadata: { intended } }),
    );
  }

  /** Records what is to follow the current month, before the calls that see to it. */
  async intend({ id }: StripeSubscription, intended: Plan | null): Promise<void> {
    await this.stripe.call('subscriptions.update', (sdk) =>
      sdk.subscriptions.update(id, { metadata: { intended } }),
    );
  }

  /**
   * Lets the subscription end with its month because of a disputed payment, and records that at
   * Stripe, so that it happens only once.
   */
  async stopFor(disputed: string, { id }: StripeSubscription): Promise<void> {
    await this.stripe.call('subscriptions.update', (sdk) =>
      sdk.subscriptions.update(id, { cancel_at_period_end: true, metadata: { disputed } }),
    );
  }

  /**
   * Voids an invoice that nobody owes any more, unless Stripe refuses. A draft of a subscription
   * cannot be deleted, only finalized and voided. Idempotent.
   */
  drop({ id, status }: Stripe.Invoice): Promise<boolean> {
    return this.stripe.accepts('voided invoice', { invoice: id }, async () => {
      const open =
        status === 'draft'
          ? await this.stripe.call('invoices.finalize', (sdk) =>
              sdk.invoices.finalizeInvoice(id, { auto_advance: false }),
            )
          : { status };
      if (open.status !== 'open') return;
      await this.stripe.call('invoices.void', (sdk) => sdk.invoices.voidInvoice(id));
    });
  }

  /**
   * Cancels a subscription at once. A browser or Stripe may be paying its open invoice at this
   * moment: the same request marks such a payment as `late`. Idempotent.
   */
  async cancelNow(
    { id, latestInvoice }: StripeSubscription,
    why: typeof ENDED_BY_DISPUTE | null = null,
  ): Promise<void> {
    const isPaid = latestInvoice === null || latestInvoice.status === 'paid';
    const comment = isPaid ? why : endedUnpaid(latestInvoice.id);
    const details = comment === null ? {} : { cancellation_details: { comment } };
    try {
      await this.stripe.call('subscriptions.cancel', (sdk) =>
        sdk.subscriptions.cancel(id, details),
      );
    } catch (error) {
      if (stripeCode(error) !== 'resource_missing') throw error;
    }
  }

  /**
   * Refunds a payment in full, unless Stripe refuses. Idempotent without an idempotency key, under
   * which Stripe would repeat a refusal for a day.
   */
  async refund(payment_intent: string): Promise<void> {
    await this.stripe.accepts('refund', { payment_intent }, async () => {
      try {
        await this.stripe.call('refunds.create', (sdk) =>
          sdk.refunds.create({ payment_intent, reason: 'requested_by_customer' }),
        );
      } catch (error) {
        if (stripeCode(error) !== 'charge_already_refunded') throw error;
      }
    });
  }

  /** How far the payment of this secret is. */
  async progressOf(clientSecret: string): Promise<Stripe.PaymentIntent.Status> {
    const [id = ''] = clientSecret.split('_secret_');
    const intent = await this.stripe.call('paymentIntents.retrieve', (sdk) =>
      sdk.paymentIntents.retrieve(id),
    );
    return intent.status;
  }
}
