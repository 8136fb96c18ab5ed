import { z } from 'zod';
import {
  FEEDBACK_REASONS,
  type Feedback,
  type SendMessageBody,
  type TriageBody,
} from '../../contract/chat.js';
import { LIMITS } from '../../contract/limits.js';
import type {
  OpenSessionPayload,
  SendMessagePayload,
  StopPayload,
} from '../../contract/socket-events.js';
import { SPECIES } from '../../contract/species.js';
import { boundedText, idField, MAX_ID, required } from '../../platform/validation/fields.js';

const question = {
  content: boundedText({ min: 1, max: LIMITS.question.max }),
  petId: idField.optional(),
  clientId: z.uuid(required).optional(),
  role: z.literal('user', required).optional(),
};

export const sendMessageDto = z.strictObject(question) satisfies z.ZodType<SendMessageBody>;

export const sendMessagePayloadDto = z.strictObject({
  ...question,
  sessionId: idField,
}) satisfies z.ZodType<SendMessagePayload>;

export const openSessionDto = z.strictObject({
  sessionId: idField,
}) satisfies z.ZodType<OpenSessionPayload>;

export const stopDto = z.strictObject({ messageId: idField }) satisfies z.ZodType<StopPayload>;

const { weightKg, ageYears } = LIMITS.triage;

export const triageDto = z.strictObject({
  text: boundedText({ min: 1, max: LIMITS.question.max }),
  species: z.enum(SPECIES, required).optional(),
  weightKg: z.number(required).gt(0, 'Invalid input').max(weightKg, 'Invalid input').optional(),
  ageYears: z.number(required).min(0, 'Invalid input').max(ageYears, 'Invalid input').optional(),
}) satisfies z.ZodType<TriageBody>;

export const feedbackDto = z
  .strictObject({
    helpful: z.boolean(required),
    reason: z.enum(FEEDBACK_REASONS, required).optional(),
  })
  .refine(({ helpful, reason }) => !helpful || reason === undefined, {
    path: ['reason'],
    message: 'Only of an answer that did not help',
  }) satisfies z.ZodType<Feedback>;

/** A whole number in a query string. */
const queryNumber = (max: number) =>
  z
    .string(required)
    .regex(/^[1-9]\d{0,15}$/, 'Invalid input')
    .transform(Number)
    .pipe(z.number().max(max, 'Invalid input'));

export const historyQueryDto = z.strictObject({
  limit: queryNumber(LIMITS.page.max).default(LIMITS.page.standard),
  before: queryNumber(MAX_ID).optional(),
});

export type HistoryQuery = z.infer<typeof historyQueryDto>;
