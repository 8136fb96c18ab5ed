import { z } from 'zod';
import type { SendMessageBody } from '../../contract/chat.js';
import { LIMITS } from '../../contract/limits.js';
import type {
  OpenSessionPayload,
  SendMessagePayload,
  StopPayload,
} from '../../contract/socket-events.js';
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

/** A whole number in a query string. */
const queryNumber = (max: number) =>
  z
    .string(required)
    .regex(/^[1-9]\d{0,9}$/, 'Invalid input')
    .transform(Number)
    .pipe(z.number().max(max, 'Invalid input'));

export const historyQueryDto = z.strictObject({
  limit: queryNumber(LIMITS.page.max).default(LIMITS.page.standard),
  before: queryNumber(MAX_ID).optional(),
});

export type HistoryQuery = z.infer<typeof historyQueryDto>;
