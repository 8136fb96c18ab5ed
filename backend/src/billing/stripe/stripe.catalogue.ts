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

/** What a price at Stripe stands for. */
export interface KnownPrice {
  /** Null for a price that is not ours. */
  plan: PaidPlan | null;
  /** Cents. */
  monthly: number;
}

/** By Stripe's id. */
export type KnownPrices = ReadonlyMap<string, KnownPrice>;

/** Our prices and coupons at Stripe; creates missing ones. */
@Injectable()
export class StripeCatalogue {
  private readonly coupons = new Set<string>();
  private readonly known = new Map<string, KnownPrice>();
  private prices: Promise<ReadonlyMap<PaidPlan, string>> | undefined;

  constructor(
    private readonly stripe: StripeClient,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Stripe's id of the plan's list price. */
  async priceOf(plan: PaidPlan): Promise<string> {
    const id = (await this.all()).get(plan);
    if (id === undefined) throw new Error(`There is no price of ${plan}`);
    return id;
  }

  /**
   * What these prices stand for: former list prices, which subscriptions keep, and those that a
   * newer process has made. Reads each once.
   */
  async pricesOf(ids: Iterable<string>): Promise<KnownPrices> {
    const unknown = [...new Set(ids)].filter((id) => !this.known.has(id));
    await Promise.all(
      unknown.map(async (id) => {
        const price = await this.stripe.call('prices.retrieve', (sdk) => sdk.prices.retrieve(id));
        this.known.set(id, knownPrice(price));
      }),
    );
    return this.known;
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

/** The price with the plan that its metadata names. */
export const knownPrice = ({ metadata, lookup_key, unit_amount }: Stripe.Price): KnownPrice => ({
  plan: lookup_key?.startsWith('zampa_')
    ? (PAID_PLANS.find((plan) => plan === metadata.plan) ?? null)
    : null,
  monthly: unit_amount ?? 0,
});
