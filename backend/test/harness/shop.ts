import type { SavedUserReply } from '../../src/contract/accounts.js';
import type { PaymentReply, SubscriptionReply } from '../../src/contract/billing.js';
import type { PaidPlan, Plan } from '../../src/contract/plans.js';
import { StripeServer, type Card } from '../stand-ins/stripe-server.js';
import type { Answer, Owner } from './owner.js';
import { freePort, type Process, type Settings } from './processes.js';
import { until } from './until.js';
import { World } from './world.js';

const WEBHOOK_SECRET = 'whsec_test';

/** What Expert costs on the day that Pro was bought for half its price. */
export const DIFFERENCE = 2999 - 649;

/** The product with a payment provider, for buying plans. */
export class Shop {
  private constructor(
    readonly world: World,
    readonly stripe: StripeServer,
    public api: Process,
    public worker: Process,
  ) {}

  static async open(settings: Settings = {}): Promise<Shop> {
    const stripe = new StripeServer();
    const url = await stripe.start();
    const world = await World.create({
      STRIPE_SECRET_KEY: 'sk_test_shop',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_shop',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: url,
      ...settings,
    });
    const [api, worker] = await Promise.all([world.api(await freePort()), world.worker()]);
    stripe.webhooks.secret = WEBHOOK_SECRET;
    stripe.webhooks.targets = [`${api.url}/api/stripe/webhook`];
    return new Shop(world, stripe, api, worker);
  }

  async close(): Promise<void> {
    await this.stripe.stop();
    await this.world.close();
  }

  owner(): Promise<Owner> {
    return this.world.owner(this.api);
  }

  /** An owner who has bought the plan. */
  async subscriber(plan: PaidPlan, card?: Partial<Card>): Promise<Owner> {
    const owner = await this.owner();
    await this.buy(owner, plan, card);
    await this.hasPlan(owner, plan);
    return owner;
  }

  ask(owner: Owner, planType: string, more: object = {}): Promise<Answer<PaymentReply>> {
    return owner.call<PaymentReply>('POST', '/api/create-payment-intent', { planType, ...more });
  }

  /** What an owner asks for in the profile. */
  request(owner: Owner, what: 'cancel' | 'resume' | 'refund'): Promise<Answer<SavedUserReply>> {
    return owner.call<SavedUserReply>('POST', `/api/subscription/${what}`);
  }

  /** The click on the button that displayed this amount. */
  change(owner: Owner, planType: PaidPlan, amountDue: number): Promise<Answer<PaymentReply>> {
    const body = { planType, amountDue };
    return owner.call<PaymentReply>('POST', '/api/subscription/change', body);
  }

  /** Reads the price of changing to a plan, and clicks. */
  async switchTo(owner: Owner, plan: PaidPlan): Promise<Answer<PaymentReply>> {
    return this.change(owner, plan, (await this.ask(owner, plan)).body.amountDue);
  }

  /** Starts a payment and confirms it with a card. */
  async buy(owner: Owner, plan: PaidPlan, card?: Partial<Card>) {
    const { clientSecret } = (await this.ask(owner, plan)).body;
    if (clientSecret === null) throw new Error('nothing is to be paid');
    return this.stripe.confirm(clientSecret, card);
  }

  /** What the page after a payment does by itself. */
  activate(owner: Owner, planType: PaidPlan) {
    const body = { userId: owner.id, planType, paymentIntentId: 'manual_activation_1' };
    return owner.call('POST', '/api/simulate-payment-success', body);
  }

  async planOf(owner: Owner): Promise<Plan> {
    const { body } = await owner.call<{ subscriptionStatus: Plan }>('GET', '/api/user/profile');
    return body.subscriptionStatus;
  }

  hasPlan(owner: Owner, plan: Plan): Promise<unknown> {
    return until(`the plan is ${plan}`, async () => (await this.planOf(owner)) === plan);
  }

  async overview(owner: Owner): Promise<SubscriptionReply> {
    return (await owner.call<SubscriptionReply>('GET', '/api/subscription')).body;
  }

  async subscriptionOf(owner: Owner): Promise<SubscriptionReply['subscription']> {
    return (await this.overview(owner)).subscription;
  }

  /** Waits until the owner's subscription has this status. */
  hasStatus(owner: Owner, status: string): Promise<unknown> {
    const has = async () => (await this.subscriptionOf(owner))?.status === status;
    return until(`it is ${status}`, has);
  }

  async customerOf(owner: Owner): Promise<string> {
    const { rows } = await this.world.database.query<{ id: string }>(
      `SELECT "stripeCustomerId" AS id FROM billing_customers WHERE "userId" = $1`,
      [owner.id],
    );
    return rows[0]?.id ?? '';
  }

  async subscriptionsOf(owner: Owner) {
    return this.stripe.subscriptionsOf(await this.customerOf(owner));
  }

  async chargesOf(owner: Owner) {
    return this.stripe.charges(await this.customerOf(owner));
  }

  async amountsOf(owner: Owner): Promise<number[]> {
    return (await this.chargesOf(owner)).map(({ amount }) => amount);
  }

  /** Mails about plans. The one for confirming the address goes out independently. */
  async mailsTo(owner: Owner): Promise<string[]> {
    const { rows } = await this.world.database.query<{ template: string }>(
      `SELECT template FROM mails WHERE "to" = $1 AND template <> 'verify-email' ORDER BY id`,
      [owner.email],
    );
    return rows.map(({ template }) => template);
  }

  /** What must not change without a click: plan, subscriptions, invoices and charges. */
  async standingOf(owner: Owner): Promise<unknown> {
    const customer = await this.customerOf(owner);
    const [plan, subscriptions, invoices, charges] = await Promise.all([
      this.planOf(owner),
      this.stripe.subscriptionsOf(customer),
      this.stripe.invoicesOf(customer),
      this.stripe.charges(customer),
    ]);
    return { plan, subscriptions, invoices, charges };
  }

  /** Waits until the provider has ended this customer's subscription. */
  hasEnded(customer: string, patience?: number): Promise<unknown> {
    const isCanceled = async () =>
      (await this.stripe.subscriptionsOf(customer))[0]?.status === 'canceled';
    return until('the subscription has ended', isCanceled, patience);
  }

  /** Waits until nothing of this customer is left to be ended. */
  isClosed(customer: string, patience?: number): Promise<unknown> {
    const query = `SELECT FROM billing_customers
      WHERE "stripeCustomerId" = $1 AND "closedAt" IS NOT NULL`;
    const look = async () => (await this.world.database.query(query, [customer])).rows.length === 1;
    return until('nothing is left to be ended', look, patience);
  }

  /** Makes all sweeps check everybody now. */
  async lookNow(): Promise<void> {
    await this.world.database.query(
      `UPDATE billing_customers SET "nextSyncAt" = now() WHERE "nextSyncAt" IS NOT NULL`,
    );
  }
}
