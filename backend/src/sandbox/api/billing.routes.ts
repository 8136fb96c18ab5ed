import { z } from 'zod';
import { voidInvoice } from '../flow/invoices.js';
import { previewInvoice } from '../flow/preview.js';
import { releaseSchedule, scheduleSubscription, updateSchedule } from '../flow/schedules.js';
import { createSubscription } from '../flow/subscribe.js';
import { endSubscription } from '../flow/subscription-changes.js';
import { updateSubscription } from '../flow/subscription-update.js';
import { find } from '../world.js';
import { clearable, expand, flag, id, metadata, page, text, whole } from './params.js';
import { listRoute, route } from './route.js';
import { missing } from './stripe-refusal.js';

const only = z.strictObject(expand);
const count = whole.pipe(z.number().min(1).max(1000));
const behavior = z.enum([
  'allow_incomplete',
  'default_incomplete',
  'error_if_incomplete',
  'pending_if_incomplete',
]);
const proration = z.enum(['always_invoice', 'create_prorations', 'none']);
const settings = z.strictObject({
  save_default_payment_method: z.enum(['off', 'on_subscription']).optional(),
  payment_method_types: z.array(z.literal('card')).optional(),
});

const shared = {
  ...expand,
  cancel_at_period_end: flag.optional(),
  default_payment_method: id.optional(),
  metadata: metadata.optional(),
  off_session: flag.optional(),
  payment_behavior: behavior.optional(),
  payment_settings: settings.optional(),
  proration_behavior: proration.optional(),
};

const newSubscription = z.strictObject({
  ...shared,
  customer: id,
  items: z
    .array(z.strictObject({ price: id, quantity: count.optional() }))
    .min(1)
    .max(20),
  discounts: clearable(z.array(z.strictObject({ coupon: id }))).optional(),
});

const update = z.strictObject({
  ...shared,
  items: z
    .array(z.strictObject({ id: id.optional(), price: id, quantity: count.optional() }))
    .max(20)
    .optional(),
  proration_date: whole.optional(),
});

const cancellation = z.strictObject({
  ...expand,
  cancellation_details: z
    .strictObject({
      comment: text.optional(),
      feedback: z
        .enum([
          'customer_service',
          'low_quality',
          'missing_features',
          'other',
          'switched_service',
          'too_complex',
          'too_expensive',
          'unused',
        ])
        .optional(),
    })
    .optional(),
});

const STATUSES = [
  'active',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
  'ended',
  'all',
] as const;

const subscriptionList = z.strictObject({
  ...page,
  customer: id.optional(),
  price: id.optional(),
  status: z.enum(STATUSES).optional(),
});

const moment = z.union([z.literal('now'), whole]);

const phase = z.strictObject({
  items: z.array(z.strictObject({ price: id, quantity: count.optional() })).min(1),
  start_date: moment.optional(),
  end_date: moment.optional(),
  duration: z
    .strictObject({
      interval: z.enum(['day', 'week', 'month', 'year']),
      interval_count: count.optional(),
    })
    .optional(),
  metadata: metadata.optional(),
  proration_behavior: proration.optional(),
});

const schedule = z.strictObject({
  ...expand,
  end_behavior: z.enum(['cancel', 'release']).optional(),
  metadata: metadata.optional(),
  phases: z.array(phase).min(1).max(10).optional(),
  proration_behavior: proration.optional(),
});

const invoiceList = z.strictObject({
  ...page,
  customer: id.optional(),
  subscription: id.optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
});

const preview = z.strictObject({
  ...expand,
  customer: id.optional(),
  subscription: id,
  subscription_details: z.strictObject({
    items: update.shape.items.unwrap(),
    proration_behavior: z.literal('always_invoice'),
    proration_date: whole.optional(),
  }),
});

/** Whether a subscription of this status is listed. */
const listed = (status: string, wanted: (typeof STATUSES)[number] | undefined): boolean => {
  const ended = status === 'canceled' || status === 'incomplete_expired';
  if (wanted === undefined) return !ended;
  if (wanted === 'ended') return ended;
  return wanted === 'all' || wanted === status;
};

const subscriptionRoutes = [
  route('POST /v1/subscriptions', newSubscription, (world, _id, params) =>
    createSubscription(world, params),
  ),
  route('GET /v1/subscriptions/:id', only, (world, id) => find(world, 'subscription', id)),
  route('POST /v1/subscriptions/:id', update, updateSubscription),
  route('DELETE /v1/subscriptions/:id', cancellation, async (world, id, params) => {
    const { ended_at: ended } = await find(world, 'subscription', id);
    if (ended !== null) throw missing('subscription', id);
    const { comment = null, feedback = null } = params.cancellation_details ?? {};
    return endSubscription(world, id, 'cancellation_requested', { comment, feedback });
  }),
  listRoute('/v1/subscriptions', subscriptionList, async (world, { customer, price, status }) =>
    (await world.tx.list('subscription', customer)).filter(
      (found) =>
        listed(found.status, status) &&
        (price === undefined || found.items.data.some((item) => item.price.id === price)),
    ),
  ),
];

export const billingRoutes = [
  ...subscriptionRoutes,
  route(
    'POST /v1/subscription_schedules',
    z.strictObject({ ...expand, from_subscription: id }),
    (world, _id, params) => scheduleSubscription(world, params.from_subscription),
  ),
  route('GET /v1/subscription_schedules/:id', only, (world, id) =>
    find(world, 'subscription_schedule', id),
  ),
  route('POST /v1/subscription_schedules/:id', schedule, updateSchedule),
  route('POST /v1/subscription_schedules/:id/release', only, releaseSchedule),
  route('GET /v1/invoices/:id', only, (world, id) => find(world, 'invoice', id)),
  route('POST /v1/invoices/create_preview', preview, (world, _id, params) =>
    previewInvoice(world, params),
  ),
  route('POST /v1/invoices/:id/void', only, voidInvoice),
  listRoute('/v1/invoices', invoiceList, async (world, { customer, subscription, status }) =>
    (await world.tx.list('invoice', customer)).filter(
      (found) =>
        (status === undefined || found.status === status) &&
        (subscription === undefined ||
          found.parent.subscription_details.subscription === subscription),
    ),
  ),
];
