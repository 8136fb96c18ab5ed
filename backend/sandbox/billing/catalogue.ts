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
  metadata: Metadata;
}

/** A lookup key names one price. */
export function createPrice(world: World, params: PriceParams): Price {
  const { lookup_key: key = null, currency, unit_amount, metadata } = params;
  const [holder] = world.store.list('price', ({ lookup_key: taken }) => taken === key);
  if (key !== null && holder) {
    throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, {
      param: 'lookup_key',
    });
  }
  const id = newId('price');
  const price: Price = { id, object: 'price', currency, lookup_key: key, metadata, unit_amount };
  return world.save('price', price, 'price.created');
}

interface CouponParams {
  id: string;
  amount_off: number;
}

export function createCoupon(world: World, { id, amount_off }: CouponParams): Coupon {
  if (world.store.get('coupon', id)) {
    throw invalid('Coupon already exists.', { code: 'resource_already_exists', param: 'id' });
  }
  return world.save('coupon', { id, object: 'coupon', amount_off }, 'coupon.created');
}
