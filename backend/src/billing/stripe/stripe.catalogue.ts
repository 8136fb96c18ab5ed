import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../../config/env.module.js';
import type { Env } from '../../config/env.js';
import {
  firstMonthPrice,
  PAID_PLANS,
  PRICES_EUR_CENTS,
  type PaidPlan,
} from '../../contract/plans.js';
import { stripeCode, StripeClient, type Stripe } from './stripe.client.js';

const CURRENCY = 'eur';

/** Contains the amount: a new list price becomes a new price at Stripe. */
const lookupKey = (plan: PaidPlan): string =>
  `zampa_${plan}_month_${CURRENCY}_${String(PRICES_EUR_CENTS[plan])}`;

/** First-month discount in cents, rounded up. */
const discountOf = (plan: PaidPlan, percent: number): number =>
  PRICES_EUR_CENTS[plan] - firstMonthPrice(PRICES_EUR_CENTS[plan], percent);

/** Our prices and coupons at Stripe; creates missing ones. */
@Injectable()
export class StripeCatalogue {
  private readonly coupons = new Set<string>();
  private prices: Promise<ReadonlyMap<PaidPlan, string>> | undefined;

  constructor(
    private readonly stripe: StripeClient,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Stripe's price id of the plan. */
  async priceOf(plan: PaidPlan): Promise<string> {
    const id = (await this.all()).get(plan);
    if (id === undefined) throw new Error(`There is no price of ${plan}`);
    return id;
  }

  /** Plans by price id. */
  async plans(): Promise<ReadonlyMap<string, PaidPlan>> {
    return new Map([...(await this.all())].map(([plan, price]) => [price, plan]));
  }

  /** The first-month coupon; null when the discount is off. */
  async firstMonthCoupon(plan: PaidPlan): Promise<string | null> {
    const off = discountOf(plan, this.env.FIRST_MONTH_DISCOUNT_PERCENT);
    if (off === 0) return null;
    const id = `zampa_first_month_${plan}_${String(off)}`;
    if (this.coupons.has(id)) return id;
    const coupon = {
      id,
      amount_off: off,
      currency: CURRENCY,
      duration: 'once',
      name: 'First month',
    } as const;
    try {
      await this.stripe.call('coupons.create', (sdk) => sdk.coupons.create(coupon));
    } catch (error) {
      if (stripeCode(error) !== 'resource_already_exists') throw error;
    }
    this.coupons.add(id);
    return id;
  }

  private all(): Promise<ReadonlyMap<PaidPlan, string>> {
    this.prices ??= this.find().catch((error: unknown) => {
      this.prices = undefined;
      throw error;
    });
    return this.prices;
  }

  private async find(): Promise<ReadonlyMap<PaidPlan, string>> {
    const keys = PAID_PLANS.map(lookupKey);
    const { data } = await this.stripe.call('prices.list', (sdk) =>
      sdk.prices.list({ lookup_keys: keys, active: true, limit: 10 }),
    );
    const known = new Map(data.map((price) => [price.lookup_key, price.id]));
    const found = new Map<PaidPlan, string>();
    for (const plan of PAID_PLANS) {
      found.set(plan, known.get(lookupKey(plan)) ?? (await this.create(plan)));
    }
    return found;
  }

  private async create(plan: PaidPlan): Promise<string> {
    const key = lookupKey(plan);
    const price: Stripe.PriceCreateParams = {
      currency: CURRENCY,
      unit_amount: PRICES_EUR_CENTS[plan],
      recurring: { interval: 'month' },
      lookup_key: key,
      metadata: { plan },
      product_data: { name: `Zampa ${plan === 'pro' ? 'Pro' : 'Expert'}` },
    };
    const { id } = await this.stripe.call('prices.create', (sdk) =>
      sdk.prices.create(price, { idempotencyKey: `price-${key}` }),
    );
    return id;
  }
}

/** The plan named by a price's metadata. */
export const planOfPrice = ({ metadata, lookup_key }: Stripe.Price): PaidPlan | null =>
  lookup_key?.startsWith('zampa_')
    ? (PAID_PLANS.find((plan) => plan === metadata.plan) ?? null)
    : null;
