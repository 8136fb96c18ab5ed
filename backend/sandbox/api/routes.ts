import { z } from 'zod';
import { createCoupon, createCustomer, createPrice } from '../billing/catalogue.js';
import { cardsOf, deleteCustomer, detachMethod, readCustomer } from '../billing/customers.js';
import { answerDispute } from '../billing/disputes.js';
import { finalizeByHand, voidByHand } from '../billing/invoices.js';
import { attachTestMethod, refund } from '../billing/payments.js';
import { releaseSchedule, scheduleSubscription, updateSchedule } from '../billing/schedules.js';
import { createSetup } from '../billing/setups.js';
import { createSubscription } from '../billing/subscribe.js';
import { cancelSubscription } from '../billing/subscriptions.js';
import { createTaxId, deleteTaxId, updateCustomer } from '../billing/tax-ids.js';
import { previewInvoice, updateSubscription } from '../billing/subscription-update.js';
import type { Kind, Objects } from '../stored.js';
import { listOf, type World } from '../world.js';
import { expandAll } from './expand.js';
import { expand, flag, id, metadata, one, page, readParams, text, whole } from './params.js';
import { missing } from './refusal.js';
import { change, monthly, scheduleChange } from './shapes.js';

interface Route {
  method: string;
  path: RegExp;
  run: (world: World, form: unknown, id: string) => unknown;
}

/** `:id` in the path stands for an id. Unlisted parameters are refused. */
function route<Shape extends z.ZodRawShape>(
  call: `${'GET' | 'POST' | 'DELETE'} /${string}`,
  shape: Shape,
  run: (world: World, params: z.infer<z.ZodObject<Shape>>, id: string) => unknown,
): Route {
  const [method = '', path = ''] = call.split(' ');
  const schema = z.strictObject({ ...shape, expand });
  return {
    method,
    path: new RegExp(`^/v1${path.replace(':id', '([^/]+)')}$`),
    run(world, form, id) {
      const params = readParams(schema, form) as z.infer<z.ZodObject<Shape>> & { expand: string[] };
      return expandAll(world, run(world, params, id), params.expand);
    },
  };
}

const read = (path: `/${string}`, kind: Kind): Route =>
  route(`GET ${path}/:id`, {}, (world, _params, id) => world.find(kind, id));

/** A page of the matching objects, newest first. */
function list<K extends Kind, Shape extends z.ZodRawShape>(
  path: `/${string}`,
  kind: K,
  shape: Shape,
  wanted: (object: Objects[K], params: z.infer<z.ZodObject<Shape>>) => boolean = () => true,
): Route {
  return route(`GET ${path}`, { ...page, ...shape }, (world, params) => {
    const given = params as z.infer<z.ZodObject<Shape>>;
    const all = world.store.list(kind, (object) => wanted(object, given));
    return pageOf(path, all, params as Page);
  });
}

type Page = z.infer<z.ZodObject<typeof page>>;

function pageOf(path: string, all: { id: string }[], { limit, starting_after: after }: Page) {
  const from = after === undefined ? 0 : all.findIndex((object) => object.id === after) + 1;
  if (after !== undefined && from === 0) throw missing('object', after, 'starting_after');
  const data = all.slice(from, from + limit);
  return { ...listOf(`/v1${path}`, data), has_more: all.length > from + data.length };
}

const ofCustomer = { customer: id.optional() };
const isOf = (owner: string, { customer }: { customer?: string | undefined }) =>
  customer === undefined || customer === owner;

/** Every call that the sandbox knows. */
export const routes: Route[] = [
  route('POST /customers', { email: text.optional(), metadata }, createCustomer),
  route('GET /customers/:id', {}, readCustomer),
  route(
    'POST /customers/:id',
    {
      email: text.optional(),
      name: text.optional(),
      address: z
        .union([
          z.literal(''),
          z.strictObject({
            city: text.optional(),
            country: z.string().length(2).optional(),
            line1: text.optional(),
            postal_code: text.optional(),
          }),
        ])
        .optional(),
    },
    updateCustomer,
  ),
  route('DELETE /customers/:id', {}, deleteCustomer),
  route('GET /customers/:id/payment_methods', page, (world, params, id) =>
    pageOf(
      `/customers/${id}/payment_methods`,
      cardsOf(world, world.find('customer', id).id),
      params,
    ),
  ),
  route(
    'POST /tax_ids',
    {
      type: z.literal('eu_vat'),
      value: text,
      owner: z.strictObject({ type: z.literal('customer'), customer: id }),
    },
    createTaxId,
  ),
  list(
    '/tax_ids',
    'tax_id',
    { owner: z.strictObject({ type: z.literal('customer'), customer: id }) },
    ({ customer }, { owner }) => customer === owner.customer,
  ),
  route('DELETE /tax_ids/:id', {}, deleteTaxId),
  list('/customers', 'customer', {}),
  route(
    'POST /prices',
    {
      currency: z.string().length(3),
      unit_amount: whole,
      recurring: monthly,
      lookup_key: id.optional(),
      product_data: z.strictObject({ name: text }),
      metadata,
    },
    createPrice,
  ),
  read('/prices', 'price'),
  list(
    '/prices',
    'price',
    { active: z.literal('true').optional(), lookup_keys: z.array(id).optional() },
    (price, { lookup_keys: keys }) => keys === undefined || keys.includes(price.lookup_key ?? ''),
  ),
  route(
    'POST /coupons',
    {
      id,
      amount_off: whole.pipe(z.number().min(1)),
      currency: z.string().length(3),
      duration: z.literal('once').default('once'),
      name: text.optional(),
    },
    createCoupon,
  ),
  route(
    'POST /setup_intents',
    {
      allowed_payment_method_types: z.tuple([z.literal('card')]),
      customer: id,
      metadata,
      usage: z.literal('off_session'),
    },
    createSetup,
  ),
  read('/setup_intents', 'setup_intent'),
  route('POST /payment_methods/:id/attach', { customer: id }, attachTestMethod),
  route('POST /payment_methods/:id/detach', {}, detachMethod),
  route(
    'POST /subscriptions',
    {
      customer: id,
      items: z.tuple([z.strictObject({ price: id, quantity: one })]),
      default_payment_method: id.optional(),
      discounts: z.tuple([z.strictObject({ coupon: id })]).optional(),
      metadata,
      payment_behavior: z.enum(['default_incomplete', 'error_if_incomplete']),
      payment_settings: z.strictObject({
        payment_method_types: z.tuple([z.literal('card')]),
        save_default_payment_method: z.literal('on_subscription').optional(),
      }),
    },
    createSubscription,
  ),
  read('/subscriptions', 'subscription'),
  route(
    'POST /subscriptions/:id',
    {
      ...change,
      cancel_at_period_end: flag.optional(),
      default_payment_method: id.optional(),
      metadata: metadata.optional(),
      payment_behavior: z.literal('pending_if_incomplete').optional(),
    },
    updateSubscription,
  ),
  route(
    'DELETE /subscriptions/:id',
    { cancellation_details: z.strictObject({ comment: text.optional() }).optional() },
    cancelSubscription,
  ),
  list(
    '/subscriptions',
    'subscription',
    { ...ofCustomer, status: z.literal('all').optional() },
    ({ customer, ended_at: ended }, params) =>
      isOf(customer, params) && (ended === null || params.status === 'all'),
  ),
  route('POST /subscription_schedules', { from_subscription: id }, scheduleSubscription),
  read('/subscription_schedules', 'subscription_schedule'),
  route('POST /subscription_schedules/:id', scheduleChange, updateSchedule),
  route('POST /subscription_schedules/:id/release', {}, releaseSchedule),
  route(
    'POST /invoices/create_preview',
    { subscription: id, subscription_details: z.strictObject(change) },
    previewInvoice,
  ),
  route('POST /invoices/:id/finalize', { auto_advance: z.literal('false') }, finalizeByHand),
  route('POST /invoices/:id/void', {}, voidByHand),
  list('/invoices', 'invoice', ofCustomer, ({ customer }, params) => isOf(customer, params)),
  read('/invoices', 'invoice'),
  read('/payment_intents', 'payment_intent'),
  read('/charges', 'charge'),
  list(
    '/disputes',
    'dispute',
    { charge: id.optional() },
    ({ charge }, { charge: wanted }) => wanted === undefined || charge === wanted,
  ),
  route(
    'POST /disputes/:id',
    {
      evidence: z.strictObject({
        uncategorized_text: z.enum(['winning_evidence', 'losing_evidence']),
      }),
    },
    answerDispute,
  ),
  list('/charges', 'charge', ofCustomer, ({ customer }, params) => isOf(customer, params)),
  route(
    'POST /refunds',
    { payment_intent: id, reason: z.literal('requested_by_customer').optional() },
    refund,
  ),
  list('/events', 'event', {}),
];
