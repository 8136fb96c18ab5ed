import Stripe from 'stripe';
import { StripeSandbox, type Payment } from './stripe-sandbox.js';

/** For `Stripe.createFetchHttpClient`: requests end here instead of on a network. */
const fetchFrom =
  (sandbox: StripeSandbox): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const { status, body, replayed, date } = sandbox.handle({
      method: request.method,
      path: pathname + search,
      body: await request.text(),
      headers: Object.fromEntries(request.headers),
    });
    const headers = { date, ...(replayed && { 'idempotent-replayed': 'true' }) };
    return Response.json(body, { status, headers });
  };

/** The real SDK on top of the sandbox, with two plans and a customer. */
export class Shop {
  readonly sandbox: StripeSandbox;
  readonly stripe: Stripe;
  pro = '';
  expert = '';
  customer = '';

  /** @param file where the sandbox stores everything; without it, nothing is kept. */
  constructor(file?: string) {
    this.sandbox = new StripeSandbox({ ...(file !== undefined && { file }) });
    this.stripe = new Stripe('sk_test_shop', {
      httpClient: Stripe.createFetchHttpClient(fetchFrom(this.sandbox)),
      maxNetworkRetries: 0,
    });
  }

  static async open(file?: string): Promise<Shop> {
    const shop = new Shop(file);
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
      payment_settings: {
        payment_method_types: ['card'],
        save_default_payment_method: 'on_subscription',
      },
      expand: ['latest_invoice.confirmation_secret'],
      ...more,
    });
  }

  /** An active subscription, paid with this card. */
  async subscribed(number?: string): Promise<Stripe.Subscription> {
    const subscription = await this.subscribe();
    const secret = secretOf(subscription);
    const { status } = this.pay(secret, number);
    if (status === 'requires_action') this.sandbox.authenticate(secret, true);
    return this.stripe.subscriptions.retrieve(subscription.id);
  }

  /** To the more expensive plan, at once but only when paid. */
  upgrade(
    subscription: Stripe.Subscription,
    more: Stripe.SubscriptionUpdateParams = {},
  ): Promise<Stripe.Subscription> {
    return this.stripe.subscriptions.update(subscription.id, {
      ...more,
      items: [{ id: itemOf(subscription).id, price: this.expert }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
      expand: ['latest_invoice.confirmation_secret'],
    });
  }

  pay(clientSecret: string, number = '4242 4242 4242 4242'): Payment {
    const payment = this.sandbox.confirm(clientSecret, { number });
    if (!payment) throw new Error('wrong secret');
    return payment;
  }

  wait(days: number): void {
    this.sandbox.settings({ advanceDays: days });
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

/** The error that the SDK creates from a refusal. */
export async function refusal(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('the call was not refused');
}
