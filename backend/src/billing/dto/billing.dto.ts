import { Transform } from 'class-transformer';
import type {
  ActivationBody,
  PaymentBody,
  PlanCheckBody,
  PlanSwitchBody,
} from '../../contract/billing.js';
import { PAID_PLANS, PLANS, type PaidPlan, type Plan } from '../../contract/plans.js';
import { MAX_ID } from '../../platform/database/safe-integer.js';
import {
  Amount,
  EntityId,
  Flag,
  OneOf,
  Optional,
  Trimmed,
  WholeNumber,
} from '../../platform/validation/fields.js';

/** Characters; far above any id of a payment provider. */
const PAYMENT_ID_MAX = 255;

export class PaymentDto implements PaymentBody {
  @OneOf(PAID_PLANS) planType: PaidPlan;
  @Optional() @Amount() amount?: number | undefined;
  @Optional() @Flag() giveUp?: boolean | undefined;
}

export class PlanSwitchDto implements PlanSwitchBody {
  @OneOf(PAID_PLANS) planType: PaidPlan;
  @WholeNumber(0, MAX_ID) amountDue: number;
}

export class PlanCheckDto implements PlanCheckBody {
  @OneOf(PLANS) planType: Plan;
}

export class ActivationDto implements ActivationBody {
  /** Old clients send it as a string. */
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
  )
  @EntityId()
  userId: number;
  @OneOf(PAID_PLANS) planType: PaidPlan;
  @Trimmed({ min: 1, max: PAYMENT_ID_MAX }, 'Required') paymentIntentId: string;
}
