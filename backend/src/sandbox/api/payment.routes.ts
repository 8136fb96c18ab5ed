import { z } from 'zod';
import { attachMethod, detachMethod } from '../objects/payment-methods.js';
import { createRefund } from '../objects/refunds.js';
import { find } from '../world.js';
import { expand, id, metadata, money, page, text } from './params.js';
import { listRoute, route } from './route.js';

const only = z.strictObject(expand);
const ofCustomer = { customer: id.optional() };

const refund = z.strictObject({
  ...expand,
  amount: money.optional(),
  charge: id.optional(),
  payment_intent: id.optional(),
  metadata: metadata.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});

const eventList = z.strictObject({
  ...page,
  type: text.optional(),
  types: z.array(text).max(20).optional(),
});

export const paymentRoutes = [
  route('GET /v1/payment_intents/:id', only, (world, id) => find(world, 'payment_intent', id)),
  listRoute('/v1/payment_intents', z.strictObject({ ...page, ...ofCustomer }), (world, params) =>
    world.tx.list('payment_intent', params.customer),
  ),
  route('GET /v1/charges/:id', only, (world, id) => find(world, 'charge', id)),
  listRoute(
    '/v1/charges',
    z.strictObject({ ...page, ...ofCustomer, payment_intent: id.optional() }),
    async (world, { customer, payment_intent: intent }) =>
      (await world.tx.list('charge', customer)).filter(
        (charge) => intent === undefined || charge.payment_intent === intent,
      ),
  ),
  route('POST /v1/refunds', refund, (world, _id, params) => createRefund(world, params)),
  route('GET /v1/refunds/:id', only, (world, id) => find(world, 'refund', id)),
  listRoute(
    '/v1/refunds',
    z.strictObject({ ...page, payment_intent: id.optional() }),
    (world, { payment_intent: intent }) => world.tx.list('refund', intent),
  ),
  route(
    'POST /v1/payment_methods/:id/attach',
    z.strictObject({ ...expand, customer: id }),
    (world, id, params) => attachMethod(world, id, params.customer),
  ),
  route('POST /v1/payment_methods/:id/detach', only, detachMethod),
  route('GET /v1/payment_methods/:id', only, (world, id) => find(world, 'payment_method', id)),
  listRoute(
    '/v1/payment_methods',
    z.strictObject({ ...page, customer: id, type: z.literal('card').optional() }),
    (world, { customer }) => world.tx.list('payment_method', customer),
  ),
  route('GET /v1/events/:id', only, (world, id) => find(world, 'event', id)),
  listRoute('/v1/events', eventList, async (world, { type, types }) =>
    (await world.tx.list('event')).filter(
      (event) =>
        (type === undefined || event.type === type) &&
        (types === undefined || types.includes(event.type)),
    ),
  ),
];
