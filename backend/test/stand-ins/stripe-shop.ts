import Stripe from 'stripe';
import type { SandboxCard, SandboxPayment } from '../../src/contract/sandbox.js';
import { sandboxFetch } from '../../src/sandbox/sandbox-fetch.js';
import { MemoryStore } from '../../src/sandbox/store/memory.store.js';
import { StripeSandbox } from '../../src/sandbox/stripe-sandbox.js';

export const CARD: SandboxCard = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' };

/** The real SDK over the sandbox, with two plans and a customer. */
export class Shop {
  readonly sandbox = new StripeSandbox(new MemoryStore());
  readonly stripe = new Stripe('sk_test_shop', {
    httpClient: Stripe.createFetchHttpClient(sandboxFetch(this.sandbox)),
    maxNetworkRetries: 0,
  });
  pro = '';
  expert = '';
  customer = '';

  static async open(): Promise<Shop> {
    const shop = new Shop();
    shop.pro = await shop.price('pro', 1299);
    shop.expert = await shop.price('expert', 2499);
    shop.customer = (await shop.stripe.customers.create({ email: 'ada@example.test' })).id;
    return shop;
  }

  async price(key: string, cents: number): Promise<string> {
    const { id } = await this.stripe.prices.create({
      currency: 'eur',
      unit_amount: cents,
      recurring: { interval: 'month' },
      lookup_key: key,
      product_data: { name: key },
    });
    return id;
  }

  /** A subscription that waits for its first payment. */
  subscribe(
    more: Partial<Stripe.SubscriptionCreateParams> = {},
  ): Promise<Stripe.Response<Stripe.Subscription>> {
    return this.stripe.subscriptions.create({
      customer: this.customer,
      items: [{ price: this.pro }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand: ['latest_invoice.confirmation_secret'],
      ...more,
    });
  }

  /** An active subscription, paid with this card. */
  async subscribed(number = CARD.number): Promise<Stripe.Subscription> {
    const subscription = await this.subscribe();
    const secret = secretOf(subscription);
    const { status } = await this.pay(secret, { number });
    if (status === 'requires_action') await this.answerBank(secret, true);
    return this.stripe.subscriptions.retrieve(subscription.id);
  }

  /** To the dearer plan, at once and only when it is paid. */
  upgrade(subscription: Stripe.Subscription): Promise<Stripe.Subscription> {
    return this.stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription).id, price: this.expert }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
      expand: ['latest_invoice.confirmation_secret'],
    });
  }

  async pay(clientSecret: string, card: Partial<SandboxCard> = {}): Promise<SandboxPayment> {
    const payment = await this.sandbox.confirm({ clientSecret, card: { ...CARD, ...card } });
    if (!payment) throw new Error('wrong secret');
    return payment;
  }

  async answerBank(clientSecret: string, approved: boolean): Promise<SandboxPayment> {
    const payment = await this.sandbox.authenticate({ clientSecret, approved });
    if (!payment) throw new Error('wrong secret');
    return payment;
  }

  async wait(days: number): Promise<void> {
    await this.sandbox.settings({ advanceDays: days });
  }

  /** Types of all events, oldest first. */
  async events(): Promise<string[]> {
    const { data } = await this.stripe.events.list({ limit: 100 });
    return data.map(({ type }) => type as string).reverse();
  }

  read(id: string): Promise<Stripe.Subscription> {
    return this.stripe.subscriptions.retrieve(id);
  }

  async invoices(): Promise<Stripe.Invoice[]> {
    const list = { customer: this.customer, expand: ['data.payments'] };
    return (await this.stripe.invoices.list(list)).data;
  }
}

export function invoiceOf({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice {
  if (typeof invoice !== 'object' || !invoice) throw new Error('the invoice is not expanded');
  return invoice;
}

export function secretOf(subscription: Stripe.Subscription): string {
  const secret = invoiceOf(subscription).confirmation_secret?.client_secret;
  if (secret === undefined) throw new Error('there is nothing to confirm');
  return secret;
}

export function itemOf({ items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error('there is no item');
  return item;
}

/** The error that the SDK makes of a refusal. */
export async function refusal(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('the call was not refused');
}
