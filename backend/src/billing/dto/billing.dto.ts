import { z } from 'zod';
import type {
  ActivationBody,
  PaymentBody,
  PlanCheckBody,
  PlanSwitchBody,
} from '../../contract/billing.js';
import { PAID_PLANS, PLANS } from '../../contract/plans.js';
import { boundedText, idField, required } from '../../platform/validation/fields.js';

/** Characters; far above any id of a payment provider. */
const PAYMENT_ID_MAX = 255;

const userId = z.union([idField, z.string().regex(/^\d+$/).transform(Number).pipe(idField)], {
  ...required,
});

export const paymentDto = z.strictObject({
  planType: z.enum(PAID_PLANS, required),
  amount: z.number(required).optional(),
}) satisfies z.ZodType<PaymentBody>;

export const planSwitchDto = z.strictObject({
  planType: z.enum(PAID_PLANS, required),
  amountDue: z.int(required).min(0),
}) satisfies z.ZodType<PlanSwitchBody>;

export const planCheckDto = z.strictObject({
  planType: z.enum(PLANS, required),
}) satisfies z.ZodType<PlanCheckBody>;

export const activationDto = z.strictObject({
  userId,
  planType: z.enum(PAID_PLANS, required),
  paymentIntentId: boundedText({ min: 1, max: PAYMENT_ID_MAX }, 'Required'),
}) satisfies z.ZodType<ActivationBody>;
