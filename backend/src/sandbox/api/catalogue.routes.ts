import { z } from 'zod';
import { createCoupon, createPrice } from '../objects/catalogue.js';
import { createCustomer, updateCustomer } from '../objects/customers.js';
import { deleteCustomer } from '../flow/delete-customer.js';
import { find } from '../world.js';
import { clearable, expand, flag, id, metadata, money, page, text, whole } from './params.js';
import { listRoute, route } from './route.js';

const currency = z.string().regex(/^[a-z]{3}$/i);
const only = z.strictObject(expand);
const count = whole.pipe(z.number().min(1));

const recurring = z.strictObject({
  interval: z.enum(['day', 'week', 'month', 'year']),
  interval_count: count.optional(),
});

const newPrice = z.strictObject({
  ...expand,
  currency,
  unit_amount: money,
  recurring,
  lookup_key: id.optional(),
  transfer_lookup_key: flag.optional(),
  nickname: text.optional(),
  product: id.optional(),
  product_data: z.strictObject({ name: text.min(1), metadata: metadata.optional() }).optional(),
  metadata: metadata.optional(),
});

const priceList = z.strictObject({
  ...page,
  active: flag.optional(),
  lookup_keys: z.array(id).max(10).optional(),
  product: id.optional(),
});

const newCoupon = z.strictObject({
  ...expand,
  id: id.optional(),
  amount_off: money.pipe(z.number().min(1)).optional(),
  percent_off: whole.pipe(z.number().min(1).max(100)).optional(),
  currency: currency.optional(),
  duration: z.enum(['once', 'forever']).optional(),
  name: text.max(40).optional(),
  metadata: metadata.optional(),
});

const customer = z.strictObject({
  ...expand,
  email: clearable(text.max(512)).optional(),
  name: clearable(text.max(256)).optional(),
  description: clearable(text).optional(),
  payment_method: id.optional(),
  preferred_locales: z.array(text).optional(),
  invoice_settings: z.strictObject({ default_payment_method: id.optional() }).optional(),
  metadata: metadata.optional(),
});

export const catalogueRoutes = [
  route('POST /v1/prices', newPrice, (world, _id, params) => createPrice(world, params)),
  route('GET /v1/prices/:id', only, (world, id) => find(world, 'price', id)),
  listRoute('/v1/prices', priceList, async (world, { active, lookup_keys: keys, product }) =>
    (await world.tx.list('price')).filter(
      (price) =>
        (active === undefined || price.active === active) &&
        (keys === undefined || keys.includes(price.lookup_key ?? '')) &&
        (product === undefined || price.product === product),
    ),
  ),
  route('POST /v1/coupons', newCoupon, (world, _id, params) => createCoupon(world, params)),
  route('GET /v1/coupons/:id', only, (world, id) => find(world, 'coupon', id)),
  listRoute('/v1/coupons', z.strictObject(page), (world) => world.tx.list('coupon')),
  route('POST /v1/customers', customer, (world, _id, params) => createCustomer(world, params)),
  route('POST /v1/customers/:id', customer.omit({ payment_method: true }), updateCustomer),
  route('GET /v1/customers/:id', only, async (world, id) => {
    const found = await find(world, 'customer', id);
    return found.deleted ? { id, object: 'customer', deleted: true } : found;
  }),
  listRoute(
    '/v1/customers',
    z.strictObject({ ...page, email: text.optional() }),
    async (world, { email }) =>
      (await world.tx.list('customer')).filter(
        (found) => !found.deleted && (email === undefined || found.email === email),
      ),
  ),
  route('DELETE /v1/customers/:id', only, deleteCustomer),
];
