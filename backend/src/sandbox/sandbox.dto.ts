import { z } from 'zod';
import type {
  SandboxAuthentication,
  SandboxConfirmation,
  SandboxSettings,
} from '../contract/sandbox.js';
import { required, storableText } from './parse.pipe.js';

/** Characters; above any secret of Stripe's. */
const SECRET_MAX = 200;
const CARD_FIELD_MAX = 40;
const DAYS_MAX = 400;

const clientSecret = storableText.min(1, 'Required').max(SECRET_MAX, 'Invalid input');
const cardField = storableText.max(CARD_FIELD_MAX, 'Invalid input');

export const confirmationDto = z.strictObject({
  clientSecret,
  card: z.strictObject({ number: cardField, expiry: cardField, cvc: cardField }, required),
}) satisfies z.ZodType<SandboxConfirmation>;

export const authenticationDto = z.strictObject({
  clientSecret,
  approved: z.boolean(required),
}) satisfies z.ZodType<SandboxAuthentication>;

export const paymentSecretDto = z.strictObject({ clientSecret });

export const settingsDto = z.strictObject({
  webhooks: z.boolean(required).optional(),
  advanceDays: z.int(required).min(0, 'Invalid input').max(DAYS_MAX, 'Invalid input').optional(),
}) satisfies z.ZodType<SandboxSettings>;
