import { invalid } from '../api/stripe-refusal.js';
import type { Coupon, Price, Product } from '../store/objects.js';
import { find, newId, randomText, type World } from '../world.js';
import { emit } from './events.js';

interface PriceParams {
  currency: string;
  unit_amount: number;
  recurring: { interval: 'day' | 'week' | 'month' | 'year'; interval_count?: number | undefined };
  lookup_key?: string | undefined;
  transfer_lookup_key?: boolean | undefined;
  nickname?: string | undefined;
  product?: string | undefined;
  product_data?: { name: string; metadata?: Record<string, string> | '' | undefined } | undefined;
  metadata?: Record<string, string> | '' | undefined;
}

export async function createPrice(world: World, params: PriceParams): Promise<Price> {
  const key = params.lookup_key ?? null;
  if (key !== null) await freeLookupKey(world, key, params.transfer_lookup_key ?? false);
  const price: Price = {
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: world.now,
    currency: params.currency.toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: key,
    metadata: params.metadata || {},
    nickname: params.nickname ?? null,
    product: await productOf(world, params),
    recurring: {
      interval: params.recurring.interval,
      interval_count: params.recurring.interval_count ?? 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: params.unit_amount,
    unit_amount_decimal: String(params.unit_amount),
  };
  await world.tx.put('price', price);
  await emit(world, 'price.created', price);
  return price;
}

/** A lookup key names one price: it is taken from the one that has it, when asked to. */
async function freeLookupKey(world: World, key: string, transfer: boolean): Promise<void> {
  const holder = (await world.tx.list('price')).find((price) => price.lookup_key === key);
  if (!holder) return;
  if (!transfer) {
    throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, {
      param: 'lookup_key',
    });
  }
  const without = { ...holder, lookup_key: null };
  await world.tx.put('price', without);
  await emit(world, 'price.updated', without, holder);
}

async function productOf(world: World, params: PriceParams): Promise<string> {
  if (params.product !== undefined) {
    return (await find(world, 'product', params.product, 'product')).id;
  }
  if (!params.product_data) {
    throw invalid('You must provide one of `product` or `product_data`.', {
      code: 'parameter_missing',
      param: 'product',
    });
  }
  const { name, metadata } = params.product_data;
  return (await createProduct(world, name, metadata || {})).id;
}

async function createProduct(
  world: World,
  name: string,
  metadata: Record<string, string>,
): Promise<Product> {
  const product: Product = {
    id: newId('prod'),
    object: 'product',
    active: true,
    created: world.now,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata,
    name,
    package_dimensions: null,
    shippable: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    updated: world.now,
    url: null,
  };
  await world.tx.put('product', product);
  await emit(world, 'product.created', product);
  return product;
}

interface CouponParams {
  id?: string | undefined;
  amount_off?: number | undefined;
  percent_off?: number | undefined;
  currency?: string | undefined;
  duration?: 'once' | 'forever' | undefined;
  name?: string | undefined;
  metadata?: Record<string, string> | '' | undefined;
}

export async function createCoupon(world: World, params: CouponParams): Promise<Coupon> {
  const id = params.id ?? randomText(8);
  if (await world.tx.get('coupon', id)) {
    throw invalid('Coupon already exists.', { code: 'resource_already_exists', param: 'id' });
  }
  if ((params.amount_off === undefined) === (params.percent_off === undefined)) {
    throw invalid('You must pass either percent_off or amount_off.', {
      code: 'parameter_missing',
      param: 'percent_off',
    });
  }
  if (params.amount_off !== undefined && params.currency === undefined) {
    throw invalid('You must pass currency when passing amount_off.', {
      code: 'parameter_missing',
      param: 'currency',
    });
  }
  const coupon: Coupon = {
    id,
    object: 'coupon',
    amount_off: params.amount_off ?? null,
    created: world.now,
    currency: params.currency?.toLowerCase() ?? null,
    duration: params.duration ?? 'once',
    duration_in_months: null,
    livemode: false,
    max_redemptions: null,
    metadata: params.metadata || {},
    name: params.name ?? null,
    percent_off: params.percent_off ?? null,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  };
  await world.tx.put('coupon', coupon);
  await emit(world, 'coupon.created', coupon);
  return coupon;
}
