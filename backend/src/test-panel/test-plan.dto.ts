import { PLANS, type Plan } from '../contract/plans.js';
import type { TestPlanBody } from '../contract/test-panel.js';
import { OneOf } from '../platform/validation/fields.js';

export class TestPlanDto implements TestPlanBody {
  @OneOf(PLANS)
  planType: Plan;
}
