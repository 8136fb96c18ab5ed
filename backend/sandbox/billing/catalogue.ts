import { invalid } from '../api/refusal.js';
import type { Coupon, Customer, Price } from '../objects.js';
import { newId, randomText, type World } from '../world.js';

type Metadata = Record<string, string>;

interface CustomerParams {
  email?: string | undefined;
  metadata: Metadata;
}

export const createCustomer = (world: World, { email, metadata }: CustomerParams): Customer =>
  world.save(
    'customer',
    {
      id: newId('cus'),
      object: 'customer',
      created: world.now,
      email: email ?? null,
      invoice_prefix: randomText(8).toUpperCase(),
      metadata,
      next_invoice_sequence: 1,
    },
    'customer.created',
  );

interface PriceParams {
  currency: string;
  unit_amount: number;
  lookup_key?: string | undefined;
  product_data: { name: string };
  metadata: Metadata;
}

/** A lookup key names one price. */
export function createPrice(world: World, params: PriceParams): Price {
  const { lookup_key: key = null, product_data: product, ...given } = params;
  const [holder] = world.store.list('price', ({ lookup_key: taken }) => taken === key);
  if (key !== null && holder) {
    throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, {
      param: 'lookup_key',
    });
  }
  const price: Price = {
    id: newId('price'),
    object: 'price',
    active: true,
    created: world.now,
    currency: given.currency,
    lookup_key: key,
    metadata: given.metadata,
    nickname: product.name,
    product: newId('prod'),
    recurring: { interval: 'month', interval_count: 1 },
    type: 'recurring',
    unit_amount: given.unit_amount,
  };
  return world.save('price', price, 'price.created');
}

interface CouponParams {
  id: string;
  amount_off: number;
  currency: string;
  name?: string | undefined;
}

export function createCoupon(world: World, { name, ...given }: CouponParams): Coupon {
  if (world.store.get('coupon', given.id)) {
    throw invalid('Coupon already exists.', { code: 'resource_already_exists', param: 'id' });
  }
  const coupon: Coupon = {
    id: given.id,
    object: 'coupon',
    amount_off: given.amount_off,
    created: world.now,
    currency: given.currency,
    duration: 'once',
    name: name ?? null,
  };
  return world.save('coupon', coupon, 'coupon.created');
}
