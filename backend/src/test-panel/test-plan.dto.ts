import { z } from 'zod';
import { PLANS } from '../contract/plans.js';
import type { TestPlanBody } from '../contract/test-panel.js';
import { required } from '../platform/validation/fields.js';

export const testPlanDto = z.strictObject({
  planType: z.enum(PLANS, required),
}) satisfies z.ZodType<TestPlanBody>;
