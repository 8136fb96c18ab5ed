import { HttpStatus } from '@nestjs/common';
import type { ErrorBody, ErrorCode, ErrorDetails } from '../../contract/errors.js';

const ERRORS: Record<ErrorCode, { status: HttpStatus; text: string }> = {
  VALIDATION_FAILED: { status: HttpStatus.BAD_REQUEST, text: 'Invalid input' },
  TOKEN_INVALID: {
    status: HttpStatus.BAD_REQUEST,
    text: 'This link does not work any more. Please ask for a new one.',
  },
  PRICE_MISMATCH: {
    status: HttpStatus.BAD_REQUEST,
    text: 'The amount is not the price of the plan.',
  },
  BAD_SIGNATURE: { status: HttpStatus.BAD_REQUEST, text: 'The signature is not valid.' },
  MALFORMED_EVENT: { status: HttpStatus.BAD_REQUEST, text: 'The event is malformed.' },
  UNAUTHENTICATED: { status: HttpStatus.UNAUTHORIZED, text: 'Not authenticated' },
  INVALID_CREDENTIALS: { status: HttpStatus.UNAUTHORIZED, text: 'Invalid credentials' },
  FRESH_SIGN_IN_NEEDED: {
    status: HttpStatus.UNAUTHORIZED,
    text: 'Please enter your password, or sign in again.',
  },
  IDENTITY_NOT_PROVEN: { status: HttpStatus.UNAUTHORIZED, text: 'Invalid credentials' },
  SECOND_FACTOR_NEEDED: {
    status: HttpStatus.UNAUTHORIZED,
    text: 'Please confirm that it is you with your authenticator.',
  },
  PAYMENT_NOT_CONFIRMED: {
    status: HttpStatus.PAYMENT_REQUIRED,
    text: 'The payment is not confirmed.',
  },
  FIRST_MONTH_USED: {
    status: HttpStatus.PAYMENT_REQUIRED,
    text: 'This card has already had the first-month discount. The payment is being refunded.',
  },
  FORBIDDEN: { status: HttpStatus.FORBIDDEN, text: 'Not allowed' },
  CROSS_SITE: { status: HttpStatus.FORBIDDEN, text: 'Cross-site request blocked' },
  PLAN_REQUIRED: { status: HttpStatus.FORBIDDEN, text: 'This is part of a paid plan.' },
  SCOPE_MISSING: {
    status: HttpStatus.FORBIDDEN,
    text: 'This token is not allowed to do that. Create one with the scope named here.',
  },
  PET_LIMIT_REACHED: { status: HttpStatus.FORBIDDEN, text: 'Pet limit reached' },
  NOT_FOUND: { status: HttpStatus.NOT_FOUND, text: 'Not found' },
  ACCOUNT_EXISTS: { status: HttpStatus.CONFLICT, text: 'Username or email already in use' },
  ALREADY_SUBSCRIBED: { status: HttpStatus.CONFLICT, text: 'You already have this plan.' },
  PRICE_CHANGED: { status: HttpStatus.CONFLICT, text: 'The amount has changed.' },
  PAYMENT_PENDING: {
    status: HttpStatus.CONFLICT,
    text: 'Another payment is still under way. Please finish it first.',
  },
  RENEWAL_PENDING: {
    status: HttpStatus.CONFLICT,
    text: 'Your new month is being charged. Please try again in an hour.',
  },
  NO_SUBSCRIPTION: { status: HttpStatus.CONFLICT, text: 'There is no subscription.' },
  REFUND_NOT_POSSIBLE: {
    status: HttpStatus.CONFLICT,
    text: 'There is no payment that can be refunded.',
  },
  LAST_SIGN_IN: {
    status: HttpStatus.CONFLICT,
    text: 'This is the only way to sign in. Choose a password first.',
  },
  MEMORY_LIMIT_REACHED: {
    status: HttpStatus.CONFLICT,
    text: 'Nothing more can be remembered about this pet. Please remove something first.',
  },
  DIARY_LIMIT_REACHED: {
    status: HttpStatus.CONFLICT,
    text: 'The diary of this pet is full. Please remove an entry first.',
  },
  REMINDER_LIMIT_REACHED: {
    status: HttpStatus.CONFLICT,
    text: 'This pet cannot have any more reminders. Please end one first.',
  },
  TOKEN_LIMIT_REACHED: {
    status: HttpStatus.CONFLICT,
    text: 'This account cannot have any more tokens. Please revoke one first.',
  },
  WEBHOOK_LIMIT_REACHED: {
    status: HttpStatus.CONFLICT,
    text: 'This account cannot have any more webhooks. Please remove one first.',
  },
  WEBHOOK_OFF: {
    status: HttpStatus.CONFLICT,
    text: 'This webhook is switched off. Please switch it on first.',
  },
  CHANGED_ELSEWHERE: {
    status: HttpStatus.CONFLICT,
    text: 'This has been changed elsewhere in the meantime.',
  },
  REPLY_IN_PROGRESS: { status: HttpStatus.CONFLICT, text: 'A reply is still being written' },
  EMERGENCY_NOW: {
    status: HttpStatus.CONFLICT,
    text: 'This cannot wait for a vet online. Please call one now.',
  },
  CONSULTATION_OPEN: {
    status: HttpStatus.CONFLICT,
    text: 'A vet has already been asked about this pet.',
  },
  PRECONDITION_FAILED: {
    status: HttpStatus.PRECONDITION_FAILED,
    text: 'This has changed since it was read. Read it again.',
  },
  IDEMPOTENCY_KEY_IN_USE: {
    status: HttpStatus.CONFLICT,
    text: 'A request with this Idempotency-Key is still being answered.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: HttpStatus.UNPROCESSABLE_ENTITY,
    text: 'This Idempotency-Key has already been used for another request.',
  },
  PHOTO_LIMIT_REACHED: {
    status: HttpStatus.CONFLICT,
    text: 'No more photos can be stored in this account.',
  },
  PHOTO_TOO_LARGE: { status: HttpStatus.PAYLOAD_TOO_LARGE, text: 'This photo is too large.' },
  PHOTO_UNREADABLE: {
    status: HttpStatus.UNPROCESSABLE_ENTITY,
    text: 'This file could not be read as a photo. JPEG, PNG, WebP and HEIC can.',
  },
  PAYLOAD_TOO_LARGE: { status: HttpStatus.PAYLOAD_TOO_LARGE, text: 'Request too large' },
  UNSUPPORTED_MEDIA_TYPE: {
    status: HttpStatus.UNSUPPORTED_MEDIA_TYPE,
    text: 'The body has the wrong type',
  },
  IMPLAUSIBLE_AMOUNT: {
    status: HttpStatus.UNPROCESSABLE_ENTITY,
    text: 'This amount does not fit this animal. Please check it.',
  },
  TOO_MANY_REQUESTS: {
    status: HttpStatus.TOO_MANY_REQUESTS,
    text: 'Too many attempts. Please try again later.',
  },
  QUESTION_LIMIT_REACHED: { status: HttpStatus.TOO_MANY_REQUESTS, text: 'Question limit reached' },
  DAILY_LIMIT_REACHED: {
    status: HttpStatus.TOO_MANY_REQUESTS,
    text: 'Daily question limit reached',
  },
  INTERNAL: { status: HttpStatus.INTERNAL_SERVER_ERROR, text: 'Something went wrong on our side' },
  BUSY: { status: HttpStatus.SERVICE_UNAVAILABLE, text: 'Busy. Please try again in a moment.' },
  PAYMENTS_NOT_CONFIGURED: {
    status: HttpStatus.SERVICE_UNAVAILABLE,
    text: 'Payments are not configured.',
  },
  PAYMENTS_UNAVAILABLE: {
    status: HttpStatus.SERVICE_UNAVAILABLE,
    text: 'The payment service is not available. Please try again in a moment.',
  },
  UNAVAILABLE: {
    status: HttpStatus.SERVICE_UNAVAILABLE,
    text: 'Temporarily unavailable. Please try again in a moment.',
  },
};

/** All codes with their status and text. */
export const knownErrors = () =>
  Object.entries(ERRORS).map(([code, { status, text }]) => ({ code, status, text }));

/** An error with a contract code: the only kind users see. */
export class AppError extends Error {
  readonly statusCode: HttpStatus;

  /**
   * @param retryAfter seconds until a retry makes sense.
   * @param cause for the log only.
   */
  constructor(
    readonly code: ErrorCode,
    readonly details: ErrorDetails = {},
    readonly retryAfter?: number,
    cause?: unknown,
  ) {
    super(ERRORS[code].text, { cause });
    this.statusCode = ERRORS[code].status;
  }

  get body(): ErrorBody {
    return {
      statusCode: this.statusCode,
      error: this.message,
      code: this.code,
      ...this.details,
    };
  }
}
