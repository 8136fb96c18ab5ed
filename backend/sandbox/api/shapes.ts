import { z } from 'zod';
import { id, metadata, one, whole } from './params.js';

export const monthly = z.strictObject({ interval: z.literal('month'), interval_count: one });

/** Of a subscription's price. */
export const change = {
  items: z.tuple([z.strictObject({ id, price: id, quantity: one })]).optional(),
  proration_behavior: z.enum(['always_invoice', 'none']).default('always_invoice'),
  proration_date: whole.optional(),
};

const phase = z.strictObject({
  items: z.tuple([z.strictObject({ price: id, quantity: one })]),
  start_date: whole.optional(),
  end_date: whole.optional(),
  duration: monthly.optional(),
  proration_behavior: z.literal('none').optional(),
});

export const scheduleChange = {
  default_settings: z.strictObject({ default_payment_method: id }).optional(),
  end_behavior: z.literal('release').optional(),
  metadata,
  phases: z.array(phase).min(1).optional(),
  proration_behavior: z.literal('none').optional(),
};
