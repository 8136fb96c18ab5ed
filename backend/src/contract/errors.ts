import type { Triage } from './chat.js';
import type { DiaryEntry, DiaryUnit } from './diary.js';
import type { PaidPlan, Plan } from './plans.js';
import type { Reminder } from './reminders.js';
import type { TokenScopeName } from './tokens.js';

/** Machine-readable codes of error bodies, acknowledgements and refused socket connections. */
export type ErrorCode =
  | 'VALIDATION_FAILED'
  | 'TOKEN_INVALID'
  | 'PRICE_MISMATCH'
  | 'BAD_SIGNATURE'
  | 'MALFORMED_EVENT'
  | 'UNAUTHENTICATED'
  | 'INVALID_CREDENTIALS'
  | 'FRESH_SIGN_IN_NEEDED'
  | 'IDENTITY_NOT_PROVEN'
  | 'SECOND_FACTOR_NEEDED'
  | 'PAYMENT_NOT_CONFIRMED'
  | 'FIRST_MONTH_USED'
  | 'FORBIDDEN'
  | 'CROSS_SITE'
  | 'PLAN_REQUIRED'
  | 'SCOPE_MISSING'
  | 'PET_LIMIT_REACHED'
  | 'NOT_FOUND'
  | 'ACCOUNT_EXISTS'
  | 'ALREADY_SUBSCRIBED'
  | 'PRICE_CHANGED'
  | 'PAYMENT_PENDING'
  | 'RENEWAL_PENDING'
  | 'NO_SUBSCRIPTION'
  | 'REFUND_NOT_POSSIBLE'
  | 'LAST_SIGN_IN'
  | 'MEMORY_LIMIT_REACHED'
  | 'DIARY_LIMIT_REACHED'
  | 'REMINDER_LIMIT_REACHED'
  | 'TOKEN_LIMIT_REACHED'
  | 'WEBHOOK_LIMIT_REACHED'
  | 'WEBHOOK_OFF'
  | 'CHANGED_ELSEWHERE'
  | 'REPLY_IN_PROGRESS'
  | 'EMERGENCY_NOW'
  | 'CONSULTATION_OPEN'
  | 'PRECONDITION_FAILED'
  | 'IDEMPOTENCY_KEY_IN_USE'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'PHOTO_LIMIT_REACHED'
  | 'PAYLOAD_TOO_LARGE'
  | 'PHOTO_TOO_LARGE'
  | 'PHOTO_UNREADABLE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'IMPLAUSIBLE_AMOUNT'
  | 'TOO_MANY_REQUESTS'
  | 'QUESTION_LIMIT_REACHED'
  | 'DAILY_LIMIT_REACHED'
  | 'INTERNAL'
  | 'BUSY'
  | 'PAYMENTS_NOT_CONFIGURED'
  | 'PAYMENTS_UNAVAILABLE'
  | 'UNAVAILABLE';

/** Additional data of some codes. */
export interface ErrorDetails {
  /** `VALIDATION_FAILED`, `MALFORMED_EVENT`: field name to message. */
  fields?: Record<string, string>;
  /** Question limits: questions left, and the current plan. */
  remainingQuestions?: number;
  currentPlan?: Plan;
  /**
   * Number allowed. `PET_LIMIT_REACHED`: by the plan; `MEMORY_LIMIT_REACHED`,
   * `DIARY_LIMIT_REACHED`, `REMINDER_LIMIT_REACHED`: per pet; `TOKEN_LIMIT_REACHED`,
   * `WEBHOOK_LIMIT_REACHED`: per account.
   */
  limit?: number;
  /** `PRICE_CHANGED`: the amount due now, in cents. */
  amountDue?: number;
  /**
   * `PLAN_REQUIRED`: the smallest plan that includes the feature; `PAYMENT_PENDING`: the plan whose
   * payment is under way.
   */
  plan?: PaidPlan;
  /** `SCOPE_MISSING`: the scope that the token lacks. */
  scope?: TokenScopeName;
  /** `CHANGED_ELSEWHERE`: the entry as it is stored now. */
  entry?: DiaryEntry;
  /** `CHANGED_ELSEWHERE`: the reminder as it is stored now. */
  reminder?: Reminder;
  /** `IMPLAUSIBLE_AMOUNT`: the unit in which the amount would be plausible. */
  suggestedUnit?: DiaryUnit;
  /**
   * What to do now, if a refused question is urgent or an emergency; always present with
   * `EMERGENCY_NOW`.
   */
  triage?: Triage;
}

/** Body of every failed REST call. */
export interface ErrorBody extends ErrorDetails {
  statusCode: number;
  /** Message for the user. */
  error: string;
  code: ErrorCode;
}
